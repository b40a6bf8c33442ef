import { describe, expect, it } from "vitest";
import { narrate, sound } from "../../../src/games/punktegalaxie/log";
import { signed, Words } from "../../../src/games/punktegalaxie/words";
import type { Card, Tile } from "../../../src/generated/punktegalaxie";
import { holdsWords } from "../catalogue";
import { LANGUAGES } from "../says";
import { NAMES, POSITIONS, position } from "./positions";
import { CATALOGUES, SOURCES } from "./says";

const words = (language: "de" | "en", seat = 0): Words => new Words(CATALOGUES[language].say, NAMES, seat);
const card: Card = { number: 7, token: "red-blue-5-rocket", kind: "planet", colours: ["red", "blue"], value: 5, points: 0, rockets: 1, letter: "" };
const sun: Card = { ...card, kind: "sun", colours: ["red", "red"], value: 0, points: 3, rockets: 0, letter: "A" };
const moon: Card = { ...sun, kind: "moon", colours: ["red"], points: 2, letter: "", worth: 2 };
const none = { suns: 0, planets: 0, moons: 0, research: 0, tiles: 0, asteroids: 0, total: 0 };

describe("what things are called", () => {
  it("cards", () => {
    expect(words("de").card(card)).toBe("Planet 5, rot und blau, 1 Rakete");
    expect(words("de").card({ ...card, colours: [], value: 0, rockets: 0 })).toBe("Planet X");
    expect(words("de").card(sun)).toBe("Sonne: 3 Punkte für je 2 × rot, Forschung A");
    expect(words("de").card(moon)).toBe("Mond: 2 Punkte neben rot");
    expect(words("de").card({ ...moon, colours: ["red", "blue"] })).toBe("Mond: 2 Punkte zwischen rot und blau");
    expect(words("en").lying(moon)).toBe("Moon: 2 points beside red. Brings 2 points");
  });

  it("places of the market, with the other side as far as it is known", () => {
    const place = { token: "b1", card: sun, height: 12, others: [card] };
    expect(words("de").place(place)).toBe(
      "B1, Stapel mit 12 Karten: Sonne: 3 Punkte für je 2 × rot, Forschung A. Rückseite: Planet 5, rot und blau, 1 Rakete",
    );
    expect(words("de").place({ ...place, others: [card, card] })).toMatch(/Rückseite, eine von diesen: /);
    expect(words("de").place({ ...place, card: null, height: 0, others: [] })).toBe("B1: leer");
  });

  it("spots, with what they would bring", () => {
    const gain = { ...none, suns: 3, planets: 2, total: 5 };
    expect(words("de").spot("2-upper", gain)).toBe("System 2, oberes Ende: +5 Punkte (Sonnen 3, Planeten 2)");
    expect(words("de").spot("new", undefined)).toBe("Neues System");
    expect([3, -2, 0].map(signed)).toEqual(["+3", "−2", "±0"]);
  });

  it("achievements", () => {
    expect(words("de").achievement("suns-10")).toMatch(/10/);
  });
});

const RAW = /(board|token|button|achievement|option|log|sketch)-|undefined|[{}]/;

describe.each(LANGUAGES)("in %s", (language) => {
  it("everything in every position has words", () => {
    for (const { view, seat } of POSITIONS) {
      const speak = words(language, seat);
      const tiles = [...view.offer.map((tile) => speak.offered(tile, view.gains[tile.token])), ...view.galaxies.flatMap(({ tiles: held }) => held.map((tile) => speak.held(tile)))];
      const places = view.market.map((place) => speak.place(place));
      const marks = view.achievements.map((name) => speak.achievement(name));
      for (const text of [...tiles, ...places, ...marks, speak.summary(view)]) expect(text).not.toMatch(RAW);
    }
  });

  it("every kind of tile has words", () => {
    const kinds = ["planets", "system", "tiles", "asteroids", "wormholes", "moons", "research", "value", "suns", "equal"] as const;
    const said = kinds.map((kind) => words(language).tile({ token: "", kind, colours: ["red"], count: 3, points: 1 } satisfies Tile));
    expect(new Set(said).size).toBe(kinds.length);
    for (const text of said) expect(text).not.toMatch(RAW);
  });

  it("every event has a line, refilling only where a stack was renewed", () => {
    for (const { events, seat, view } of POSITIONS) {
      const names = NAMES.slice(0, view.difficulty ? 1 : view.galaxies.length);
      for (const event of events) {
        const line = narrate(event, CATALOGUES[language].say, names, seat);
        const quiet = event.kind === "refilled" && !event.steps.some(({ what }) => what === "renewed");
        if (quiet) expect(line).toBe("");
        else expect(line).toMatch(/^[A-ZÄÖÜ\d].*[.!]$/);
        expect(line).not.toMatch(RAW);
      }
    }
  });
});

it("Galaxus is named in the log, and you are spoken to", () => {
  const { events } = position("galaxus");
  const took = events.find((event) => event.kind === "took" && event.seat === -1);
  expect(took && narrate(took, CATALOGUES.de.say, ["Anna"], 0)).toMatch(/Galaxus/);
});

it("an achievement sounds, none does not", () => {
  expect(sound({ kind: "marked", seat: 0, achievement: "suns-10" })).toBe("win");
  expect(sound({ kind: "marked", seat: 0, achievement: "" })).toBeNull();
});

holdsWords("punktegalaxie", CATALOGUES, SOURCES, { kinds: "board|button|log|sketch|option|achievement" });
