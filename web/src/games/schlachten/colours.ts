// The six colours of the game and the silver of specials: each with its own shape, so that colour is never alone.

export interface Colour {
  /** five shades, from night to light */
  readonly deep: string;
  readonly dark: string;
  readonly base: string;
  readonly light: string;
  readonly pale: string;
  /** the shape, within 24 × 24 */
  readonly shape: string;
}

const SUN = star(8, 11.5, 7);
const DART = "M12 1.2 21.8 22 12 17 2.2 22Z";
const DROP = "M12 .8C12 .8 3.8 10.3 3.8 15.2a8.2 7.8 0 0 0 16.4 0C20.2 10.3 12 .8 12 .8Z";
const LEAF = "M2.2 21.8C.2 9.5 8 1.8 22 2C22.4 16 14.5 23.8 2.2 21.8ZM4.8 19.9 16 9.2 14.8 8Z";
const MOON = "M15.8 1.2A11 11 0 1 0 22.8 17.5 9.6 9.6 0 0 1 15.8 1.2Z";
const HEX = "M12 .8 21.7 6.4V17.6L12 23.2 2.3 17.6V6.4ZM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z";
const SPARK = "M12 .5C13 8 16 11 23.5 12 16 13 13 16 12 23.5 11 16 8 13 .5 12 8 11 11 8 12 .5Z";

const PAINTS = {
  yellow: paint("#46330a", "#8c6a10", "#e6b822", "#ffe066", "#fff5c8", SUN),
  red: paint("#460a1e", "#931a38", "#e23650", "#ff7d88", "#ffdadd", DART),
  blue: paint("#08224e", "#154a9a", "#2f84ec", "#79bbff", "#d8ecff", DROP),
  green: paint("#053420", "#0e6a40", "#23ab69", "#74e2a4", "#d6fae5", LEAF),
  violet: paint("#2a1152", "#55289e", "#8f5be2", "#c3a0ff", "#ece0ff", MOON),
  orange: paint("#471c05", "#97430c", "#ee7b1e", "#ffae63", "#ffe5ca", HEX),
} satisfies Record<string, Colour>;

export type ColourName = keyof typeof PAINTS;

export const COLOURS = Object.keys(PAINTS) as ColourName[];

export const SILVER: Colour = paint("#1d2436", "#46526e", "#8d9bb6", "#d3dcec", "#f7faff", SPARK);

/** The paint of a colour as the view names it; "none" is the silver of specials. */
export function colour(name: string): Colour {
  return name in PAINTS ? PAINTS[name as ColourName] : SILVER;
}

function paint(deep: string, dark: string, base: string, light: string, pale: string, shape: string): Colour {
  return { deep, dark, base, light, pale, shape };
}

function star(rays: number, outer: number, inner: number): string {
  const points = Array.from({ length: 2 * rays }, (_, at) => {
    const [radius, angle] = [at % 2 ? inner : outer, (Math.PI * at) / rays];
    return `${(12 + radius * Math.sin(angle)).toFixed(2)} ${(12 - radius * Math.cos(angle)).toFixed(2)}`;
  });
  return `M${points.join(" ")}Z`;
}
