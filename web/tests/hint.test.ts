import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { AdvisedChoice, Hinted } from "../src/generated/protocol";
import { Catalogue } from "../src/texts/catalogue";
import { chances, doing, meaning, source, sureness, worth } from "../src/table/hint";

const GOALS = "medal-bronze = Bronze\nmedal-silver = Silver\nmedal-gold = Gold\n"; // as a game names its own

function words(language: "de" | "en"): Catalogue {
  return new Catalogue(language, [readFileSync(`../src/raumhafen/engine/texts/${language}.ftl`, "utf8"), GOALS]);
}

const exact: Hinted = {
  type: "hinted",
  reply_to: 1,
  exact: true,
  sure: "clear",
  unit: "points",
  goals: ["medal-bronze", "medal-silver", "medal-gold"],
  chances: "best",
  games: 0,
  choices: [],
};
const estimate: Hinted = { ...exact, exact: false, sure: "probable", chances: "estimate", games: 240 };
const search: Hinted = { ...estimate, unit: "chance", goals: [], chances: "none", games: 0 };
const choice: AdvisedChoice = { tokens: ["blue", "tool"], value: 14.3249, margin: 0.416, chances: [1, 0.4251, 0] };
const spaced = (said: string): string => said.replaceAll("\u00a0", " ");

describe("advice in words", () => {
  const [de, en] = [words("de").say, words("en").say];

  it("is exact, or says that it is an estimate", () => {
    expect(source(exact, de)).toBe("Der Coach hat es bis zum Ende ausgerechnet:");
    expect(source(estimate, en)).toContain("estimates");
    expect(source(estimate, en)).toContain("240 times");
    expect(worth(exact, choice, de)).toBe("14,32 Punkte");
    expect(worth(estimate, choice, de)).toBe("etwa 14,32 (± 0,42) Punkte");
    expect(worth(estimate, choice, en)).toBe("about 14.32 (± 0.42) points");
  });

  it("says that it thinks, or that it gets ready first", () => {
    expect(doing(false, de)).toBe("Der Coach überlegt …");
    expect(doing(true, de)).toBe("Der Coach macht sich noch bereit, dann antwortet er …");
    expect(doing(true, en)).toBe("The coach is getting ready, and will answer after that …");
  });

  it("says how sure it is", () => {
    expect(sureness(exact, de)).toBe("Der erste Vorschlag ist klar der beste.");
    expect(sureness(exact, en)).toBe("The first suggestion is clearly the best.");
    expect(sureness(estimate, de)).toBe("Der erste Vorschlag ist wahrscheinlich der beste.");
    expect(sureness(estimate, en)).toBe("The first suggestion is probably the best.");
    expect(sureness({ ...search, sure: "even" }, de)).toBe("Die besten Vorschläge nehmen sich kaum etwas.");
    expect(sureness({ ...search, sure: "even" }, en)).toBe("There is hardly any difference between the best.");
  });

  it("tells the chance to win as a percentage", () => {
    const win = { ...choice, value: 0.5749, margin: 0.0213, chances: [] };
    expect(source(search, de)).toBe("Der Coach hat vorausgedacht und schätzt, wie oft du damit gewinnst:");
    expect(source(search, en)).toBe("The coach has thought ahead and estimates how often you win with each:");
    expect(spaced(worth(search, win, de))).toBe("57 % (± 2) Siegchance");
    expect(spaced(worth(search, win, en))).toBe("57 % (± 2) to win");
    expect(spaced(worth(search, { ...win, value: 1, margin: 0.0001 }, en))).toBe("above 99 % (± 1) to win");
    expect(spaced(worth({ ...search, exact: true }, { ...win, value: 1, margin: 0 }, en))).toBe("certain to win");
  });

  it("has nothing to weigh where only one thing can be done", () => {
    const only: Hinted = { ...search, sure: "only" };
    expect(sureness(only, de)).toBe("Du hast nur diese eine Möglichkeit:");
    expect(sureness(only, en)).toBe("There is only one thing you can do:");
    expect([source(only, de), worth(only, choice, de)]).toEqual(["", ""]);
  });

  it("is certain only of what was worked out", () => {
    expect(chances(exact, choice, en).map(spaced)).toEqual(["Bronze certain", "Silver 43 %", "Gold impossible"]);
    expect(chances(estimate, choice, en).map(spaced)).toEqual(["Bronze above 99 %", "Silver 43 %", "Gold below 1 %"]);
  });

  it("says what chances mean", () => {
    expect(meaning(exact, en)).toContain("if you play for that alone");
    expect(meaning({ ...exact, chances: "estimate", games: 32 }, en)).toContain("32 games");
    expect(meaning(estimate, en)).toBe("");
    expect(meaning({ ...exact, goals: [], chances: "none" }, en)).toBe("");
  });
});
