import { describe, expect, it } from "vitest";
import { narrate, sound, sum } from "../../../src/games/galaktico/log";
import { Words } from "../../../src/games/galaktico/words";
import type { Attack, Fight, Side } from "../../../src/generated/galaktico";
import { holdsWords } from "../catalogue";
import { LANGUAGES } from "../says";
import { NAMES, POSITIONS, position } from "./positions";
import { CATALOGUES, SOURCES } from "./says";

const words = (language: "de" | "en", seat = 0): Words => new Words(CATALOGUES[language].say, NAMES, seat);
const ship = { field: "A33", seat: 0, kind: "scout", docked: false, moved: false } as const;
const passed = [true, false, false, true];
const side: Side = {
  ...{ seat: 0, kind: "scout", shield: "deflector", base: 1, bonus: 3, total: 18, gain: 1 },
  hits: [
    { weapon: "plasma-bomb", strength: [5, 5, 3, 1], passed, total: 6 },
    { weapon: "impulse-thrower", strength: [4, 3, 3, 4], passed, total: 8 },
  ],
};
const attack: Attack = {
  ...{ path: ["A23", "B32", "B33"], jumps: [1], seat: 1, kind: "cruiser", bonus: 0 },
  ...{ steps_left: 1, hyperflights_left: 1, attack: null, defence: null },
};

describe("what things are called", () => {
  it("fields, with what is on them", () => {
    expect(words("de").field("A33", [ship], false, -1)).toBe("A33, dein Aufklärer");
    expect(words("de").field("A33", [{ ...ship, moved: true }], false, -1)).toBe("A33, dein Aufklärer, schon gezogen");
    expect(words("en", 1).field("A33", [ship], false, -1)).toBe("A33, Scout of Anna");
    expect(words("en").field("A12", [], true, -1)).toBe("A12, meteor");
    expect(words("de").field("A13", [], false, -1)).toBe("A13, leer");
    expect(words("de").field("B44", [], false, 1)).toBe("B44, Station von Ben");
    expect(words("en").field("A44", [ship], false, 0)).toBe("A44, your station, on it: your Scout");
  });

  it("shields and weapons", () => {
    expect(words("en").shield({ token: "deflector", stops: ["laser", "quantum"] })).toBe("Deflector: stops Laser and Quantum");
    const lance = { token: "photon-lance", strength: [6, 2, 0, 6] };
    expect(words("de").weapon(lance)).toBe("Photonenlanze: Laser 6, Quanten 2, Krypto 0, Impuls 6");
  });

  it("ways and attacks", () => {
    expect(words("de").way({ path: ["A23"], jumps: [] })).toBe("1 Schritt");
    expect(words("en").way({ path: ["A23", "B32"], jumps: [1] })).toBe("2 steps, one of them a hyperflight");
    expect(words("en").way(attack)).toMatch(/^3 steps, .*, attack, nobody knows how it ends$/);
    expect(words("de").way({ ...attack, attack: 20, defence: 18 })).toMatch(/Angriff 20 gegen 18, gewinnt$/);
    expect(words("de").way({ ...attack, attack: 18, defence: 18 })).toMatch(/beide geschlagen$/);
    expect(words("de").choice(attack)).toBe("ein Hyperraumflug; danach noch 1 Schritt, 1 Hyperraumflug");
  });

  it("a fight with its sums", () => {
    expect(sum(side)).toBe("1+6+8+3");
    const other: Side = { ...side, seat: 1, kind: "cruiser", bonus: 0, base: 3, total: 17, gain: 0 };
    const fight: Fight = { number: 1, field: "B33", attacker: side, defender: other, winner: 0 };
    const said = words("en").fight(fight);
    expect(said).toContain("You, Scout 1+6+8+3 = 18");
    expect(said).toContain("Ben, Cruiser 3+6+8 = 17");
    expect(said).toMatch(/You win\.$/);
  });

  it("of the others' loadouts only that they are hidden", () => {
    const { view } = position("began");
    for (const card of view.players[1]?.cards ?? []) expect(words("en").type(card, 1)).toMatch(/loadout still hidden$/);
    for (const card of view.players[0]?.cards ?? []) expect(words("en").type(card, 0)).toMatch(/equipped in secret: .*, .*, /);
  });
});

describe.each(LANGUAGES)("in %s", (language) => {
  it("everything in every position has words", () => {
    for (const { view, seat } of POSITIONS) {
      const speak = words(language, seat);
      const cards = view.players.flatMap((player, of) => player.cards.map((card) => speak.type(card, of)));
      const ways = view.reach.flatMap(({ courses, attacks }) => [...courses, ...attacks].map((way) => speak.way(way)));
      const things = [...view.shields.map((one) => speak.shield(one)), ...view.weapons.map((one) => speak.weapon(one))];
      for (const text of [...cards, ...ways, ...things, ...speak.info(view), speak.summary(view)]) {
        expect(text).not.toMatch(/board-|type-|card-|log-|undefined|[{}]/);
      }
    }
  });

  it("every event has a line", () => {
    for (const { events, seat } of POSITIONS) {
      for (const event of events) {
        const line = narrate(event, CATALOGUES[language].say, NAMES, seat);
        expect(line).toMatch(/^[A-ZÄÖÜ].{4}/);
        expect(line).not.toMatch(/log-|board-|[{}]|undefined/);
      }
    }
  });
});

it("a victory sounds different from a defeat", () => {
  const fight = POSITIONS.find(({ name }) => name === "fought")?.events.find(({ kind }) => kind === "fought");
  expect(fight && sound(fight, 0)).not.toBe(fight && sound(fight, 1));
});

holdsWords("galaktico", CATALOGUES, SOURCES, {
  kinds: "board|button",
  tokens: ["ready", "stay", "hyper-0", "hyper-1", "hyper-2"],
  made: ["board-effect-"],
});
