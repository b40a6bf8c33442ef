// Who came in where.

import type { SeatInfo, TableInfo } from "../generated/protocol";
import { names } from "../texts/lists";
import { say } from "../texts/texts.svelte";

export interface Standing {
  readonly seat: SeatInfo;
  readonly place: number;
  readonly points: number;
}

/** The seats by place, the best first. */
export function standings(table: TableInfo): Standing[] {
  return table.seats
    .map((seat) => ({ seat, place: (table.ranks[seat.seat] ?? 0) + 1, points: table.scores[seat.seat] ?? 0 }))
    .sort((one, other) => one.place - other.place || one.seat.seat - other.seat.seat);
}

/** The result in one sentence, said to a seat (−1: a spectator). */
export function headline(table: TableInfo, own: number): string {
  const winners = standings(table)
    .filter(({ place }) => place === 1)
    .map(({ seat }) => seat);
  const alone = winners.length === 1 ? winners[0] : undefined;
  if (table.seats.length === 1) return say("result-over");
  if (!alone)
    return winners.length > 1
      ? say("result-shared", { names: names(winners.map(({ name }) => name)) })
      : say("result-over");
  const mine = alone.seat === own && table.seats.filter(({ mine }) => mine).length === 1;
  return mine ? say("result-won") : say("result-lost", { name: alone.name });
}
