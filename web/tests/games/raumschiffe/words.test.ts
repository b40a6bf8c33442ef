import { describe, expect, it } from "vitest";
import { symbolsOf } from "../../../src/games/raumschiffe/layout";
import { narrate, sound } from "../../../src/games/raumschiffe/log";
import { Words } from "../../../src/games/raumschiffe/words";
import type { Card, Spot } from "../../../src/generated/raumschiffe";
import { holdsWords } from "../catalogue";
import { LANGUAGES } from "../says";
import { NAMES, position, POSITIONS } from "./positions";
import { CATALOGUES, SOURCES } from "./says";

const SYMBOLS = symbolsOf(position("lay").view);
const words = (language: "de" | "en", seat = 0): Words => new Words(CATALOGUES[language].say, NAMES, seat, SYMBOLS);
const card: Card = { token: "pae", systems: ["projectile", "armour", "energy"], rank: 3 };
const spot: Spot = { token: "energy", symbol: "diamond", card, strength: 5, late: true };

describe("what things are called", () => {
  it("cards", () => {
    expect(words("de").card(card)).toBe("Karte mit Säule, Balken und Raute, Rang 3");
    expect(words("en").card(card)).toBe("Card with Column, Bar and Diamond, rank 3");
  });

  it("spots", () => {
    expect(words("de").spot({ ...spot, token: "shield", symbol: "circle", card: null })).toBe("Energieschild, noch leer");
    expect(words("de").spot(spot)).toMatch(/^Energiewaffe: Karte mit .*, Stärke 5 \(3 \+ 1 \+ 1, davon spätes \+1\)$/);
    expect(words("en").spot({ ...spot, strength: 3, late: false })).toMatch(/, strength 3$/);
    expect(words("en").spot({ ...spot, token: "pilot", symbol: "" })).toMatch(/^Pilot: Card .*, as the regulator$/);
    expect(words("de").hidden("armour", false)).toBe("Panzerung, noch geheim");
    expect(words("en").hidden("armour", true)).toBe("Armour, laid face down");
  });

  it("shots", () => {
    const shot = { attacker: 0, weapon: "energy", attack: 5, defence: 4, damage: 1, lost: [] };
    expect(words("de").shot(shot, true)).toBe("Du: Energiewaffe 5 gegen Energieschild 4, 1 Punkt");
    expect(words("en", 1).shot({ ...shot, damage: 0 }, false)).toBe("Anna: Energy weapon 5 against Energy shield 4, repelled");
  });
});

describe.each(LANGUAGES)("in %s", (language) => {
  it("everything in every position has words", () => {
    for (const { view, seat } of POSITIONS) {
      const speak = words(language, seat);
      const spots = [...view.ships.map((ship) => ship.spots), ...view.last].flat();
      const shots = view.shots.map((shot) => speak.shot(shot, view.cuddle));
      for (const text of [...spots.map((one) => speak.spot(one)), ...shots, speak.summary(view)]) {
        expect(text).not.toMatch(/board-|sketch-|system-|symbol-|undefined|[{}]/);
      }
    }
  });

  it("every event has a line", () => {
    for (const { events, seat } of POSITIONS) {
      for (const event of events) {
        const line = narrate(event, CATALOGUES[language].say, NAMES, seat);
        expect(line).toMatch(/^[A-ZÄÖÜ].*[.!]$/);
        expect(line).not.toMatch(/log-|board-|[{}]|undefined/);
      }
    }
  });
});

it("a hit sounds different from a shot that bounces off", () => {
  const shot = { attacker: 0, weapon: "energy", attack: 5, defence: 4, damage: 1, lost: [] };
  const hit = sound({ kind: "fired", shot }, 0);
  expect(hit).not.toBeNull();
  expect(sound({ kind: "fired", shot: { ...shot, damage: 0 } }, 0)).not.toBe(hit);
});

holdsWords("raumschiffe", CATALOGUES, SOURCES, {
  kinds: "board|button|sketch",
  tokens: ["ready", "add", "keep"],
  made: ["board-short-"],
});
