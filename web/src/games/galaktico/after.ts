// The table as it looks after an event that the view does not know yet. It only moves things as the event says.

import type { Card, Event, Fight, Kind, Player, Ship, Side, View } from "../../generated/galaktico";
import { WEAPONS } from "./layout";

/** The view with an event carried out, for the eye: whose turn it is and gravity may lag behind. */
export function after(view: View, event: Event): View {
  const calm = { ...view, reach: [], flying: null };
  switch (event.kind) {
    case "equipped":
      return player(calm, event.seat, ({ cards }) => ({ cards: known(view, cards, event.ship, [event.card]) }));
    case "placed":
      return player(
        { ...calm, ships: sorted([...view.ships, ship(event.seat, event.ship, event.field)]) },
        event.seat,
        ({ reserve, to_place }) => ({
          reserve: fewer(reserve, event.ship),
          to_place: Object.fromEntries(Object.entries(fewer(to_place, event.ship)).filter(([, count]) => count > 0)),
        }),
      );
    case "ready":
      return player(calm, event.seat, () => ({ ready: true }));
    case "began":
      return began(calm, event.ships, event.starter);
    case "moved": {
      const moved = { ...ship(event.seat, event.ship, event.path.at(-1) ?? event.field), moved: true };
      return { ...calm, ships: sorted([...gone(view.ships, event.seat, event.field), moved]) };
    }
    case "flew-on": {
      const there = { ...ship(event.seat, "cruiser", event.path.at(-1) ?? event.field), moved: true };
      return { ...calm, phase: "turn", ships: sorted([...gone(view.ships, event.seat, event.field), there]) };
    }
    case "fought":
      return fought(calm, event.fight);
    case "deployed":
      return player(
        { ...calm, ships: sorted([...view.ships, { ...ship(event.seat, event.ship, event.field), docked: true }]) },
        event.seat,
        ({ reserve }) => ({ reserve: fewer(reserve, event.ship) }),
      );
    case "shifted":
      return { ...calm, meteors: [...view.meteors.filter((field) => field !== event.field), event.target].sort() };
    case "took": // with the ship on it
      return player({ ...calm, ships: gone(view.ships, event.owner, event.field) }, event.seat, ({ points }) => ({ points: points + event.points }));
    case "lapsed":
      return calm;
    case "ended": {
      const { ending, ender, loser, points } = event;
      const players = view.players.map((old, seat) => ({ ...old, points: points[seat] ?? old.points }));
      return { ...calm, phase: "over", turn: -1, actions: 0, players, ending, ender, loser };
    }
  }
}

/** All ships are shown; those that were hidden leave their owner's reserve. */
function began(view: View, ships: readonly Ship[], starter: number): View {
  const players = view.players.map((old, seat) => {
    const hidden = ships.filter((one) => one.seat === seat && seat !== view.seat);
    return { ...old, ready: false, to_place: {}, reserve: hidden.reduce((left, { kind }) => fewer(left, kind), old.reserve) };
  });
  return { ...view, phase: "turn", turn: starter, starter, start_fields: [], ships, players };
}

function fought(view: View, fight: Fight): View {
  const { attacker, defender, winner, field } = fight;
  const sides = [attacker, defender];
  const beaten = sides.filter(({ seat }) => seat !== winner);
  const ships = beaten.reduce((left, { seat }) => gone(left, seat, field), view.ships);
  const shown = sides.reduce((table, side) => player(table, side.seat, (old) => scored(view, old, side, winner)), view);
  return { ...shown, ships, last: fight };
}

/** A side shows its loadout, takes the ship that it beat, and loses its own where it was beaten. */
function scored(view: View, old: Player, side: Side, winner: number): Partial<Player> {
  const won = winner < 0 || winner === side.seat;
  const lost = side.kind === "destroyer" && winner !== side.seat;
  const cards = known(view, old.cards, side.kind, [side.shield, ...side.hits.map(({ weapon }) => weapon)]).map((card) => {
    if (card.kind !== side.kind) return card;
    const figures = card.figures + (won ? 1 : 0);
    return { ...card, shown: true, figures, worth: Math.max(1, figures) };
  });
  const gain = won ? side.gain : 0;
  return { cards, points: old.points + gain, fought: old.fought + gain, destroyers: old.destroyers - (lost ? 1 : 0) };
}

/** A type has these cards, so that no other type can have them. */
function known(view: View, cards: readonly Card[], kind: Kind, tokens: readonly string[]): Card[] {
  const shield = view.shields.find(({ token }) => tokens.includes(token))?.token;
  const weapons = view.weapons.map(({ token }) => token);
  const rest = (list: readonly string[]): readonly string[] => list.filter((token) => !tokens.includes(token));
  return cards.map((card) => {
    const mine = card.kind === kind;
    const held = mine ? weapons.filter((token) => card.weapons.includes(token) || tokens.includes(token)) : card.weapons;
    return {
      ...card,
      shield: mine ? (shield ?? card.shield) : card.shield,
      weapons: held,
      may_shields: mine && shield ? [] : rest(card.may_shields),
      may_weapons: held.length === WEAPONS ? [] : rest(card.may_weapons),
    };
  });
}

function ship(seat: number, kind: Kind, field: string): Ship {
  return { field, seat, kind, docked: false, moved: false };
}

function gone(ships: readonly Ship[], seat: number, field: string): Ship[] {
  return ships.filter((one) => one.seat !== seat || one.field !== field);
}

function fewer(counts: Readonly<Record<string, number>>, kind: Kind): Record<string, number> {
  return { ...counts, [kind]: (counts[kind] ?? 0) - 1 };
}

function sorted(ships: readonly Ship[]): Ship[] {
  return [...ships].sort((one, other) => (one.field < other.field ? -1 : 1));
}

function player(view: View, seat: number, change: (old: Player) => Partial<Player>): View {
  return { ...view, players: view.players.map((old, at) => (at === seat ? { ...old, ...change(old) } : old)) };
}
