import { describe, expect, it } from "vitest";
import { moves } from "../../../src/games/raumschiffe/choreography";
import type { Card } from "../../../src/generated/raumschiffe";
import { POSITIONS } from "./positions";

const EVENTS = POSITIONS.flatMap(({ events }) => events);
const card = (token: string): Card => ({ token, systems: [], rank: token.length });

describe("what moves", () => {
  it("nothing needs a second", () => {
    for (const event of EVENTS) for (const { delay, ms } of moves(event)) expect(delay + ms).toBeLessThan(1000);
  });

  it("a laid card comes from the hand", () => {
    const what = "card-1-par";
    expect(moves({ kind: "laid", seat: 1, spot: "energy", card: card("par") })).toMatchObject([{ what, from: [what] }]);
  });

  it("what a shot costs leaves the pile of the ship that was hit, once the shot has arrived", () => {
    const shot = { attacker: 0, weapon: "energy", attack: 5, defence: 3, damage: 2, lost: [card("pa"), card("se")] };
    const gone = moves({ kind: "fired", shot });
    expect(gone.map(({ what, from }) => [what, ...from])).toEqual([["lost-1-pa", "pile-1"], ["lost-1-se", "pile-1"]]);
    expect(gone[0]?.delay).toBeGreaterThan(300);
    expect(gone[1]?.delay).toBeGreaterThan(gone[0]?.delay ?? 0);
  });

  it("drawn cards come from the pile, and from the other's pile unseen", () => {
    expect(moves({ kind: "drew", seat: 0, count: 2, cards: [card("pa"), card("se")] })).toHaveLength(2);
    expect(moves({ kind: "drew", seat: 1, count: 9, cards: null })).toMatchObject([{ what: "held-1", from: ["pile-1"] }]);
  });
});
