import { describe } from "vitest";
import { after } from "../../../src/games/raumschiffe/after";
import type { View } from "../../../src/generated/raumschiffe";
import { followsEvents } from "../after";
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
  followsEvents(POSITIONS, after, seen, ["added", "drew", "ended", "fired", "laid", "ready", "revealed"]);
});
