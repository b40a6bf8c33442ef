// Six people, one a colour, each known by an outline: within 64 × 84, feet on a base at (32, 74).

export type Tone = "cloth" | "deep" | "dark" | "base" | "light" | "pale" | "night";

export interface Part {
  readonly d: string;
  readonly tone: Tone;
  /** drawn as a line of this width */
  readonly line?: number;
}

const part = (tone: Tone, d: string): Part => ({ tone, d });
const line = (tone: Tone, width: number, d: string): Part => ({ tone, d, line: width });

/** The pilot: a round helmet with a visor, an antenna, a scarf in the wind. */
const PILOT = [
  line("light", 2, "M41 14 48 5"),
  part("pale", "M48 1.5a3.5 3.5 0 1 0 .1 0Z"),
  part("light", "M40 42C50 36 54 46 63 39 61 51 51 54 41 49Z"),
  part("cloth", "M13 76C12 56 19 45 32 45S52 56 51 76Z"),
  part("dark", "M25 53H39V64H25Z"),
  part("pale", "M27 55.5H31V58H27ZM33 55.5H37V58H33ZM27 60H37V62H27Z"),
  part("light", "M21 43H43L41 50H23Z"),
  part("cloth", "M32 9C42 9 49 16.5 49 26.5S42 44 32 44 15 36.5 15 26.5 22 9 32 9Z"),
  part("night", "M20 27C20 19 26 17 34 17S46 20 46 27 41 37 34 37 20 35 20 27Z"),
  line("pale", 2.2, "M25 25C26 21.5 29 20.5 33 20.5"),
];

/** The smith: broad, bearded, goggles, the hammer beside. */
const SMITH = [
  line("pale", 3.2, "M56 76V28"),
  part("light", "M47 17H64V31H47Z"),
  part("dark", "M47 26H64V31H47Z"),
  part("cloth", "M6 76C5 60 8 44 20 42H44C54 44 57 56 56 64L50 66 48 76Z"),
  part("dark", "M20 48H42L45 76H17Z"),
  part("base", "M24 56H38V65H24Z"),
  part("pale", "M21 16H43V32H21Z"),
  part("deep", "M19 27C24 30 40 30 45 27 47 42 40 52 32 54 24 52 17 42 19 27Z"),
  part("base", "M18 19C18 8 24 4 32 4S46 8 46 19Z"),
  part("night", "M17 17H47V24H17Z"),
  part("light", "M25 16.5a4.5 4.5 0 1 0 .1 0ZM39 16.5a4.5 4.5 0 1 0 .1 0Z"),
];

/** The mapmaker: a deep hood, a long cape, an unrolled map. */
const MAPMAKER = [
  part("cloth", "M32 3C19 5 14 18 17 33 12 44 7 60 5 76H59C57 60 52 44 47 33 50 18 45 5 32 3Z"),
  part("dark", "M32 40C28 52 26 64 26 76H38C38 64 36 52 32 40Z"),
  line("deep", 1.6, "M17 46C14 56 12 66 11 76M48 48C51 57 52 67 53 76"),
  part("night", "M32 11C23 12 21 22 22.5 30 24 37 28 40 32 41 36 40 40 37 41.5 30 43 22 41 12 32 11Z"),
  part("pale", "M27.5 24a2 2.4 0 1 0 .1 0ZM36.5 24a2 2.4 0 1 0 .1 0Z"),
  part("pale", "M12 47 50 43 52 61 14 65Z"),
  part("light", "M10 46a3 10 -6 0 0 2.5 20a3 10 -6 0 0-2.5-20ZM50 42a3 10 -6 0 0 2.5 20a3 10 -6 0 0-2.5-20Z"),
  line("base", 1.8, "M18 59 25 53 31 57 38 48 45 52"),
  part("deep", "M37.5 45.5 40.5 48.5 37.5 51.5 34.5 48.5Z"),
];

/** The gardener: a wide hat, a poncho, a staff with a sprout. */
const GARDENER = [
  line("pale", 2.6, "M8 76V24"),
  part("light", "M8 26C0 24-2 16 1 11 8 13 11 19 8 26ZM8 22C9 13 15 9 21 10 21 17 16 22 8 22Z"),
  part("cloth", "M33 38C44 44 54 60 58 72 48 79 18 79 11 72 14 60 22 44 33 38Z"),
  line("light", 2.4, "M13 67 18 62 23 68 28 62 34 69 40 62 45 68 51 62 56 67"),
  line("deep", 1.6, "M34 42V60"),
  part("pale", "M23 25H45C45 37 41 44 34 44S23 37 23 25Z"),
  part("deep", "M26 36C30 34 38 34 42 36 41 41 38 44 34 44S27 41 26 36Z"),
  part("base", "M21 23C21 9 26 4 34 4S47 9 47 23Z"),
  part("dark", "M20 18H48V23H20Z"),
  part("light", "M34 20C47 20 60 23 62 27 52 31 16 31 6 27 8 23 21 20 34 20Z"),
  line("light", 2, "M44 17C49 11 52 6 51 0"),
];

/** The stargazer: a crescent for a crown, a veil, an orb that glows. */
const STARGAZER = [
  part("pale", "M19 1C20 15 44 15 45 1 50 21 14 21 19 1Z"),
  part("dark", "M32 15C20 16 19 28 18 40 16 54 12 66 9 76H55C52 66 48 54 46 40 45 28 44 16 32 15Z"),
  part("cloth", "M26 42H38C40 54 44 66 47 76H17C20 66 24 54 26 42Z"),
  part("pale", "M32 50 33.5 54.5 38 56 33.5 57.5 32 62 30.5 57.5 26 56 30.5 54.5ZM26 66 27 69 30 70 27 71 26 74 25 71 22 70 25 69Z"),
  part("pale", "M32 19C25 19 23 25 23 30 23 38 28 43 32 43S41 38 41 30C41 25 39 19 32 19Z"),
  part("night", "M26 30.5H30.5V32.5H26ZM33.5 30.5H38V32.5H33.5Z"),
  part("base", "M22 27C24 20 40 20 42 27L32 24Z"),
  part("light", "M51 40a8 8 0 1 0 .1 0Z"),
  part("pale", "M49 43a2.8 2.8 0 1 0 .1 0Z"),
];

/** The trader: a turban, a moustache, a huge pack with a lamp. */
const TRADER = [
  line("light", 2, "M56 24V10H50"),
  part("pale", "M50 9C53 12 53 17 50 19 47 17 47 12 50 9Z"),
  part("dark", "M36 26H57C61 26 63 29 63 33V64C63 68 61 70 57 70H36Z"),
  part("light", "M37 22H60C64 22 64 30 60 30H37Z"),
  line("deep", 2, "M44 31V70M55 31V70"),
  part("cloth", "M8 76C8 56 13 44 28 44S48 56 48 76Z"),
  part("pale", "M25 45H31L33 76H23Z"),
  part("deep", "M9 60H47.5V65H9Z"),
  part("light", "M28 57.5a5 5 0 1 0 .1 0Z"),
  part("pale", "M17 22H39C40 38 36 45 28 45S16 38 17 22Z"),
  part("deep", "M28 33C24 31 18 32 15 37 20 38 25 37 28 35.5 31 37 36 38 41 37 38 32 32 31 28 33Z"),
  part("cloth", "M28 4C40 4 46 12 44 22 41 28 15 28 12 22 10 12 16 4 28 4Z"),
  line("dark", 1.8, "M13 19C21 19 31 14 36 6M18 25C28 24 38 20 43 15"),
  part("pale", "M28 13 31.5 18 28 23 24.5 18Z"),
];

const FIGURES: Readonly<Record<string, readonly Part[]>> = {
  yellow: PILOT,
  red: SMITH,
  blue: MAPMAKER,
  green: GARDENER,
  violet: STARGAZER,
  orange: TRADER,
};

/** The parts of a figure, from back to front. */
export function figureArt(colour: string): readonly Part[] {
  return FIGURES[colour] ?? PILOT;
}
