// The tests that every game's `after` passes: a view and its events give what the next view shows.

import { expect, it } from "vitest";
import type { Position } from "./stand";

/** `seen` is what the eye compares of a view; `kinds` all events that the positions must hold. */
export function followsEvents<View, Event extends { readonly kind: string }>(
  positions: readonly Position<View, Event>[],
  after: (view: View, event: Event) => View,
  seen: (view: View, at: Position<View, Event>) => object,
  kinds: readonly string[],
): void {
  it.each(positions)("looks as the next view says: $name", (at) => {
    expect(seen(at.events.reduce(after, at.before), at)).toEqual(seen(at.view, at));
  });

  it("was tried with every kind of event", () => {
    expect([...new Set(positions.flatMap(({ events }) => events.map(({ kind }) => kind)))].sort()).toEqual([...kinds].sort());
  });

  it("does not change the view it is given", () => {
    for (const { before, events } of positions) {
      const copy = structuredClone(before);
      events.reduce(after, before);
      expect(before).toEqual(copy);
    }
  });
}
