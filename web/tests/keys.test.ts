import { describe, expect, it } from "vitest";
import { nearest, type Box } from "../src/table/keys";

const box = (left: number, top: number): Box => ({ left, top, width: 10, height: 10 });

describe("arrow keys", () => {
  const grid = [box(0, 0), box(20, 0), box(40, 0), box(0, 20), box(20, 20), box(40, 20)];
  const from = (at: number): Box => grid[at] as Box;

  it("move along rows and columns", () => {
    expect(nearest(from(0), grid, "right")).toBe(1);
    expect(nearest(from(4), grid, "left")).toBe(3);
    expect(nearest(from(1), grid, "down")).toBe(4);
    expect(nearest(from(5), grid, "up")).toBe(2);
  });

  it("stay at the edge", () => {
    expect(nearest(from(0), grid, "left")).toBe(-1);
    expect(nearest(from(5), grid, "down")).toBe(-1);
  });

  it("prefer what lies straight ahead", () => {
    expect(nearest(box(0, 0), [box(12, 30), box(60, 2)], "right")).toBe(1);
  });
});
