// What the table says of itself.

import type { TableInfo } from "../generated/protocol";
import type { Catalogue } from "../texts/catalogue";
import { names } from "../texts/lists";
import { say } from "../texts/texts.svelte";
import type { Moment } from "./live.svelte";
import { headline } from "./result";

/** What is expected now, in words. */
export function promptFor(moment: Moment | null, table: TableInfo | null, own: number, words: Catalogue): string {
  if (!moment || !table) return "";
  const { side, update } = moment;
  if (update.table.status === "over") return headline(update.table, own);
  if (side.prompt && update.awaited.includes(side.seat)) return words.say(side.prompt.message, side.prompt.facts);
  const called = (seats: readonly number[]): string => names(seats.map((seat) => table.seats[seat]?.name ?? ""));
  if (update.thinking.length > 0)
    return say("wait-thinking", { names: called(update.thinking), count: update.thinking.length });
  return update.awaited.length > 0
    ? say("wait-for", { names: called(update.awaited), count: update.awaited.length })
    : "";
}

/** A token as the name of a button. */
export function word(token: string, words: Catalogue): string {
  if (words.has(`button-${token}`)) return words.say(`button-${token}`);
  const said = words.token(token);
  return said.charAt(0).toUpperCase() + said.slice(1);
}
