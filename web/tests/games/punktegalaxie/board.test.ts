import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import Board from "../../../src/games/punktegalaxie/Board.svelte";
import { signed } from "../../../src/games/punktegalaxie/words";
import { boardOf, choose, eventsByKind, labels } from "../board";
import { POSITIONS, position, SEATS, type Position } from "./positions";
import { CATALOGUES } from "./says";

const { show, showsEvents, offersAll } = boardOf<Position>(Board, SEATS, CATALOGUES.de.say);

beforeEach(() => {
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no server")));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

offersAll({ phone: POSITIONS, desktop: ["side", "lay", "tile", "mark", "watched", "over"].map(position) }, [], (page) => {
  expect(new Set(labels(page)).size).toBe(labels(page).length);
  const names = [...page.querySelectorAll<HTMLElement>("[data-at]")].map(({ dataset }) => dataset["at"]);
  expect(new Set(names).size, "every card lies in one place").toBe(names.length);
});

showsEvents(eventsByKind(POSITIONS));

it("for the chosen card only its spots glow, with what each would bring", () => {
  const at = position("lay");
  const page = show(at, "desktop");
  const [card] = at.view.hand;
  choose(page, card?.token ?? "");
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
  choose(page, "new");
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
