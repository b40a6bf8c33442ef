// Scores as the table shows them. The sums come from the view; here they are only taken apart.

import type { Card, World } from "../../generated/schlachten";

/** Where a main score comes from. */
export interface Parts {
  /** values of the cards, in the order they lie */
  readonly cards: readonly number[];
  /** the prize's bonus; 0 for none */
  readonly prize: number;
  /** what remains: a figure's bonus, or both where the prize is not known any more */
  readonly rest: number;
}

/** Take a main score apart. What the cards do not make up is the prize's bonus, as far as it fits, and a figure's. */
export function parts(cards: readonly Card[], main: number, prize: World | null): Parts {
  const values = cards.map((card) => card.value);
  const bonus = main - values.reduce((sum, value) => sum + value, 0);
  const fits = prize !== null && bonus >= prize.value && cards.some((card) => card.colour === prize.colour);
  return { cards: values, prize: fits ? prize.value : 0, rest: fits ? bonus - prize.value : bonus };
}

/** The seat that is ahead: the highest score, of equal ones the earlier; −1 while nobody has any. */
export function ahead(scores: readonly number[], leader: number): number {
  let best = -1;
  for (let step = 0; step < scores.length; step++) {
    const seat = (leader + step) % scores.length;
    if ((scores[seat] ?? 0) > (scores[best] ?? 0)) best = seat;
  }
  return best;
}

/** The other seats as they sit, clockwise from one's own; all of them for a spectator. */
export function others(count: number, own: number): number[] {
  const seats = Array.from({ length: count }, (_, seat) => seat);
  return own < 0 ? seats : seats.slice(1).map((step) => (own + step) % count);
}

export interface Lying {
  readonly cards: readonly Card[];
  readonly main: number;
  readonly clones: number;
}

/** What lies before the seats: this round's cards or, `once` more, those of the round before. */
export function lying(view: Rounds, once: boolean): readonly Lying[] {
  const { last } = view;
  if (!once || !last) return view.seats.map(({ played, main, clones }) => ({ cards: played, main, clones }));
  return last.played.map((cards, seat) => ({ cards, main: last.main[seat] ?? 0, clones: last.clones[seat] ?? 0 }));
}

interface Rounds {
  readonly seats: readonly { readonly played: readonly Card[]; readonly main: number; readonly clones: number }[];
  readonly last: {
    readonly played: readonly (readonly Card[])[];
    readonly main: readonly number[];
    readonly clones: readonly number[];
  } | null;
}
