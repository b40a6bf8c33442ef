import { describe, expect, it } from "vitest";
import { fitting, gainOf, standOf } from "../../../src/games/punktegalaxie/layout";
import { position } from "./positions";

describe("the marker", () => {
  it("walks clockwise round the market and ends where it began", () => {
    const way = Array.from({ length: 13 }, (_, at) => standOf(at));
    expect(way.map(({ row, column }) => `${row}${column}`)).toEqual(
      ["10", "01", "02", "03", "14", "24", "34", "43", "42", "41", "30", "20", "10"],
    );
  });

  it("stands beside the row or column that Galaxus takes from, and points there", () => {
    for (const name of ["first", "second", "galaxus", "late"]) {
      const { view } = position(name);
      const { row, column, turn } = standOf(view.marker?.position ?? -1);
      for (const place of view.marker?.takes ?? []) {
        const [at, beside] = [" abc".indexOf(place[0] ?? ""), Number(place[1])];
        expect(row === beside || column === at).toBe(true);
      }
      expect(turn).toBe(column === 0 ? 90 : column === 4 ? 270 : row === 0 ? 180 : 0);
    }
  });
});

describe("the values that fit", () => {
  it.each([
    [[0, 1, 2, 3, 4, 5, 6, 7], "1–7"],
    [[0, 6, 7], "6 7"],
    [[0, 1, 3, 4, 5, 6, 7], "1 3–7"],
    [[0, 1, 2, 6, 7], "1 2 6 7"],
    [[0], "X"],
    [[], ""],
  ])("%j: %s", (values, said) => expect(fitting(values)).toBe(said));
});

describe("what a choice would bring", () => {
  const { view } = position("sun");
  const [sun, asteroid] = view.hand;

  it("is known once a card is chosen, or the spot, or where there is one card only", () => {
    const wanted = view.gains[`${sun?.token} new`];
    expect(wanted).toBeDefined();
    expect(gainOf(view, "new", [sun?.token ?? ""])).toBe(wanted);
    expect(gainOf(view, sun?.token ?? "", ["new"])).toBe(wanted);
    expect(gainOf({ ...view, hand: view.hand.slice(0, 1) }, "new", [])).toBe(wanted);
  });

  it("is open as long as either card might be meant, and of what is not allowed", () => {
    expect(gainOf(view, "new", [])).toBeUndefined();
    expect(gainOf(view, "new", [asteroid?.token ?? ""])).toBeUndefined();
  });
});
