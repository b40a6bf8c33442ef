import { describe, expect, it } from "vitest";
import { moves } from "../../../src/games/schlachten/choreography";
import { POSITIONS } from "./positions";

const EVENTS = POSITIONS.flatMap(({ events }) => events);

describe("what moves", () => {
  it("nothing needs a second", () => {
    for (const event of EVENTS) for (const { delay, ms } of moves(event)) expect(delay + ms).toBeLessThan(1000);
  });

  it("a card comes from its hand, or from the seat where that is hidden", () => {
    const played = EVENTS.find((event) => event.kind === "played");
    if (played?.kind !== "played") throw new Error("nothing was played");
    const card = `card-${played.cards[0]?.number}`;
    expect(moves(played)[0]).toMatchObject({ what: card, from: [card, `seat-${played.seat}`], delay: 0 });
  });

  it("the prize comes from its place, and goes to its winner with the cards that were played", () => {
    const world = { number: 7, colour: "blue", value: 3, capital: false };
    const turned = moves({ kind: "turned", seat: 0, place: "b3", world });
    expect(turned).toMatchObject([{ what: "world-7", from: ["world-7", "place-b3"], delay: 0 }]);
    expect(moves({ kind: "won", seat: 0, world, main: 9 }, ["card-4"]).map(({ what }) => what)).toEqual(["world-7", "card-4"]);
  });

  it("drawn cards come from the pile, one after the other", () => {
    const card = { token: "+1", colour: "none", value: 1, clone: false };
    const cards = [{ ...card, number: 90 }, { ...card, number: 91 }];
    const drawn = moves({ kind: "drew", seat: 0, count: 2, cards });
    expect(drawn.map(({ what, from }) => [what, ...from])).toEqual([["card-90", "pile"], ["card-91", "pile"]]);
    expect(drawn[1]?.delay).toBeGreaterThan(0);
    expect(moves({ kind: "drew", seat: 2, count: 2, cards: null })).toMatchObject([{ what: "seat-2", from: ["pile"], delay: 0 }]);
  });
});
