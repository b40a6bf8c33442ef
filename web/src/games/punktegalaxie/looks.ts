// The five colours of planets: each has its own shape and its own surface, so that colour is never alone.

import type { Kind, Score } from "../../generated/punktegalaxie";

export interface Look {
  /** its shape, within 24 × 24 */
  readonly path: string;
  /** on the night */
  readonly light: string;
  readonly mid: string;
  readonly deep: string;
}

const LOOKS: Readonly<Record<string, Look>> = {
  red: look("#ff9d92", "#d8483f", "#5e1720", "M8.2 1.5h7.6v6.7h6.7v7.6h-6.7v6.7H8.2v-6.7H1.5V8.2h6.7Z"),
  blue: look("#8fc9ff", "#2f78d6", "#12306b", "M12 1.2a10.8 10.8 0 1 0 0 21.6 10.8 10.8 0 0 0 0-21.6Z"),
  green: look("#86e8a6", "#2b9a58", "#0d4327", "M12 1.4 23.4 21.8H.6Z"),
  yellow: look("#ffe678", "#d9a514", "#584404", "m12 .6 3.3 7.4 8 .8-6 5.4 1.8 7.9-7.1-4.1-7.1 4.1 1.8-7.9-6-5.4 8-.8Z"),
  violet: look("#d9b0ff", "#8e4fd0", "#3b1b6b", "M12 .4 22 12 12 23.6 2 12Z"),
};

/** A planet X, which has no colour. */
const NONE = look("#dfe6ff", "#7d88ab", "#2a3252", "M4 4 20 20M20 4 4 20");

/** The colours, in the order of the edition. */
export const COLOURS = Object.keys(LOOKS);

export function lookOf(colour: string | undefined): Look {
  return LOOKS[colour ?? ""] ?? NONE;
}

function look(light: string, mid: string, deep: string, path: string): Look {
  return { path, light, mid, deep };
}

/** The grounds of what is no planet: above, below, and the light of its signs. */
export const GROUNDS: Readonly<Record<Exclude<Kind, "planet">, readonly [string, string, string]>> = {
  sun: ["#6b3d05", "#2a1430", "#ffe0a0"],
  moon: ["#3b4a7c", "#151d42", "#e8eeff"],
  asteroid: ["#5b4638", "#1d1a2b", "#f0dcc8"],
  wormhole: ["#402a8a", "#0e0a2c", "#d8ccff"],
};

/** The categories of the score sheet, in its order. */
export const CATEGORIES = ["suns", "planets", "moons", "research", "tiles", "asteroids"] as const;

export type Category = (typeof CATEGORIES)[number] & keyof Score;
