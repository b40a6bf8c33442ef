import { describe, expect, it } from "vitest";
import { Catalogue } from "../src/texts/catalogue";
import de from "../texts/de.ftl?raw";
import en from "../texts/en.ftl?raw";
import engineDe from "@python/engine/texts/de.ftl?raw";
import engineEn from "@python/engine/texts/en.ftl?raw";

const OWN = { de, en };
const ENGINE = { de: engineDe, en: engineEn }; // what is said with the words of a game

const SOURCE = `
greet = Hello { $name }
world-4 = Tamris
prize = The prize is { $world } ({ $value })
points = { $points ->
    [one] one point
   *[other] { $points } points
}
token-red = rot
token-clone = klon
token-no-figure = keine-figur
`;

describe("a catalogue", () => {
  const texts = new Catalogue("en", [SOURCE, "greet = Good day { $name }"]);

  it("says messages with their facts", () => {
    expect(texts.say("points", { points: 1 })).toBe("one point");
    expect(texts.say("points", { points: 3 })).toBe("3 points");
  });

  it("says first what a fact with @ names", () => {
    expect(texts.say("prize", { world: "@world-4", value: 3 })).toBe("The prize is Tamris (3)");
  });

  it("lets a later source win", () => {
    expect(texts.say("greet", { name: "Vega" })).toBe("Good day Vega");
  });

  it("shows what is missing by its name and never breaks", () => {
    expect(texts.say("nowhere")).toBe("nowhere");
    expect(texts.say("prize", { world: "@nowhere", value: 1 })).toBe("The prize is nowhere (1)");
    expect(texts.say("greet")).toContain("Good day");
  });

  it("adds no invisible marks around facts", () => {
    expect(texts.say("greet", { name: "x" })).toHaveLength("Good day x".length);
  });

  it("says tokens whole, or part by part", () => {
    expect(texts.token("no-figure")).toBe("keine-figur");
    expect(texts.token("red-6-clone")).toBe("rot-6-klon");
    expect(texts.token("+1")).toBe("+1");
    expect(texts.token("b3")).toBe("b3");
  });
});

describe.each(["de", "en"] as const)("the client's own words (%s)", (language) => {
  const texts = new Catalogue(language, [OWN[language]]);

  it("know numbers", () => {
    for (const matches of [0, 1, 7]) {
      for (const wins of [0, 1, 3]) {
        const said = texts.say("statistics-own", { matches, wins });
        expect(said).toMatch(/^\S.*[^.]\.$/);
        expect(said).not.toMatch(/[{}]|\s\s| \./);
      }
    }
    expect(texts.say("players", { low: 1, high: 1 })).not.toMatch(/\d/);
    expect(texts.say("players", { low: 2, high: 6 })).toContain("2–6");
  });

  it("name whatever pages ask for", () => {
    const pages = import.meta.glob<string>("../src/**/*.{svelte,ts}", {
      query: "?raw",
      import: "default",
      eager: true,
    });
    const own = Object.entries(pages).filter(([path]) => !path.includes("/games/") && !path.includes("/fake/"));
    const asked = own.flatMap(([, text]) =>
      [...text.matchAll(/\bsay\(\s*["']([a-z-]+)["']/g)].map((match) => match[1] ?? ""),
    );
    expect(asked.length).toBeGreaterThan(80);
    const atTable = new Catalogue(language, [OWN[language], ENGINE[language]]);
    expect(asked.filter((message) => !atTable.has(message))).toEqual([]);
  });
});

it.each(["de", "en"] as const)("calls levels as the terminal does (%s)", (language) => {
  const levels = (text: string): string[] => text.match(/^level-.*$/gm) ?? [];
  expect(levels(OWN[language])).toEqual(levels(ENGINE[language]));
  expect(levels(OWN[language]).length).toBe(14);
});

it("has no words that nobody says", () => {
  const pages = import.meta.glob<string>("../src/**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });
  const all = Object.values(pages).join("\n");
  const messages = [...en.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((match) => match[1] ?? "");
  const families = /^(level|colour|language|motion|key|keys|link|difficulty)\b/;
  expect(
    messages.filter(
      (message) => !families.test(message) && !all.includes(`"${message}"`) && !all.includes(`'${message}'`),
    ),
  ).toEqual([]);
});
