// Where the fields of a road lie: one above the other, swaying a little.

import type { Landing, Road, View } from "../../generated/galaktix";

/** Of the drawing of a road: a row of it, and its whole breadth. */
export const ROW = 100;
export const BREADTH = 100;

const SWAY = 13; // of the breadth, to either side

/** How far a field lies to the right within its road; field 0 is where the road begins. */
export function across(road: number, field: number): number {
  return BREADTH / 2 + SWAY * Math.min(1, field / 3) * Math.sin(0.63 * field + 2.1 * road);
}

/** How far above the beginning of its road the middle of a field lies, in rows. */
export function above(field: number): number {
  return field === 0 ? -0.5 : field - 0.5;
}

/** A stretch of a road between two of its fields, as a path that begins below. */
export function stretch(road: number, from: number, to: number, fields: number): string {
  const point = (field: number): [number, number] => [round(across(road, field)), ROW * (fields - above(field))];
  const [x, y] = point(from);
  let path = `M${x} ${y}`;
  let [lastX, lastY] = [x, y];
  for (let field = from + 1; field <= to; field++) {
    const [nextX, nextY] = point(field);
    const half = (lastY - nextY) / 2;
    path += `C${lastX} ${lastY - half} ${nextX} ${nextY + half} ${nextX} ${nextY}`;
    [lastX, lastY] = [nextX, nextY];
  }
  return path;
}

function round(value: number): number {
  return Math.round(10 * value) / 10;
}

/** The number of a field, as its token ends. */
export function number(token: string): number {
  return Number(token.slice(token.lastIndexOf("-") + 1));
}

/** Where a rocket would land on a road, if its colour was rolled. */
export function landingOf(view: View, { colour }: Road): Landing | undefined {
  return view.landings.find((landing) => landing.colour === colour);
}

/** Which old die each new one is, where some were kept: its old place, or −1 for one that was rolled again. */
export function samePlaces(old: readonly string[], kept: readonly string[], dice: readonly string[]): number[] {
  const left = [...kept];
  const free = old.map((_, at) => at);
  return dice.map((face) => {
    const held = left.indexOf(face);
    const place = free.findIndex((at) => old[at] === face);
    if (held < 0 || place < 0) return -1;
    left.splice(held, 1);
    return free.splice(place, 1)[0] ?? -1;
  });
}
