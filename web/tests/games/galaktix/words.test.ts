import { describe, expect, it } from "vitest";
import { landingOf } from "../../../src/games/galaktix/layout";
import { narrate, sound } from "../../../src/games/galaktix/log";
import { FACES } from "../../../src/games/galaktix/looks";
import { KINDS, Words } from "../../../src/games/galaktix/words";
import type { Field, Road } from "../../../src/generated/galaktix";
import { holdsWords } from "../catalogue";
import { LANGUAGES } from "../says";
import { POSITIONS, position } from "./positions";
import { CATALOGUES, SOURCES } from "./says";

const words = (language: "de" | "en"): Words => new Words(CATALOGUES[language].say);
const road: Road = { colour: "blue", height: 3, points: 0, fields: [] };
const field: Field = { token: "blue-6", shows: "white", flag: true, piece: "" };

describe("what things are called", () => {
  it("fields, with what happens there", () => {
    expect(words("de").field(road, field, 1, undefined)).toBe("Blau 6: weiße Extrarakete, mit Fahne, 1 Punkt auf der Leiste");
    const landing = { colour: "blue", dice: 3, field: "blue-6", vortex: false };
    expect(words("de").field(road, field, 1, landing)).toMatch(/\. 3 × Blau: Landung auf Feld 6$/);
    expect(words("de").field(road, { ...field, token: "blue-7" }, 2, landing)).not.toMatch(/Landung/);
    expect(words("de").part(road, field, 1)).toMatch(/^Bauteil hier lassen: Blau 6\. /);
  });

  it("dice", () => {
    expect(words("de").die("tool", 1)).toBe("Würfel 2: Werkzeug");
    expect(words("de").dice(["blue", "blue", "tool"])).toBe("2 × Blau, 1 × Werkzeug");
  });

  it("what lies in the depot", () => {
    expect(words("de").stock("parts", 1)).toBe("1 Bauteil");
    expect(words("de").stock("parts", 3)).toMatch(/^Rakete aus 2 Bauteilen, 3 Bauteile$/);
    expect(words("de").stocks({ white: 0, grey: 0, black: 0, parts: 0 })).toBe("nichts");
  });

  it("the next medal", () => {
    const { view } = position("first");
    expect(words("de").next({ ...view, score: 14, medals: [12, 15, 18] })).toBe("Noch 1 Punkt bis Silber");
    expect(words("de").next({ ...view, score: 20, medals: [12, 15, 18] })).toBe("");
  });
});

describe.each(LANGUAGES)("in %s", (language) => {
  it("everything in every position has words", () => {
    for (const { view } of POSITIONS) {
      const speak = words(language);
      const fields = view.roads.flatMap((way) =>
        way.fields.flatMap((one, at) => {
          const points = view.ladder[at] ?? 0;
          return [speak.field(way, one, points, landingOf(view, way)), speak.part(way, one, points)];
        }),
      );
      const stores = KINDS.flatMap((kind) => [speak.stock(kind, view.depot[kind]), speak.stock(kind, view.supply[kind])]);
      const dice = FACES.map((face, at) => speak.die(face, at));
      const rest = [speak.ladder(view.ladder), speak.supply(view.supply, true), speak.score(view), speak.level(view.level)];
      for (const text of [...fields, ...stores, ...dice, ...rest, speak.next(view), speak.summary(view)]) {
        expect(text).not.toMatch(/(board|stock|colour|road|medal|idea|button|token)-|undefined|[{}]/);
      }
    }
  });

  it("every event has a line", () => {
    for (const event of POSITIONS.flatMap(({ events }) => events)) {
      const line = narrate(event, CATALOGUES[language].say);
      expect(line).toMatch(/^[A-ZÄÖÜ\d].*[.!]$/);
      expect(line).not.toMatch(/log-|colour-|[{}]|undefined/);
    }
  });
});

it("dice are heard when they roll, and a medal sounds better than none", () => {
  expect(sound({ kind: "rolled", round: 1, dice: [] })).toBe("dice");
  const end = { kind: "ended", stopped: false, points: [], flags: 0, score: 0 } as const;
  expect([sound({ ...end, medal: "" }), sound({ ...end, medal: "gold" })]).toEqual(["lose", "win"]);
});

holdsWords("galaktix", CATALOGUES, SOURCES, { kinds: "board|button|log|stock", tokens: ["stop", "done"] });
