import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { device } from "../../../src/app/device.svelte";
import { texts } from "../../../src/texts/texts.svelte";
import { until } from "../../until";
import { POSITIONS, position, type Position } from "./positions";
import Stand from "./Stand.svelte";

/** Buttons that the table makes by itself, because nothing on the board carries them. */
const LOOSE = ["ready", "add", "keep"];

let board: Record<string, unknown> | null = null;

function show(at: Position, size: "phone" | "desktop", more: object = {}): Element {
  board = mount(Stand, { target: document.body, props: { at, size, ...more } });
  flushSync();
  return document.body;
}

beforeEach(async () => {
  device.remember({ language: "de" });
  await texts.load("de");
  // what the test's browser does not have
  Element.prototype.animate = vi.fn(() => ({ finished: Promise.resolve() }) as unknown as Animation);
  Element.prototype.getAnimations = () => [];
});

afterEach(() => {
  if (board) void unmount(board);
  board = null;
  document.body.innerHTML = "";
});

const DESKTOP = ["first", "twelve", "added", "over", "limit", "cuddle", "watched"].map(position);

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
    const held = [...page.querySelectorAll(".hand [data-token]")];
    const cards = held.map((token) => (token.querySelector("button") ?? token).getAttribute("aria-label"));
    expect(cards.length).toBe(at.view.phase === "lay" ? (at.view.ships[at.seat]?.hand?.length ?? 0) : 0);
    expect(new Set(cards).size).toBe(cards.length);
  });
});

it.each(POSITIONS.filter(({ events }) => events.length > 0))("an event is shown, and its end is told: $name", async (at) => {
  const done = vi.fn();
  show({ ...at, view: at.before, choices: [] }, "phone", { event: at.events[0], done });
  await until(() => done.mock.calls.length > 0);
  expect(done).toHaveBeenCalledTimes(1);
});

it("a spectator sees no hand", () => {
  expect(show(position("watched"), "desktop").querySelector(".hand [data-token]")).toBeNull();
});

it("a card that lies there is a button that takes it back, and says so", () => {
  const at = position("lay");
  const undo = vi.fn();
  const page = show(at, "phone", { undo });
  const lying = [...page.querySelectorAll<HTMLElement>(".own-ship button[data-back]")];
  expect(lying.map(({ dataset }) => dataset["back"]).sort()).toEqual(at.regrets.map((tokens) => tokens.join(" ")).sort());
  expect(lying).toHaveLength(3);
  for (const button of lying) expect(button.getAttribute("aria-label")).toMatch(/ – zurücknehmen$/);
  page.querySelector<HTMLElement>(".hand [data-choice]")?.click();
  flushSync();
  for (const button of lying) expect(button.getAttribute("aria-label")).toMatch(/ – ersetzen$/);
  lying[1]?.click();
  expect(undo.mock.calls.map(([tokens]: string[][]) => tokens?.join(" "))).toEqual([lying[1]?.dataset["back"]]);
});

it("who is ready has no cards to take back any more", () => {
  expect(show(position("waiting"), "phone").querySelector("button[data-back]")).toBeNull();
});

it("what the other lays is not shown, not even how far it is", () => {
  const page = show(position("lay"), "phone");
  const other = page.querySelector(".other-ship");
  const labels = [...(other?.querySelectorAll("[role=img]") ?? [])].map((spot) => spot.getAttribute("aria-label"));
  expect(labels).toHaveLength(6);
  for (const label of labels) expect(label).toMatch(/, noch geheim$/);
  expect(other?.querySelector("[data-flip]")).toBeNull();
});

it("a chosen card shows what it is worth where", () => {
  const at = position("twelve");
  const page = show(at, "phone");
  const card = at.view.ships[at.seat]?.hand?.[0];
  page.querySelector<HTMLElement>(`.hand [data-choice="${card?.token}"]`)?.click();
  flushSync();
  const worth = [...page.querySelectorAll(".own-ship .empty")].map((slot) => slot.textContent?.trim());
  expect(worth.filter((text) => text === String(card?.rank))).toHaveLength(card?.rank ?? -1);
});

it("visible words of a button are part of its name", () => {
  for (const at of ["lay", "added", "over"].map(position)) {
    const page = show(at, "phone");
    for (const button of page.querySelectorAll("button[aria-label]")) {
      const words = button.textContent?.replace(/\s+/g, " ").trim() ?? "";
      expect(button.getAttribute("aria-label")).toContain(words);
    }
    if (board) void unmount(board);
    board = null;
    document.body.innerHTML = "";
  }
});
