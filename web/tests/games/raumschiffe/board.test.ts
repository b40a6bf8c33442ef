import { flushSync } from "svelte";
import { expect, it, vi } from "vitest";
import Board from "../../../src/games/raumschiffe/Board.svelte";
import { boardOf, cardsInHand, firstEvents } from "../board";
import { POSITIONS, position, SEATS, type Position } from "./positions";
import { CATALOGUES } from "./says";

/** Buttons that the table makes by itself, because nothing on the board carries them. */
const LOOSE = ["ready", "add", "keep"];

const { show, clear, showsEvents, offersAll } = boardOf<Position>(Board, SEATS, CATALOGUES.de.say);

const DESKTOP = ["first", "twelve", "added", "over", "limit", "cuddle", "watched"].map(position);

offersAll({ phone: POSITIONS, desktop: DESKTOP }, LOOSE, (page, at) => {
  const cards = cardsInHand(page);
  expect(cards.length).toBe(at.view.phase === "lay" ? (at.view.ships[at.seat]?.hand?.length ?? 0) : 0);
  expect(new Set(cards).size).toBe(cards.length);
});

showsEvents(firstEvents(POSITIONS));

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
    clear();
  }
});
