// Where fields lie. A field's name says it all: the letter of its sector and its distances from the sector's two axes.
// Lengths are in sides of a field; the middle of the hexagon is (0, 0), and y points down.

import type { Attack, Card, Course, Kind, Ship, View } from "../../generated/galaktico";

export const SECTORS = 3;
export const SIZE = 6;
const LETTERS = "ABC";

export type Point = readonly [x: number, y: number];

/** A course or an attack: the fields flown over, and which of the steps are hyperflights. */
export type Way = Pick<Course, "path" | "jumps">;

export interface Field {
  readonly name: string;
  readonly sector: number;
  /** the distance from the axis to the next sector, and from that to the sector before */
  readonly a: number;
  readonly b: number;
}

export const FIELDS: readonly Field[] = Array.from({ length: SECTORS * SIZE * SIZE }, (_, number) => {
  const sector = Math.floor(number / (SIZE * SIZE));
  const a = (Math.floor(number / SIZE) % SIZE) + 1;
  const b = (number % SIZE) + 1;
  return { name: `${LETTERS[sector]}${a}${b}`, sector, a, b };
});

const BY_NAME: ReadonlyMap<string, Field> = new Map(FIELDS.map((field) => [field.name, field]));

export function fieldOf(name: string): Field {
  const field = BY_NAME.get(name);
  if (!field) throw new Error(`there is no field ${name}`);
  return field;
}

export function isField(token: string): boolean {
  return BY_NAME.has(token);
}

// The axes of a hexagon that stands on its point, clockwise from the one at the lower left.
const HALF = Math.sqrt(3) / 2;
const AXES: readonly Point[] = [
  [-HALF, 0.5],
  [0, -1],
  [HALF, 0.5],
];

/** How far the hexagon reaches from its middle, to the side and up or down. */
export const WIDE = SIZE * HALF;
export const HIGH = SIZE;

/** The board turned so that a seat's own sector is at the lower edge; the others follow clockwise. */
export class Sky {
  constructor(readonly seat: number) {}

  /** The place of a sector: 0 below, 1 at the upper left, 2 at the upper right. */
  turn(sector: number): number {
    return (sector - Math.max(this.seat, 0) + SECTORS) % SECTORS;
  }

  /** The direction of the axis between a sector and the next. */
  axis(sector: number): Point {
    return AXES[this.turn(sector)] ?? [0, 0];
  }

  /** A point of a sector by its distances from the axes. */
  at(sector: number, a: number, b: number): Point {
    const [along, across] = [this.axis(sector), this.axis((sector + SECTORS - 1) % SECTORS)];
    return [b * along[0] + a * across[0], b * along[1] + a * across[1]];
  }

  /** The middle of a field. */
  middle(name: string): Point {
    const { sector, a, b } = fieldOf(name);
    return this.at(sector, a - 0.5, b - 0.5);
  }

  /** The corners of a field, or of as much of its sector as is asked for. */
  corners(sector: number, [a1, b1]: Point, [a2, b2]: Point): Point[] {
    return [this.at(sector, a1, b1), this.at(sector, a1, b2), this.at(sector, a2, b2), this.at(sector, a2, b1)];
  }

  /** The outline of a field. */
  outline(name: string): string {
    const { sector, a, b } = fieldOf(name);
    return closed(this.corners(sector, [a - 1, b - 1], [a, b]));
  }

  /** A flight: straight steps, and mirror flights as bows. */
  flight(from: string, { path, jumps }: Way): { steps: string; bows: string[] } {
    let [steps, here, broken] = ["", this.middle(from), true];
    const bows: string[] = [];
    path.forEach((name, at) => {
      const next = this.middle(name);
      if (jumps.includes(at)) bows.push(this.bow(here, next));
      else steps += `${broken ? `M${spell(here)}` : ""}L${spell(next)}`;
      broken = jumps.includes(at);
      here = next;
    });
    return { steps, bows };
  }

  /** A mirror flight: it bends away from the middle of the board. */
  bow(from: Point, to: Point): string {
    return `M${spell(from)}Q${spell(bend(from, to))} ${spell(to)}`;
  }

  /** How ships of a seat look: towards the middle, in degrees from upwards. */
  heading(seat: number): number {
    return this.turn(seat) * 120;
  }
}

/** The point that pulls a bow outwards. */
export function bend(from: Point, to: Point): Point {
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const far = Math.hypot(x, y);
  const much = Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.35;
  if (far < 0.01) return [x - (to[1] - from[1]) * 0.35, y + (to[0] - from[0]) * 0.35];
  return [x + (x / far) * much, y + (y / far) * much];
}

export function closed(points: readonly Point[]): string {
  return `M${points.map(spell).join("L")}Z`;
}

export function spell([x, y]: Point): string {
  return `${round(x)} ${round(y)}`;
}

export function round(value: number): number {
  return Math.round(value * 1000) / 1000 + 0; // never −0
}

// --- what is where ---------------------------------------------------------------------------------------------------

export const KINDS: readonly Kind[] = ["destroyer", "fighter", "cruiser", "scout"];

/** Weapons that each type has. */
export const WEAPONS = 2;

/** The ships on each field: two only while they fight. */
export function shipsOn(view: View): ReadonlyMap<string, readonly Ship[]> {
  const found = new Map<string, Ship[]>();
  for (const ship of view.ships) found.set(ship.field, [...(found.get(ship.field) ?? []), ship]);
  return found;
}

/** The ship of the viewer that a selection would move, as the view lists its ways. */
export function reachOf(view: View, chosen: readonly string[]): View["reach"][number] | undefined {
  return view.phase === "fly" ? view.reach[0] : view.reach.find(({ ship }) => chosen.includes(ship));
}

/** A way to a field: with that number of hyperflights where it is given, else the first. */
export function wayTo(reach: View["reach"][number], field: string, hyperflights?: number): Course | Attack | undefined {
  return [...reach.courses, ...reach.attacks].find(
    ({ path, jumps }) => path.at(-1) === field && (hyperflights ?? jumps.length) === jumps.length,
  );
}

/** The attacks on a field. */
export function attacksOn(reach: View["reach"][number] | undefined, field: string): Attack[] {
  return reach?.attacks.filter(({ path }) => path.at(-1) === field) ?? [];
}

/** The mirror fields that a ship can fly to at once. */
export function mirrors(reach: View["reach"][number]): string[] {
  return reach.courses.filter(({ path, jumps }) => path.length === 1 && jumps.length === 1).flatMap(({ path }) => path);
}

/** What nobody but its owner knows of a loadout yet: what the missing cards can be. */
export function unknown(cards: readonly Card[]): { shields: readonly string[]; weapons: readonly string[] } {
  const open = (lists: readonly (readonly string[])[]): readonly string[] => lists.find((list) => list.length > 0) ?? [];
  return { shields: open(cards.map((card) => card.may_shields)), weapons: open(cards.map((card) => card.may_weapons)) };
}
