// Positions of real matches, made by positions.py.

import type { SeatInfo } from "../../../src/generated/protocol";
import type { Event, View } from "../../../src/generated/raumschiffe";
import positions from "./positions.json";

export interface Position {
  readonly name: string;
  readonly seat: number;
  readonly view: View;
  readonly choices: readonly (readonly string[])[];
  /** what can be taken back */
  readonly regrets: readonly (readonly string[])[];
  readonly prompt: readonly [string, Readonly<Record<string, string | number>>] | null;
  /** the view before the last move, and what the move did */
  readonly before: View;
  readonly events: readonly Event[];
}

export const POSITIONS = positions as unknown as readonly Position[];

export const NAMES = ["Anna", "Ben"];

const COLOURS = ["amber", "sky"] as const;

export const SEATS: readonly SeatInfo[] = NAMES.map((name, seat) => ({
  seat,
  kind: "person",
  name,
  colour: COLOURS[seat] ?? "amber",
  level: "",
  stands_in: false,
  online: true,
  mine: false,
  clock: null,
}));

export function position(name: string): Position {
  const found = POSITIONS.find((one) => one.name === name);
  if (!found) throw new Error(`no position ${name}`);
  return found;
}
