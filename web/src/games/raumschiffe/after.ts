// The table as it looks after an event that the view does not know yet. It only moves things as the event says.

import type { Card, Event, Ship, Shot, Spot, View } from "../../generated/raumschiffe";

/** The view with an event carried out, for the eye: turn, round and strengths may lag behind. */
export function after(view: View, event: Event): View {
  switch (event.kind) {
    case "laid":
      return ship(view, event.seat, (old) => ({
        spots: spot(old.spots, event.spot, () => ({ card: event.card })),
        hand: old.hand && old.hand.filter(({ token }) => token !== event.card.token),
      }));
    case "ready":
      return ship(view, event.seat, () => ({ ready: true }));
    case "revealed":
      return {
        ...view,
        phase: "late",
        ships: view.ships.map((old, seat) => ({
          ...old,
          spots: event.ships[seat] ?? old.spots,
          discard: sorted([...old.discard, ...(event.rest[seat] ?? [])]),
          hand: old.hand && [],
          held: 0,
          late: false,
        })),
      };
    case "added":
      if (!event.system) return { ...view, turn: -1 };
      return ship({ ...view, turn: -1 }, event.seat, (old) => ({
        spots: spot(old.spots, event.system, ({ strength }) => ({ strength: strength + 1, late: true })),
        late: false,
      }));
    case "fired":
      return fired(view, event.shot);
    case "drew":
      return drew(view, event.seat, event.count, event.cards);
    case "ended":
      return { ...view, phase: "over", turn: -1, system: "" };
  }
}

function fired(view: View, shot: Shot): View {
  const scored = ship(view, shot.attacker, (old) => ({ points: old.points + (view.cuddle ? shot.damage : shot.lost.length) }));
  const hit = ship(scored, 1 - shot.attacker, (old) => ({
    ...taken(old, shot.lost.length),
    removed: sorted([...old.removed, ...shot.lost]),
  }));
  return { ...hit, turn: -1, shots: [...view.shots, shot] };
}

/** A seat has its new hand, and its layout is over. */
function drew(view: View, seat: number, count: number, cards: readonly Card[] | null): View {
  const old = view.ships[seat];
  const laid = old?.spots ?? [];
  const both = view.last.length ? view.last : view.ships.map(({ spots }) => spots);
  const cleared = ship({ ...view, turn: -1 }, seat, (before) => {
    const rest = taken(before, count);
    const down = laid.flatMap(({ card }) => (card ? [card] : []));
    return {
      pile_size: rest.pile_size,
      discard: sorted([...rest.discard, ...down]),
      spots: before.spots.map((one) => ({ ...one, card: null, strength: 0, late: false })),
      hand: before.hand && (cards ?? []),
      held: count,
      ready: false,
      late: false,
    };
  });
  const last = both.map((spots, at) => (at === seat ? laid.map((one) => ({ ...one, late: false })) : spots));
  const all = cleared.ships.every(({ held }) => held > 0);
  return all ? { ...cleared, last, phase: "lay", system: "" } : { ...cleared, last };
}

/** Cards leave a pile; where it does not hold enough, the discards have become part of it. */
function taken({ pile_size, discard }: Ship, count: number): Pick<Ship, "pile_size" | "discard"> {
  if (count <= pile_size) return { pile_size: pile_size - count, discard };
  return { pile_size: Math.max(0, pile_size + discard.length - count), discard: [] };
}

function ship(view: View, seat: number, change: (old: Ship) => Partial<Ship>): View {
  return { ...view, ships: view.ships.map((old, at) => (at === seat ? { ...old, ...change(old) } : old)) };
}

function spot(spots: readonly Spot[], token: string, change: (old: Spot) => Partial<Spot>): Spot[] {
  return spots.map((old) => (old.token === token ? { ...old, ...change(old) } : old));
}

const LETTERS = "parse"; // of the systems, as card tokens are spelt

/** As the view has them: higher ranks first, then by their symbols. */
export function sorted(cards: readonly Card[]): Card[] {
  const number = ({ token }: Card): number => [...token].reduce((sum, letter) => sum + 2 ** LETTERS.indexOf(letter), 0);
  return [...cards].sort((one, other) => other.rank - one.rank || number(one) - number(other));
}
