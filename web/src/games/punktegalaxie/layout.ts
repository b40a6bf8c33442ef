// Where things stand on the board.

import type { Score, View } from "../../generated/punktegalaxie";

/** Of the market: columns and rows, beginning with 1; the marker walks through 0 and 4. */
export const SIDE = 3;
const BEYOND = SIDE + 1;

export interface Stand {
  readonly column: number;
  readonly row: number;
  /** degrees by which what points upwards is turned to point into the market */
  readonly turn: number;
}

/** Where the marker stands on its way round the market, at a position from 0 on: left of the first row, then clockwise. */
export function standOf(position: number): Stand {
  const at = position % (4 * SIDE);
  if (at === 0) return { column: 0, row: 1, turn: 90 };
  if (at <= SIDE) return { column: at, row: 0, turn: 180 };
  if (at <= 2 * SIDE) return { column: BEYOND, row: at - SIDE, turn: 270 };
  if (at <= 3 * SIDE) return { column: 3 * SIDE + 1 - at, row: BEYOND, turn: 0 };
  return { column: 0, row: 4 * SIDE + 1 - at, turn: 90 };
}

/** The values that may be laid at an end, as short as can be: "1–7", "1 3–7", "6 7", "X", or "" where nothing fits. */
export function fitting(values: readonly number[]): string {
  const runs: number[][] = [];
  for (const value of values.filter((one) => one > 0)) {
    const last = runs.at(-1);
    if (last?.at(-1) === value - 1) last.push(value);
    else runs.push([value]);
  }
  if (runs.length === 0) return values.length ? "X" : "";
  return runs.map((run) => (run.length > 2 ? `${run[0]}–${run.at(-1)}` : run.join(" "))).join(" ");
}

/** What a spot or a card in hand would bring with what is chosen already, where that is one thing only. */
export function gainOf(view: View, token: string, chosen: readonly string[]): Score | undefined {
  const hand = [...new Set(view.hand.map((card) => card.token))];
  if (hand.includes(token)) {
    const [spot] = chosen.filter((other) => !hand.includes(other));
    return spot ? view.gains[`${token} ${spot}`] : undefined;
  }
  const card = chosen.find((other) => hand.includes(other)) ?? (hand.length === 1 ? hand[0] : undefined);
  return view.gains[card ? `${card} ${token}` : token];
}
