import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { until } from "../../until";
import { POSITIONS, position, type Position } from "./positions";
import Stand from "./Stand.svelte";

/** Buttons that the table makes by itself, because nothing on the board carries them. */
const LOOSE = ["stop", "done"];

let board: Record<string, unknown> | null = null;

function show(at: Position, size: "phone" | "desktop", more: object = {}): Element {
  board = mount(Stand, { target: document.body, props: { at, size, ...more } });
  flushSync();
  return document.body;
}

function clear(): void {
  if (board) void unmount(board);
  board = null;
  document.body.innerHTML = "";
}

beforeEach(() => {
  // what the test's browser does not have
  Element.prototype.animate = vi.fn(() => ({ finished: Promise.resolve() }) as unknown as Animation);
  Element.prototype.getAnimations = () => [];
});

afterEach(clear);

const DESKTOP = ["first", "parts", "all-kinds", "over"].map(position);

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
    const nameless = named.filter((element) => !element.getAttribute("aria-label")?.trim() && !element.textContent?.trim());
    expect(nameless.map((element) => element.outerHTML)).toEqual([]);
    const labels = [...page.querySelectorAll("button[data-choice]")].map((button) => button.getAttribute("aria-label"));
    expect(new Set(labels).size).toBe(labels.length);
  });
});

const EVENTS = new Map(POSITIONS.flatMap((at) => at.events.map((event) => [event.kind, { ...at, kind: event.kind, event }])));

it.each([...EVENTS.values()])("an event is shown, and its end is told: $kind", async ({ event, ...at }) => {
  const done = vi.fn();
  show({ ...at, view: at.before, choices: [] }, "phone", { event, done });
  await until(() => done.mock.calls.length > 0);
  expect(done).toHaveBeenCalledTimes(1);
});

it("equal dice are separate things to choose", () => {
  const at = position("keep");
  const page = show(at, "phone");
  expect(page.querySelectorAll(".tray .place button[data-choice]")).toHaveLength(5);
  const [face] = at.view.dice;
  page.querySelector<HTMLElement>(`.tray [data-choice="${face}"]`)?.click();
  flushSync();
  expect(page.querySelectorAll(".tray [data-state=chosen]")).toHaveLength(1);
});

it("where each colour would land is seen at once, and whether that is a vortex", () => {
  const { view } = position("vortex");
  const page = show(position("vortex"), "phone");
  const landings = [...page.querySelectorAll<HTMLElement>(".field.landing")];
  expect(landings.map(({ dataset }) => dataset["at"])).toEqual(view.landings.map(({ field }) => `field-${field}`));
  expect(page.querySelectorAll(".field.blocked")).toHaveLength(view.landings.filter(({ vortex }) => vortex).length);
  expect(landings.map((field) => Number(field.textContent?.replace(/\D/g, "")))).toEqual(view.landings.map(({ dice }) => dice));
});

it("a rocket may be dragged to its field", () => {
  const page = show(position("all-kinds"), "desktop");
  const kinds = [...page.querySelectorAll<HTMLElement>(".draggable")].map(({ dataset }) => dataset["token"]);
  const { depot } = position("all-kinds").view;
  const there = [["white", depot.white], ["grey", depot.grey], ["black", depot.black], ["built", depot.parts >> 1]] as const;
  expect(kinds).toEqual(there.flatMap(([kind, count]) => (count ? [kind] : [])));
});

it("the score is seen, and what is missing for a medal", () => {
  const { view } = position("over");
  const page = show(position("over"), "desktop");
  expect(page.querySelector("[data-at=score]")?.textContent).toBe(String(view.score));
  expect(page.querySelectorAll(".mark.won")).toHaveLength(view.medals.filter((points) => view.score >= points).length);
});
