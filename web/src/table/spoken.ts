// What the words of every table begin with.

import type { Facts, Say } from "../texts/catalogue";

/** What every part of a board is given: what lies there, and how it is said. */
export interface PartProps<View, Words> {
  readonly view: View;
  readonly words: Words;
}

/** The words of a table, for one who sits at `seat` (−1: who only watches). */
export class Spoken {
  constructor(
    readonly say: Say,
    readonly names: readonly string[],
    readonly seat: number,
  ) {}

  name(seat: number): string {
    return seat === this.seat ? this.say("you") : (this.names[seat] ?? "");
  }

  /** Facts about whom a sentence is: a player by name, or you. */
  who(seat: number): Facts {
    return { name: this.names[seat] ?? "", you: flag(seat >= 0 && seat === this.seat) };
  }

  /** "one, another and a third" */
  list(items: readonly string[]): string {
    const last = items.at(-1) ?? "";
    return items.length < 2 ? last : this.say("and", { first: items.slice(0, -1).join(", "), last });
  }
}

/** How a message is told whether something holds. */
export function flag(holds: boolean): string {
  return holds ? "yes" : "no";
}
