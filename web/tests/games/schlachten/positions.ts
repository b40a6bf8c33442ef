// Positions of real matches, made by positions.py.

import type { Event, View } from "../../../src/generated/schlachten";
import { named, read, seated, type Position as Any } from "../stand";
import positions from "./positions.json";

export type Position = Any<View, Event>;

export const POSITIONS = read<Position>(positions);

export const NAMES = ["Anna", "Ben", "Vega", "Konstantin", "Mira", "Altair"];

export const SEATS = seated(NAMES, ["amber", "rose", "sky", "mint", "lilac", "sand"]);

export function position(name: string): Position {
  return named(POSITIONS, name);
}
