// The table as it looks after an event that the view does not know yet. It only moves things as the event says.

import type { Card, Event, Seat, View, World } from "../../generated/schlachten";

type Change<T> = (before: T) => Partial<T>;

/** The view with an event carried out, for the eye: turn and phase may lag behind. */
export function after(view: View, event: Event): View {
  switch (event.kind) {
    case "looked":
      return {
        ...place(view, event.place, (old) => ({ seen_by: union(old.seen_by, event.seat), world: event.world ?? old.world })),
        looked: event.place,
        phase: "turn",
      };
    case "turned":
      return {
        ...place(view, event.place, () => ({ lies: "prize", world: event.world })),
        prize: event.world,
        prize_place: event.place,
        phase: "commit",
      };
    case "committed":
      return seat(view, event.seat, () => ({ committed: event.figures }));
    case "played":
      return seat({ ...view, phase: "play" }, event.seat, (old) => ({
        played: event.cards,
        main: event.main,
        clones: event.clones,
        hand_size: old.hand_size - event.cards.length,
        hand: old.hand && without(old.hand, event.cards),
      }));
    case "won":
      return won(view, event.seat, event.world);
    case "returned":
      return { ...leave(view, event.figures), figures: [...view.figures, ...event.figures] };
    case "recruited": {
      const freed = leave(view, [event.figure]);
      return seat(freed, event.seat, (old) => ({ figures: [...old.figures, event.figure] }));
    }
    case "renewed":
      return { ...view, pile_size: view.pile_size + event.size, discard: {} };
    case "drew":
      return seat({ ...view, pile_size: view.pile_size - event.count }, event.seat, (old) => ({
        hand_size: old.hand_size + event.count,
        hand: old.hand && sorted([...old.hand, ...(event.cards ?? [])]),
      }));
    case "ended":
      return { ...view, phase: "over", turn: -1 };
  }
}

/** The round is over: its cards become the last round's and are discarded. */
function won(view: View, winner: number, world: World): View {
  const { leader, seats } = view;
  const discard = { ...view.discard };
  for (const { token } of seats.flatMap(({ played }) => played)) discard[token] = (discard[token] ?? 0) + 1;
  const cleared = seats.map((old) => ({ ...old, played: [], main: 0, clones: 0 }));
  const closed = place({ ...view, seats: cleared }, view.prize_place, () => ({ lies: "won" }));
  return {
    ...seat(closed, winner, (old) => ({ worlds: sorted([...old.worlds, world]), points: old.points + world.value })),
    phase: "look",
    leader: winner,
    turn: winner,
    prize: null,
    prize_place: "",
    looked: "",
    discard,
    last: {
      leader,
      played: seats.map(({ played }) => played),
      main: seats.map(({ main }) => main),
      clones: seats.map(({ clones }) => clones),
    },
  };
}

/** Figures leave wherever they stand. */
function leave(view: View, figures: readonly string[]): View {
  const stays = (colour: string): boolean => !figures.includes(colour);
  return {
    ...view,
    figures: view.figures.filter(stays),
    seats: view.seats.map((old) => ({ ...old, figures: old.figures.filter(stays), committed: old.committed.filter(stays) })),
  };
}

function place(view: View, token: string, change: Change<View["places"][number]>): View {
  return { ...view, places: view.places.map((old) => (old.token === token ? { ...old, ...change(old) } : old)) };
}

function seat(view: View, number: number, change: Change<Seat>): View {
  return { ...view, seats: view.seats.map((old, at) => (at === number ? { ...old, ...change(old) } : old)) };
}

function union(seats: readonly number[], more: number): number[] {
  return [...new Set([...seats, more])].sort((one, other) => one - other);
}

function without(hand: readonly Card[], gone: readonly Card[]): Card[] {
  const numbers = new Set(gone.map(({ number }) => number));
  return hand.filter(({ number }) => !numbers.has(number));
}

function sorted<T extends { readonly number: number }>(things: readonly T[]): T[] {
  return [...things].sort((one, other) => one.number - other.number);
}
