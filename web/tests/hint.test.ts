import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { AdvisedChoice, Hinted } from "../src/generated/protocol";
import { Catalogue } from "../src/texts/catalogue";
import { chances, meaning, sureness, worth } from "../src/table/hint";

function words(language: "de" | "en"): Catalogue {
  const folder = "../src/raumhafen";
  const files = [`${folder}/engine/texts/${language}.ftl`, `${folder}/games/galaktix/texts/${language}.ftl`];
  return new Catalogue(
    language,
    files.map((file) => readFileSync(file, "utf8")),
  );
}

const exact: Hinted = {
  type: "hinted",
  reply_to: 1,
  exact: true,
  unit: "points",
  goals: ["medal-bronze", "medal-silver", "medal-gold"],
  chances: "best",
  games: 0,
  choices: [],
};
const estimate: Hinted = { ...exact, exact: false, chances: "estimate", games: 240 };
const choice: AdvisedChoice = { tokens: ["blue", "tool"], value: 14.3249, margin: 0.416, chances: [1, 0.4251, 0] };
const spaced = (said: string): string => said.replaceAll("\u00a0", " ");

describe("advice in words", () => {
  it("is exact, or says that it is an estimate", () => {
    const [de, en] = [words("de").say, words("en").say];
    expect(sureness(null, de)).toBe("Der Coach überlegt …");
    expect(sureness(exact, de)).toBe("Der Coach hat es bis zum Ende ausgerechnet:");
    expect(sureness(estimate, en)).toContain("estimates");
    expect(sureness(estimate, en)).toContain("240 times");
    expect(worth(exact, choice, de)).toBe("14,32 Punkte");
    expect(worth(estimate, choice, de)).toBe("etwa 14,32 (± 0,42) Punkte");
    expect(worth(estimate, choice, en)).toBe("about 14.32 (± 0.42) points");
  });

  it("is certain only of what was worked out", () => {
    const say = words("en").say;
    expect(chances(exact, choice, say).map(spaced)).toEqual(["Bronze certain", "Silver 43 %", "Gold impossible"]);
    expect(chances(estimate, choice, say).map(spaced)).toEqual(["Bronze above 99 %", "Silver 43 %", "Gold below 1 %"]);
  });

  it("says what chances mean", () => {
    const say = words("en").say;
    expect(meaning(exact, say)).toContain("if you play for that alone");
    expect(meaning({ ...exact, chances: "estimate", games: 32 }, say)).toContain("32 games");
    expect(meaning(estimate, say)).toBe("");
    expect(meaning({ ...exact, goals: [], chances: "none" }, say)).toBe("");
  });
});
