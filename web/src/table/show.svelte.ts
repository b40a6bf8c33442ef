// A board draws the table as it will be when the present event is over. Then things come there from where they were.

import { untrack } from "svelte";
import { settle, survey, type Rects } from "./stage";

/** What is shown, on which board, and how. */
export interface Show<Event> {
  readonly board: () => HTMLElement | undefined;
  readonly view: () => unknown;
  readonly event: () => Event | null;
  /** to be called when the event was shown */
  readonly done: () => void;
  /** remember of the board what will be gone once it is drawn anew */
  readonly keep?: (board: HTMLElement, event: Event | null) => void;
  /** move what the event moves, from where it was before; ends when all has arrived */
  readonly perform: (board: HTMLElement, event: Event, before: Rects) => Promise<void>;
}

/** Show every event as it comes, for as long as the board is there. */
export function showEvents<Event>({ board, view, event, done, keep, perform }: Show<Event>): void {
  let before: Rects = new Map();

  $effect.pre(() => {
    const [stage, next] = [board(), event()];
    void view(); // a change of it moves things, too
    if (!stage) return;
    settle(stage);
    before = survey(stage);
    keep?.(stage, next);
  });

  $effect(() => {
    const [stage, showing] = [board(), event()];
    if (!stage || !showing) return;
    void untrack(() => perform(stage, showing, before)).then(() => {
      if (event() === showing) done();
    });
  });
}
