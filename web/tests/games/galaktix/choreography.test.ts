import { describe, expect, it } from "vitest";
import { after } from "../../../src/games/galaktix/after";
import { length, moves, tumbling } from "../../../src/games/galaktix/choreography";
import { POSITIONS } from "./positions";

describe("what moves", () => {
  it("nothing needs a second", () => {
    for (const { before, events } of POSITIONS) {
      let view = before;
      for (const event of events) {
        expect(length(event, view.dice)).toBeLessThan(1000);
        view = after(view, event);
      }
    }
    expect(length({ kind: "placed", rocket: "white", colour: "red", start: 0, field: "red-5" })).toBeLessThan(1000);
  });

  it("a rocket flies from the depot up its road", () => {
    const [from, past] = ["depot-white", ["field-blue-3", "field-blue-4", "field-blue-5"]];
    const flown = moves({ kind: "placed", rocket: "white", colour: "blue", start: 3, field: "blue-6" });
    expect(flown).toMatchObject([{ what: "piece-blue-6", from, past }]);
    const first = moves({ kind: "placed", rocket: "built", colour: "red", start: 0, field: "red-1" });
    expect(first).toMatchObject([{ what: "piece-red-1", from: "depot-parts", past: ["start-red"] }]);
  });

  it("what a field brings comes from there", () => {
    const won = moves({ kind: "won", field: "green-6", rocket: "grey", flag: true });
    expect(won.map(({ what, from }) => [what, from])).toEqual([["depot-grey", "field-green-6"], ["flags", "field-green-6"]]);
    expect(moves({ kind: "won", field: "green-6", rocket: "", flag: true })).toHaveLength(1);
  });

  it("parts come from a tool, and what is given back goes to the supply", () => {
    expect(moves({ kind: "gained", parts: 1 }, ["blue", "tool", "tool"])).toMatchObject([{ what: "depot-parts", from: "die-1" }]);
    expect(moves({ kind: "gave-back", rocket: "built" })).toMatchObject([{ what: "supply-parts", from: "depot-parts" }]);
    expect(moves({ kind: "part-placed", field: "red-2" })).toMatchObject([{ what: "piece-red-2", from: "depot-parts" }]);
  });

  it("all dice roll at first, then those that were not kept; the others move together", () => {
    expect(tumbling({ kind: "rolled", round: 1, dice: ["blue", "blue", "red", "red", "tool"] })).toEqual([0, 1, 2, 3, 4]);
    const old = ["green", "green", "green", "red", "tool"];
    const kept = { kind: "kept", kept: ["red", "tool"], dice: ["blue", "red", "red", "tool", "tool"] } as const;
    expect(tumbling(kept, old)).toEqual([0, 2, 4]);
    expect(moves(kept, old).map(({ what, from }) => [what, from])).toEqual([["die-1", "die-3"], ["die-3", "die-4"]]);
  });
});
