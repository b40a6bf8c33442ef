import { describe, expect, it } from "vitest";
import { after } from "../../../src/games/raumschiffe/after";
import type { View } from "../../../src/generated/raumschiffe";
import { POSITIONS } from "./positions";

/** What the eye compares: everything but whose turn it is, and what only the next round makes of it. */
function seen(view: View): object {
  const { turn: _turn, round: _round, starter: _starter, system: _system, phase, ships, shots, ...rest } = view;
  const calm = ships.map(({ late: _late, ready: _ready, spots, ...ship }) => ({
    ...ship,
    spots: spots.map((spot) => ({ ...spot, ...(phase === "lay" || !spot.card ? { strength: 0, late: false } : {}) })),
  }));
  return { ...rest, phase, ships: calm, shots: phase === "lay" ? [] : shots };
}

describe("the table after its events", () => {
  it.each(POSITIONS)("looks as the next view says: $name", ({ before, events, view }) => {
    const told = seen(events.reduce(after, before));
    expect(told).toEqual(seen(view));
  });

  it("was tried with every kind of event", () => {
    const kinds = new Set(POSITIONS.flatMap(({ events }) => events.map(({ kind }) => kind)));
    expect([...kinds].sort()).toEqual(["added", "drew", "ended", "fired", "laid", "ready", "revealed"]);
  });

  it("does not change the view it is given", () => {
    for (const { before, events } of POSITIONS) {
      const copy = structuredClone(before);
      events.reduce(after, before);
      expect(before).toEqual(copy);
    }
  });
});
