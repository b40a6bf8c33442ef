import { describe, expect, it } from "vitest";
import { after } from "../../../src/games/galaktix/after";
import type { View } from "../../../src/generated/galaktix";
import { POSITIONS } from "./positions";

/** What the eye compares: everything but where rockets would land, and the medal before the end. */
function seen({ landings: _landings, medal, ...rest }: View): object {
  return { ...rest, medal: rest.phase === "over" ? medal : "" };
}

describe("the table after its events", () => {
  it.each(POSITIONS)("looks as the next view says: $name", ({ before, events, view }) => {
    expect(seen(events.reduce(after, before))).toEqual(seen(view));
  });

  it("was tried with every kind of event", () => {
    const kinds = new Set(POSITIONS.flatMap(({ events }) => events.map(({ kind }) => kind)));
    expect([...kinds].sort()).toEqual(["ended", "gained", "gave-back", "kept", "part-placed", "placed", "rolled", "won"]);
  });

  it("does not change the view it is given", () => {
    for (const { before, events } of POSITIONS) {
      const copy = structuredClone(before);
      events.reduce(after, before);
      expect(before).toEqual(copy);
    }
  });
});
