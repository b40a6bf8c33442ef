// What positions of any game are made of, and who sits there.

import type { SeatInfo } from "../../src/generated/protocol";

/** A position of a real match, made by the game's positions.py. */
export interface Position<View, Event> {
  readonly name: string;
  readonly seat: number;
  readonly view: View;
  readonly choices: readonly (readonly string[])[];
  /** what can be taken back, where a game has that */
  readonly regrets?: readonly (readonly string[])[];
  readonly prompt: readonly [string, Readonly<Record<string, string | number>>] | null;
  /** the view before the last move, and what the move did */
  readonly before: View;
  readonly events: readonly Event[];
}

export function seated(names: readonly string[], colours: readonly SeatInfo["colour"][]): readonly SeatInfo[] {
  return names.map((name, seat) => ({
    seat,
    kind: "person",
    name,
    colour: colours[seat] ?? "amber",
    level: "",
    stands_in: false,
    online: true,
    mine: false,
    clock: null,
  }));
}

/** The positions of a file: of the view before, it names only what was another. */
export function read<At extends Position<unknown, unknown>>(file: unknown): readonly At[] {
  return (file as readonly Written<At>[]).map((at) => ({ ...at, before: earlier(at.view, at.before) }) as At);
}

type Difference = readonly [path: readonly (string | number)[], value: unknown];

type Written<At> = Omit<At, "before"> & { readonly view: unknown; readonly before: readonly Difference[] };

function earlier(view: unknown, differences: readonly Difference[]): unknown {
  const before = structuredClone(view);
  for (const [path, value] of differences) {
    let within = before as Record<string | number, unknown>;
    for (const key of path.slice(0, -1)) within = within[key] as typeof within;
    within[path.at(-1)!] = value;
  }
  return before;
}

export function named<Found extends { readonly name: string }>(positions: readonly Found[], name: string): Found {
  const found = positions.find((one) => one.name === name);
  if (!found) throw new Error(`no position ${name}`);
  return found;
}
