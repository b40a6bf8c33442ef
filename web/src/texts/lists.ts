// Lists of names as they are spoken.

import { say } from "./texts.svelte";

/** "Vega", "Vega und Rigel", "Vega, Rigel und Mira". */
export function names(list: readonly string[]): string {
  const last = list.at(-1) ?? "";
  if (list.length < 2) return last;
  return say("and", { first: list.slice(0, -1).join(", "), last });
}
