// The table as it looks after an event that the view does not know yet. It only moves things as the event says.

import type { Card, Event, Galaxy, Laid, Place, Score, Step, System, View } from "../../generated/punktegalaxie";
import { CATEGORIES } from "./looks";
import { GALAXUS } from "./words";

/** The view with an event carried out, for the eye: turn, marker, and what is counted anew may lag behind. */
export function after(view: View, event: Event): View {
  switch (event.kind) {
    case "sided":
      return galaxy(view, event.seat, ({ systems }) => ({
        side: event.side,
        systems: systems.map((system, at) => (at === 0 ? { ...system, sun: event.sun } : system)),
      }));
    case "took":
      return {
        ...calm(view),
        market: place(view.market, event.place, ({ height }) => ({
          card: event.uncovered,
          height: Math.max(0, height - 1),
          others: [],
        })),
        hand: [...view.hand, event.card],
      };
    case "laid":
      return laid(view, event);
    case "got-tile":
      return {
        ...galaxy(calm(view), event.seat, ({ tiles }) => ({ tiles: [...tiles, event.tile] })),
        offer: view.offer.filter(({ token }) => token !== event.tile.token),
      };
    case "refilled":
      return { ...calm(view), market: event.steps.reduce(refill, view.market) };
    case "marked":
      return { ...calm(view), phase: "over", turn: -1, marked: event.achievement };
    case "ended":
      return {
        ...calm(view),
        phase: "over",
        turn: -1,
        marker: null,
        galaxies: view.galaxies.map((old, at) => ({ ...old, score: event.scores[at] ?? old.score })),
      };
  }
}

/** What a player might choose is over. */
function calm(view: View): View {
  return { ...view, gains: {} };
}

function laid(view: View, { seat, card, spot, gain }: Laid): View {
  const hand = view.hand.filter(({ number }) => number !== card.number);
  return galaxy({ ...calm(view), hand }, seat, (old) => {
    const rockets = old.rockets + card.rockets;
    const letters = card.letter ? { ...old.letters, [card.letter]: (old.letters[card.letter] ?? 0) + 1 } : old.letters;
    return {
      ...(spot === "loose" ? { loose: [...old.loose, card] } : { systems: joined(old.systems, card, spot) }),
      rockets,
      letters,
      missing: view.rockets_a_tile - (rockets % view.rockets_a_tile),
      suns: old.suns + Number(card.kind === "sun"),
      asteroids: old.asteroids + Number(card.kind === "asteroid"),
      score: gain ? sum(old.score, gain) : old.score,
    };
  });
}

/** A card comes to its spot: of Galaxus, a system by its number. */
function joined(systems: readonly System[], card: Card, spot: string): readonly System[] {
  const [token, where = "upper"] = spot.split("-");
  if (!systems.some((system) => system.token === token)) return [...systems, begun(String(systems.length + 1), card)];
  return systems.map((system) => (system.token === token ? grown(system, card, where) : system));
}

function grown(system: System, card: Card, where: string): System {
  if (where === "sun" || where === "asteroid") return { ...system, [where]: card };
  return { ...system, row: where === "lower" ? [card, ...system.row] : [...system.row, card] };
}

function begun(token: string, card: Card): System {
  const empty = { token, sun: null, asteroid: null, row: [], fits_lower: [], fits_upper: [], different: 0, points: 0 };
  return grown(empty, card, card.kind === "sun" ? "sun" : "row");
}

function refill(market: readonly Place[], { what, place: to, card, source }: Step): readonly Place[] {
  if (what === "renewed") return market;
  const filled = place(market, to, () => ({ card, others: [] }));
  if (what === "uncovered") return filled;
  return place(filled, source, ({ height }) => ({ card: null, height: Math.max(0, height - 1), others: [] }));
}

function place(market: readonly Place[], token: string, change: (old: Place) => Partial<Place>): readonly Place[] {
  return market.map((old) => (old.token === token ? { ...old, ...change(old) } : old));
}

function galaxy(view: View, seat: number, change: (old: Galaxy) => Partial<Galaxy>): View {
  return { ...view, galaxies: view.galaxies.map((old) => (old.seat === seat ? { ...old, ...change(old) } : old)) };
}

function sum(score: Score, gain: Score): Score {
  const added = CATEGORIES.map((category) => [category, score[category] + gain[category]]);
  return { ...score, ...Object.fromEntries(added), total: score.total + gain.total };
}

/** Who holds the cards in hand: the player who took or laid last, else the one whose turn it is. */
export function holder(view: View, events: readonly Event[]): number {
  const last = events.findLast(({ kind }) => kind === "took" || kind === "laid");
  return last && "seat" in last ? last.seat : view.turn;
}

export function isGalaxus({ seat }: Galaxy): boolean {
  return seat === GALAXUS;
}
