import { describe, expect, it } from "vitest";
import { after } from "../../../src/games/schlachten/after";
import type { View } from "../../../src/generated/schlachten";
import { followsEvents } from "../after";
import { POSITIONS } from "./positions";

/** What the eye compares: everything but whose turn it is, and what only the next turn makes of it. */
function seen(view: View): Partial<View> {
  const { phase: _phase, turn: _turn, round: _round, capital_open: _open, figures, seats, ...rest } = view;
  return { ...rest, figures: [...figures].sort(), seats: seats.map((seat) => ({ ...seat, figures: [...seat.figures].sort() })) };
}

describe("the table after its events", () => {
  followsEvents(POSITIONS, after, seen, [
    "committed", "drew", "ended", "looked", "played", "recruited", "renewed", "returned", "turned", "won",
  ]);

  it("is over when the capital's round is", () => {
    for (const { before, events, view } of POSITIONS) {
      expect(events.reduce(after, before).phase === "over").toBe(view.phase === "over");
    }
  });
});
