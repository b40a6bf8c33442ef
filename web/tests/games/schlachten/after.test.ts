import { describe, expect, it } from "vitest";
import { after } from "../../../src/games/schlachten/after";
import type { View } from "../../../src/generated/schlachten";
import { POSITIONS } from "./positions";

/** What the eye compares: everything but whose turn it is, and what only the next turn makes of it. */
function seen(view: View): Partial<View> {
  const { phase: _phase, turn: _turn, round: _round, capital_open: _open, figures, seats, ...rest } = view;
  return { ...rest, figures: [...figures].sort(), seats: seats.map((seat) => ({ ...seat, figures: [...seat.figures].sort() })) };
}

describe("the table after its events", () => {
  it.each(POSITIONS)("looks as the next view says: $name", ({ before, events, view }) => {
    expect(seen(events.reduce(after, before))).toEqual(seen(view));
  });

  it("was tried with every kind of event", () => {
    const kinds = new Set(POSITIONS.flatMap(({ events }) => events.map(({ kind }) => kind)));
    expect([...kinds].sort()).toEqual(
      ["committed", "drew", "ended", "looked", "played", "recruited", "renewed", "returned", "turned", "won"].sort(),
    );
  });

  it("does not change the view it is given", () => {
    for (const { before, events } of POSITIONS) {
      const copy = structuredClone(before);
      events.reduce(after, before);
      expect(before).toEqual(copy);
    }
  });

  it("is over when the capital's round is", () => {
    for (const { before, events, view } of POSITIONS) {
      expect(events.reduce(after, before).phase === "over").toBe(view.phase === "over");
    }
  });
});
