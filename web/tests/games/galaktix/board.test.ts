import { flushSync } from "svelte";
import { expect, it } from "vitest";
import Board from "../../../src/games/galaktix/Board.svelte";
import { boardOf, eventsByKind, labels } from "../board";
import { POSITIONS, position, SEATS, type Position } from "./positions";
import { CATALOGUES } from "./says";

/** Buttons that the table makes by itself, because nothing on the board carries them. */
const LOOSE = ["stop", "done"];

const { show, showsEvents, offersAll } = boardOf<Position>(Board, SEATS, CATALOGUES.de.say);

offersAll({ phone: POSITIONS, desktop: ["first", "parts", "all-kinds", "over"].map(position) }, LOOSE, (page) => {
  expect(new Set(labels(page)).size).toBe(labels(page).length);
});

showsEvents(eventsByKind(POSITIONS));

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
