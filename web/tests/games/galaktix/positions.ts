// Positions of real matches, made by positions.py.

import type { Event, View } from "../../../src/generated/galaktix";
import { named, read, seated, type Position as Any } from "../stand";
import positions from "./positions.json";

export type Position = Any<View, Event>;

export const POSITIONS = read<Position>(positions);

export const NAMES = ["Anna"];

export const SEATS = seated(NAMES, ["amber"]);

export function position(name: string): Position {
  return named(POSITIONS, name);
}
