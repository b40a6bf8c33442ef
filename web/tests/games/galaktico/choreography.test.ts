import { describe, expect, it } from "vitest";
import { duration, moves } from "../../../src/games/galaktico/choreography";
import { POSITIONS } from "./positions";

const EVENTS = POSITIONS.flatMap(({ events }) => events);

describe("what moves", () => {
  it("nothing needs a second, not even the longest flight", () => {
    for (const event of EVENTS) {
      for (const { delay, ms } of moves(event)) expect(delay + ms).toBeLessThan(1000);
      if (event.kind === "moved") expect(duration(event)).toBeLessThan(1000);
    }
    expect(duration({ path: Array<string>(20).fill("A11"), jumps: [] })).toBeLessThan(1000);
    expect(duration({ path: ["A11"], jumps: [] })).toBeLessThan(duration({ path: ["A11", "A12", "A13"], jumps: [] }));
  });

  it("a card comes from where it lay", () => {
    const what = "item-1-deflector";
    expect(moves({ kind: "equipped", seat: 1, ship: "scout", card: "deflector" })).toMatchObject([{ what, from: [what] }]);
  });

  it("ships come from the reserve on their card", () => {
    const from = ["stock-0-scout"];
    for (const kind of ["placed", "deployed"] as const) {
      expect(moves({ kind, seat: 0, ship: "scout", field: "A33" })).toMatchObject([{ what: "ship-0-A33", from }]);
    }
  });

  it("a meteor comes from its field", () => {
    const moved = { what: "meteor-A22", from: ["meteor-A21"] };
    expect(moves({ kind: "shifted", seat: 0, field: "A21", target: "A22" })).toMatchObject([moved]);
  });
});
