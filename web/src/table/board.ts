// What a game brings to the client. See README.md: "A game's board".

import type { Component } from "svelte";
import type { SeatInfo } from "../generated/protocol";
import type { Say } from "../texts/catalogue";
import type { SoundName } from "../app/sound";

/** "phone": a narrow, upright screen; "desktop": everything else, up to a television. */
export type Size = "phone" | "desktop";

/** What every board is given. `View` and `Event` are the game's generated types. */
export interface BoardProps<View, Event> {
  /** the table as `seat` sees it */
  readonly view: View;
  /** the seat whose side is shown, or −1 for a spectator's */
  readonly seat: number;
  readonly seats: readonly SeatInfo[];
  /** the names of the seats */
  readonly names: readonly string[];
  /** what is being animated now; `view` is still the one from before */
  readonly event: Event | null;
  /** the events of the same update that were animated already and are not yet in `view` */
  readonly past: readonly Event[];
  /** to be called when the animation of `event` is over; after a second the table goes on without it */
  readonly done: () => void;
  /** a message of the game's catalogue (or of the engine's) with its facts */
  readonly say: Say;
  readonly size: Size;
}

/** A board of any game, as the registry holds it. */
export type AnyBoard = Component<BoardProps<any, any>>;

/** `Chart.svelte` of a game that has a book: draws it for one player. `Chart` is the game's generated type. */
export interface ChartProps<Chart> {
  readonly chart: Chart;
  /** the player's column, or −1 for a player who is not in the book yet */
  readonly column: number;
  readonly say: Say;
  /** start a match with these options */
  readonly play: (options: Readonly<Record<string, string>>) => void;
  readonly busy: boolean;
}

export type AnyChart = Component<ChartProps<any>>;

/** `Outcome.svelte` of a game that has a book: what the player reached, and the ways on. */
export interface OutcomeProps<View, Chart> {
  /** the table at the end */
  readonly view: View;
  /** the book, once it is there; with the result in it, unless there was no column left */
  readonly chart: Chart | null;
  readonly column: number;
  readonly say: Say;
  readonly play: (options: Readonly<Record<string, string>>) => void;
  readonly busy: boolean;
}

export type AnyOutcome = Component<OutcomeProps<any, any>>;

/** `log.ts` of a game: what happened, in words. */
export interface Chronicle<Event> {
  /** a line of the log, or "" where an event is not worth one */
  narrate(event: Event, say: Say, names: readonly string[], seat: number): string;
  /** the sound of an event, or null */
  sound?(event: Event, seat: number): SoundName | null;
}
