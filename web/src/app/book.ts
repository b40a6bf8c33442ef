// The book of a game: who has a column, and what the book is called.

import type { BookInfo } from "../generated/protocol";
import { say, texts } from "../texts/texts.svelte";

/** A name as the book compares it. */
const folded = (name: string): string => name.normalize("NFKC").toLowerCase();

/** A player's column, or −1. */
export function columnOf(players: readonly string[], name: string): number {
  return players.findIndex((player) => folded(player) === folded(name));
}

/** Does the book have neither a column for a player nor room for one? */
export function shutOut({ players, columns }: BookInfo, name: string): boolean {
  return players.length >= columns && columnOf(players, name) < 0;
}

/** What the book of a game is called. */
export function bookTitle(game: string): string {
  return say(texts.catalogue?.has(`${game}-book`) ? `${game}-book` : "book");
}
