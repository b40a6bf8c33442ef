import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { signed } from "../../../src/games/punktegalaxie/words";
import { until } from "../../until";
import { POSITIONS, position, type Position } from "./positions";
import Stand from "./Stand.svelte";

let board: Record<string, unknown> | null = null;

function show(at: Position, size: "phone" | "desktop", more: object = {}): HTMLElement {
  board = mount(Stand, { target: document.body, props: { at, size, ...more } });
  flushSync();
  return document.body;
}

beforeEach(() => {
  // what the test's browser does not have
  Element.prototype.animate = vi.fn(() => ({ finished: Promise.resolve() }) as unknown as Animation);
  Element.prototype.getAnimations = () => [];
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no server")));
});

afterEach(() => {
  if (board) void unmount(board);
  board = null;
  document.body.innerHTML = "";
  vi.unstubAllGlobals();
});

const offered = (page: Element): (string | undefined)[] =>
  [...page.querySelectorAll<HTMLElement>("button[data-choice]")].map(({ dataset }) => dataset["choice"]);
const button = (page: Element, token: string): HTMLElement => {
  const found = page.querySelector<HTMLElement>(`button[data-choice="${token}"]`);
  if (!found) throw new Error(`nothing to choose: ${token}`);
  return found;
};

const DESKTOP = ["side", "lay", "tile", "mark", "watched", "over"].map(position);

describe.each([
  { size: "phone", positions: POSITIONS },
  { size: "desktop", positions: DESKTOP },
] as const)("the board on a $size", ({ size, positions }) => {
  it.each(positions)("offers all that can be chosen, by name, and every card lies in one place: $name", (at) => {
    const page = show(at, size);
    expect(new Set(offered(page))).toEqual(new Set(at.choices.flat()));
    const named = [...page.querySelectorAll("button, [role=img], section, [role=group]")];
    const nameless = named.filter((element) => !element.getAttribute("aria-label")?.trim() && !element.textContent?.trim());
    expect(nameless.map((element) => element.outerHTML)).toEqual([]);
    const labels = [...page.querySelectorAll("button[data-choice]")].map((one) => one.getAttribute("aria-label"));
    expect(new Set(labels).size).toBe(labels.length);
    const names = [...page.querySelectorAll<HTMLElement>("[data-at]")].map(({ dataset }) => dataset["at"]);
    expect(new Set(names).size).toBe(names.length);
  });
});

const EVENTS = new Map(POSITIONS.flatMap((at) => at.events.map((event) => [event.kind, { ...at, kind: event.kind, event }])));

it.each([...EVENTS.values()])("an event is shown, and its end is told: $kind", async ({ event, ...at }) => {
  const done = vi.fn();
  show({ ...at, view: at.before, choices: [] }, "phone", { event, done });
  await until(() => done.mock.calls.length > 0);
  expect(done).toHaveBeenCalledTimes(1);
});

it("for the chosen card only its spots glow, with what each would bring", () => {
  const at = position("lay");
  const page = show(at, "desktop");
  const [card] = at.view.hand;
  button(page, card?.token ?? "").click();
  flushSync();
  const spots = at.choices.filter(([first]) => first === card?.token).map(([, spot]) => spot ?? "");
  expect(spots.length).toBeGreaterThan(1);
  const open = [...page.querySelectorAll<HTMLElement>(".own [data-state=offered]")];
  expect(open.map(({ dataset }) => dataset["token"]).sort()).toEqual([...spots].sort());
  for (const spot of open) {
    const total = at.view.gains[`${card?.token} ${spot.dataset["token"]}`]?.total ?? NaN;
    expect(spot.textContent?.trim()).toBe(signed(total));
  }
});

it("where the spot is chosen first, the cards say what they would bring there", () => {
  const at = position("lay");
  const page = show(at, "desktop");
  button(page, "new").click();
  flushSync();
  const said = [...page.querySelectorAll(".hand .gain")].map(({ textContent }) => textContent);
  expect(said).toEqual(at.view.hand.map(({ token }) => signed(at.view.gains[`${token} new`]?.total ?? NaN)));
});

it("for the last card in hand every spot says at once what it would bring", () => {
  const at = position("late");
  const page = show(at, "desktop");
  const open = [...page.querySelectorAll<HTMLElement>(".own [data-state=offered]")];
  const [card] = at.view.hand;
  for (const spot of open) {
    expect(spot.textContent?.trim()).toBe(signed(at.view.gains[`${card?.token} ${spot.dataset["token"]}`]?.total ?? NaN));
  }
  expect(open).toHaveLength(at.choices.length);
});

it("cards in hand may be dragged, the market's not: to take one is a single choice", () => {
  const page = show(position("lay"), "desktop");
  expect(page.querySelectorAll(".hand .draggable")).toHaveLength(2);
  expect(page.querySelectorAll(".market .draggable")).toHaveLength(0);
});

it("stacks show how high they are, and which cards Galaxus will take", () => {
  const { view } = position("second");
  const page = show(position("second"), "phone");
  expect([...page.querySelectorAll(".height")].map(({ textContent }) => Number(textContent))).toEqual(
    view.market.flatMap(({ height }) => (height ? [height] : [])),
  );
  const turns = [...page.querySelectorAll(".his")].map((place) => [
    place.querySelector<HTMLElement>("[data-token]")?.dataset["token"],
    Number(place.querySelector(".turn")?.textContent) - 1,
  ]);
  expect(turns.sort(([, one], [, other]) => Number(one) - Number(other))).toEqual(
    view.marker?.takes.map((place, at) => [place, at]),
  );
});

it("the sheet has six categories, a total and what breaks ties, for everybody", () => {
  const { view } = position("over");
  const page = show(position("over"), "desktop");
  const rows = [...page.querySelectorAll("table tr")].map((row) => [...row.querySelectorAll("td")].map(({ textContent }) => textContent));
  expect(rows).toHaveLength(1 + 6 + 1 + 1);
  const sums = view.galaxies.map((_, at) => rows.slice(1, 7).reduce((sum, row) => sum + Number(row[at]), 0));
  expect(rows[7]).toEqual(sums.map(String));
  expect(rows[8]).toEqual(view.galaxies.map(({ rockets }) => String(rockets)));
});

it("another galaxy opens, and closes again", () => {
  const page = show(position("five"), "desktop");
  HTMLDialogElement.prototype.showModal = vi.fn();
  HTMLDialogElement.prototype.close = vi.fn();
  page.querySelector<HTMLElement>(".thumb button")?.click();
  flushSync();
  const dialog = page.querySelector("dialog");
  expect(dialog?.textContent).toContain("Galaxie von Anna");
  expect(dialog?.querySelectorAll("button[data-choice]")).toHaveLength(0);
  dialog?.querySelector<HTMLElement>("header button")?.click();
  flushSync();
  expect(page.querySelector("dialog")).toBeNull();
});
