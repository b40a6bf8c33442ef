import { expect, it } from "vitest";
import { readDrawing } from "../src/table/qr";

it("takes the dark lines at their scale", () => {
  const svg =
    '<svg width="132" height="132"><g transform="scale(4)"><path fill="#fff" d="M0 0h33v33h-33z"/><path stroke="#000" d="M2 2.5h7m1 0h1"/></g></svg>';
  expect(readDrawing(svg)).toEqual({ viewBox: "0 0 33 33", d: "M2 2.5h7m1 0h1" });
});

it.each([
  "",
  "<svg/>",
  "<p>",
  '<svg width="9"><path d="M0 0"/></svg>',
  '<svg width="9"><path stroke="#000" d="url(x)"/></svg>',
])("takes nothing else: %s", (svg) => {
  expect(readDrawing(svg)).toBeNull();
});
