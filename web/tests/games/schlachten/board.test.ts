import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { until } from "../../until";
import { POSITIONS, position, type Position } from "./positions";
import Stand from "./Stand.svelte";

/** Buttons that the table makes by itself, because nothing on the board carries them. */
const LOOSE = ["look", "turn", "no-figure"];

let board: Record<string, unknown> | null = null;

function show(at: Position, size: "phone" | "desktop", more: object = {}): Element {
  board = mount(Stand, { target: document.body, props: { at, size, ...more } });
  flushSync();
  return document.body;
}

beforeEach(() => {
  // what the test's browser does not have
  Element.prototype.animate = vi.fn(() => ({ finished: Promise.resolve() }) as unknown as Animation);
  Element.prototype.getAnimations = () => [];
});

afterEach(() => {
  if (board) void unmount(board);
  board = null;
  document.body.innerHTML = "";
});

const DESKTOP = ["look", "commit", "six", "over", "watched"].map(position);

describe.each([
  { size: "phone", positions: POSITIONS },
  { size: "desktop", positions: DESKTOP },
] as const)("the board on a $size", ({ size, positions }) => {
  it.each(positions)("offers all that can be chosen, by name: $name", (at) => {
    const page = show(at, size);
    const offered = new Set([...page.querySelectorAll<HTMLElement>("button[data-choice]")].map(({ dataset }) => dataset["choice"]));
    const wanted = new Set(at.choices.flat());
    for (const token of wanted) expect(offered.has(token) || LOOSE.includes(token), token).toBe(true);
    for (const token of offered) expect(wanted.has(token ?? "")).toBe(true);
    const named = [...page.querySelectorAll("button, [role=img], section, [role=group]")];
    const nameless = named.filter((element) => !(element.getAttribute("aria-label") ?? element.textContent)?.trim());
    expect(nameless.map((element) => element.outerHTML)).toEqual([]);
    const held = [...page.querySelectorAll(".hand [data-token]")];
    const cards = held.map((token) => (token.querySelector("button") ?? token).getAttribute("aria-label"));
    expect(cards.length).toBe(at.view.seats[at.seat]?.hand?.length ?? 0);
    expect(new Set(cards).size).toBe(cards.length);
  });
});

it.each(POSITIONS)("an event is shown, and its end is told: $name", async (at) => {
  const done = vi.fn();
  show({ ...at, view: at.before, choices: [] }, "phone", { event: at.events[0], done });
  await until(() => done.mock.calls.length > 0);
  expect(done).toHaveBeenCalledTimes(1);
});

it("a spectator sees no hand", () => {
  expect(show(position("watched"), "desktop").querySelector(".hand [data-token]")).toBeNull();
});
