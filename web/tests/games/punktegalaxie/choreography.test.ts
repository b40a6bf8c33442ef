import { describe, expect, it } from "vitest";
import { moves } from "../../../src/games/punktegalaxie/choreography";
import type { Card, Step } from "../../../src/generated/punktegalaxie";
import { POSITIONS } from "./positions";

const card: Card = { number: 7, token: "red-5", kind: "planet", colours: ["red"], value: 5, points: 0, rockets: 0, letter: "" };
const turned: Step = { what: "turned", place: "b2", card, source: "b1" };

describe("what moves", () => {
  it("nothing needs a second", () => {
    for (const event of POSITIONS.flatMap(({ events }) => events))
      for (const { delay, ms } of moves(event)) expect(delay + ms).toBeLessThan(1000);
  });

  it("a card flies from the market to the hand, and on to its system, as itself", () => {
    const took = moves({ kind: "took", seat: 0, place: "b2", card, uncovered: null });
    const laid = moves({ kind: "laid", seat: 0, card, spot: "1-upper", gain: null });
    for (const flown of [took, laid]) expect(flown).toMatchObject([{ what: "card-7", from: ["card-7"], turned: false }]);
  });

  it("a start sun comes from the side that was chosen", () => {
    const sun = { ...card, number: 140, kind: "sun" } as const;
    expect(moves({ kind: "sided", seat: 0, side: "b", sun })).toMatchObject([{ what: "card-140", from: ["side-b"] }]);
  });

  it("refills turn over on their way from the stack above, one after another; half a stack moves as one", () => {
    const uncovered: Step = { what: "uncovered", place: "b1", card: { ...card, number: 9 }, source: "b1" };
    const renewed: Step = { what: "renewed", place: "c1", card: null, source: "a1" };
    const flown = moves({ kind: "refilled", steps: [turned, uncovered, renewed] });
    expect(flown.map(({ what, from, turned: over }) => [what, from.at(-1), over])).toEqual([
      ["card-7", "stack-b1", true],
      ["stack-c1", "stack-a1", false],
    ]);
    expect(flown[1]?.delay).toBeGreaterThan(flown[0]?.delay ?? 0);
  });

  it("a tile keeps its name wherever it lies", () => {
    const tile = { token: "tile-suns", kind: "suns", colours: [], count: 1, points: 1 } as const;
    expect(moves({ kind: "got-tile", seat: 0, tile })).toMatchObject([{ what: "tile-tile-suns", from: ["tile-tile-suns"] }]);
  });
});
