import { describe, expect, it } from "vitest";
import { columns, COLUMNS, lastShots, lying, parts, pending, symbolsOf } from "../../../src/games/raumschiffe/layout";
import { signOf, SYMBOLS } from "../../../src/games/raumschiffe/signs";
import type { Card, Spot } from "../../../src/generated/raumschiffe";
import { POSITIONS, position } from "./positions";

const card: Card = { token: "pare", systems: ["projectile", "armour", "resources", "energy"], rank: 4 };
const spot: Spot = { token: "energy", symbol: "diamond", card, strength: 4, late: false };

describe("what a strength is made of", () => {
  it("the card, the regulator and the late +1", () => {
    expect(parts(spot)).toEqual([4]);
    expect(parts({ ...spot, strength: 6 })).toEqual([4, 2]);
    expect(parts({ ...spot, strength: 6, late: true })).toEqual([4, 1, 1]);
  });

  it("a card without the symbol counts nothing of its own", () => {
    expect(parts({ ...spot, token: "shield", strength: 1 })).toEqual([0, 1]);
    expect(parts({ ...spot, token: "shield", strength: 0 })).toEqual([0]);
  });

  it("adds up in every position", () => {
    for (const { view } of POSITIONS) {
      for (const one of view.ships.flatMap(({ spots }) => spots).filter((of) => of.card && of.symbol)) {
        expect(parts(one).reduce((sum, part) => sum + part), one.token).toBe(one.strength);
      }
    }
  });
});

describe("where things lie", () => {
  it("every spot has its column", () => {
    const { view } = position("added");
    expect(columns(view.ships[0]?.spots ?? []).map(({ token }) => token)).toEqual([...COLUMNS]);
  });

  it("a match that ended after a round still shows it", () => {
    const { view } = position("limit");
    for (const seat of [0, 1]) expect(lying(view, seat).every(({ card: laid }) => laid !== null)).toBe(true);
  });

  it("every system has a symbol of its own shape and colour", () => {
    const symbols = Object.entries(symbolsOf(position("lay").view)).filter(([, symbol]) => symbol);
    expect(symbols.map(([, symbol]) => symbol).sort()).toEqual([...SYMBOLS].sort());
    for (const look of ["path", "light"] as const) expect(new Set([...SYMBOLS, ""].map((name) => signOf(name)[look])).size).toBe(6);
  });
});

describe("shots", () => {
  it("the one that is asked about stands as it would go now", () => {
    const { view } = position("added");
    const next = pending(view);
    expect(next && [next.weapon, next.weapon === "energy" ? "shield" : "armour"]).toContain(view.system);
    expect(next?.damage).toBe(Math.max((next?.attack ?? 0) - (next?.defence ?? 0), 0));
  });

  it("resources are no shot", () => expect(pending(position("resources").view)).toBeNull());

  it("of the round before are those that were fired", () => {
    const { view, events } = position("fired");
    const fired = events.flatMap((event) => (event.kind === "fired" ? [{ ...event.shot, lost: [] }] : []));
    const found = lastShots(view);
    expect(found).toHaveLength(4);
    for (const shot of fired) expect(found).toContainEqual(shot);
  });
});
