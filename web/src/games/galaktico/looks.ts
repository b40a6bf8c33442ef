// How things look: every type of ship and every effect has its own shape, so that colour is never alone.

import type { Effect, Kind } from "../../generated/galaktico";

export interface Look {
  /** within −24 … 24, the bow upwards */
  readonly hull: string;
  /** lines and panes on it */
  readonly lines: string;
  readonly panes: string;
  /** where its engines burn */
  readonly engines: readonly (readonly [x: number, y: number])[];
}

export const SHIPS: Readonly<Record<Kind, Look>> = {
  destroyer: {
    hull: "M0-22 5-12 9-10 11-3 20 3 22 15 15 13 12 18 5 15H-5L-12 18-15 13-22 15-20 3-11-3-9-10-5-12Z",
    lines: "M-11-3-6 12M11-3 6 12M-20 5-12 7M20 5 12 7",
    panes: "M0-14 3-5 3 7-3 7-3-5Z",
    engines: [
      [-9, 17],
      [9, 17],
      [0, 15],
    ],
  },
  fighter: {
    hull: "M0-21 4-9 5-1 21 13 21 18 6 12 4 17H-4L-6 12-21 18-21 13-5-1-4-9Z",
    lines: "M5-1 6 12M-5-1-6 12M21 6V16M-21 6V16",
    panes: "M0-12 2.4-4 0 1-2.4-4Z",
    engines: [[0, 17]],
  },
  cruiser: {
    hull: "M0-22C5-19 7-13 7-7L7-3 15 3V14L7 11 6 20H-6L-7 11-15 14V3L-7-3-7-7C-7-13-5-19 0-22Z",
    lines: "M-7-3H7M-7 11H7M-15 8H-11M15 8H11",
    panes: "M0-16A3.4 4.5 0 0 1 0-7 3.4 4.5 0 0 1 0-16Z",
    engines: [
      [-3.5, 20],
      [3.5, 20],
    ],
  },
  scout: {
    hull: "M0-19 4-9A10.500 10.500 0 0 1 9 6L14 12 8 11A10.500 10.500 0 0 1-8 11L-14 12-9 6A10.500 10.500 0 0 1-4-9Z",
    lines: "M-9 6A9 5 0 0 0 9 6",
    panes: "M0-5A5 5 0 1 1 0 5 5 5 0 1 1 0-5Z",
    engines: [[0, 13]],
  },
};

export interface Sign {
  /** within 24 × 24 */
  readonly path: string;
  readonly light: string;
}

/** The effects, in the order in which the strengths of a weapon are given. */
export const EFFECTS: readonly Effect[] = ["laser", "quantum", "crypto", "impulse"];

export const SIGNS: Readonly<Record<Effect, Sign>> = {
  // a ray, an orbit, a key, a wave
  laser: { light: "#ff9a8f", path: "M20.500 1 23 3.500 15.500 11 17 14 10.500 12.500 3.500 23 1 20.500 9 13.500 7.500 7 12 9Z" },
  quantum: {
    light: "#8fd0ff",
    path: "M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22Zm0 3.800a7.200 7.200 0 1 0 0 14.400 7.200 7.200 0 0 0 0-14.400Zm0 4a3.200 3.200 0 1 1 0 6.400 3.200 3.200 0 0 1 0-6.400Z",
  },
  crypto: { light: "#8be9b0", path: "M2 2H22V22H2ZM6 6V18H18V6ZM9.500 9.500H14.500V14.500H9.500Z" },
  impulse: { light: "#e2b8ff", path: "M12 0 15 8.500 24 12 15 15.500 12 24 9 15.500 0 12 9 8.500Z" },
};
