import { describe, expect, it } from "vitest";
import { above, across, BREADTH, landingOf, number, samePlaces, stretch } from "../../../src/games/galaktix/layout";
import { COLOURS, FACES, lookOf } from "../../../src/games/galaktix/looks";
import { POSITIONS, position } from "./positions";

describe("where fields lie", () => {
  it("each within its road, and above the one before", () => {
    for (const road of COLOURS.keys()) {
      for (let field = 1; field <= 10; field++) {
        expect(Math.abs(across(road, field) - BREADTH / 2)).toBeLessThan(15);
        expect(above(field)).toBeGreaterThan(above(field - 1));
      }
    }
  });

  it("a stretch goes from its first field to its last", () => {
    expect(stretch(0, 0, 2, 10).match(/C/g)).toHaveLength(2);
    expect(stretch(2, 3, 8, 10).match(/C/g)).toHaveLength(5);
    expect(stretch(1, 10, 10, 10)).toMatch(/^M[\d.]+ 50$/);
  });

  it("by the number in its token", () => expect([number("blue-6"), number("red-10")]).toEqual([6, 10]));

  it("a landing belongs to its road", () => {
    for (const { view } of POSITIONS) {
      const found = view.roads.flatMap((road) => landingOf(view, road) ?? []);
      expect(found).toEqual(view.landings);
    }
    expect(position("vortex").view.landings.some(({ vortex }) => vortex)).toBe(true);
  });
});

describe("dice that were kept", () => {
  it("are found again, each once", () => {
    const old = ["green", "green", "green", "red", "tool"];
    expect(samePlaces(old, ["green", "green"], ["green", "green", "green", "yellow", "red"])).toEqual([0, 1, -1, -1, -1]);
    expect(samePlaces(old, ["red", "tool"], ["blue", "red", "red", "tool", "tool"])).toEqual([-1, 3, -1, 4, -1]);
    expect(samePlaces(old, old, old)).toEqual([0, 1, 2, 3, 4]);
    expect(samePlaces(old, [], old)).toEqual([-1, -1, -1, -1, -1]);
  });
});

it("every face has a shape and a colour of its own", () => {
  for (const look of ["path", "light"] as const) expect(new Set(FACES.map((face) => lookOf(face)[look])).size).toBe(6);
});
