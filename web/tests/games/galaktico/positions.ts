// Positions of real matches, made by positions.py.

import type { Event, View } from "../../../src/generated/galaktico";
import { named, read, seated, type Position as Any } from "../stand";
import positions from "./positions.json";

export type Position = Required<Any<View, Event>>; // what was set up can be taken back

export const POSITIONS = read<Position>(positions);

export const NAMES = ["Anna", "Ben", "Carla"];

export const SEATS = seated(NAMES, ["amber", "sky", "rose"]);

export function position(name: string): Position {
  return named(POSITIONS, name);
}
