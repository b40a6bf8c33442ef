// What lies where on a ship, and what its strengths are made of. Everything is read off the view.

import type { Shot, Spot, View } from "../../generated/raumschiffe";

/** The columns of a ship: each weapon at an end, beside it what meets the same weapon, the pilot in the middle. */
export const COLUMNS = ["projectile", "armour", "resources", "pilot", "shield", "energy"] as const;

/** What each weapon aims at. */
export const AIM: Readonly<Record<string, string>> = { projectile: "armour", energy: "shield" };

export type Symbols = Readonly<Record<string, string>>;

/** Which symbol stands for which system in this edition. */
export function symbolsOf(view: View): Symbols {
  return Object.fromEntries((view.ships[0]?.spots ?? []).map(({ token, symbol }) => [token, symbol]));
}

/** The spots of a ship in the order of its columns. */
export function columns(spots: readonly Spot[]): Spot[] {
  return COLUMNS.map((name) => spots.find(({ token }) => token === name)).filter((spot) => spot !== undefined);
}

/** What lies before a seat; at the end of a match the round that was cleared away last. */
export function lying(view: View, seat: number): readonly Spot[] {
  const spots = view.ships[seat]?.spots ?? [];
  const cleared = view.phase === "over" && spots.every(({ card }) => card === null);
  return cleared ? (view.last[seat] ?? spots) : spots;
}

/** Is a seat's layout not for the viewer's eyes? */
export function secret(view: View, seat: number): boolean {
  return view.phase === "lay" && seat !== view.seat;
}

/** The parts of a strength: the card's own, the regulator's, the late +1. Only the first may be 0. */
export function parts({ token, card, strength, late }: Spot): number[] {
  const own = card?.systems.includes(token) ? card.rank : 0;
  const more = strength - own - (late ? 1 : 0);
  return [own, ...(more > 0 ? [more] : []), ...(late ? [1] : [])];
}

/** The shot that is being asked about, as it would go now. */
export function pending(view: View): Shot | null {
  if (view.phase !== "late" || view.turn < 0) return null;
  const weapon = Object.keys(AIM).find((name) => name === view.system || AIM[name] === view.system);
  if (!weapon) return null;
  return duel(view.ships.map(({ spots }) => spots), view.system === weapon ? view.turn : 1 - view.turn, weapon);
}

/** All that was fired in the round before, without what it cost. */
export function lastShots(view: View): Shot[] {
  if (view.last.length < 2) return [];
  return ["energy", "projectile"].flatMap((weapon) => [0, 1].map((seat) => duel(view.last, seat, weapon)));
}

/** An attack beside its defence, as both stand. */
function duel(ships: readonly (readonly Spot[])[], attacker: number, weapon: string): Shot {
  const attack = strength(ships[attacker], weapon);
  const defence = strength(ships[1 - attacker], AIM[weapon] ?? "");
  return { attacker, weapon, attack, defence, damage: Math.max(attack - defence, 0), lost: [] };
}

function strength(spots: readonly Spot[] | undefined, system: string): number {
  return spots?.find(({ token }) => token === system)?.strength ?? 0;
}
