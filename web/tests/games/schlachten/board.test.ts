import { expect, it } from "vitest";
import Board from "../../../src/games/schlachten/Board.svelte";
import { boardOf, cardsInHand, firstEvents } from "../board";
import { POSITIONS, position, SEATS, type Position } from "./positions";
import { CATALOGUES } from "./says";

/** Buttons that the table makes by itself, because nothing on the board carries them. */
const LOOSE = ["look", "turn", "no-figure"];

const { show, showsEvents, offersAll } = boardOf<Position>(Board, SEATS, CATALOGUES.de.say);

offersAll({ phone: POSITIONS, desktop: ["look", "commit", "six", "over", "watched"].map(position) }, LOOSE, (page, at) => {
  const cards = cardsInHand(page);
  expect(cards.length).toBe(at.view.seats[at.seat]?.hand?.length ?? 0);
  expect(new Set(cards).size).toBe(cards.length);
});

showsEvents(firstEvents(POSITIONS));

it("a spectator sees no hand", () => {
  expect(show(position("watched"), "desktop").querySelector(".hand [data-token]")).toBeNull();
});
