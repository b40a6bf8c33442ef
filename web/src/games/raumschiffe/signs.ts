// The five symbols and the pilot's helmet: each has its own shape, so that colour is never alone.

export interface Sign {
  /** within 24 × 24 */
  readonly path: string;
  /** on the night, and as the ground of a plate */
  readonly light: string;
  readonly deep: string;
}

const SIGNS: Readonly<Record<string, Sign>> = {
  column: sign("#ff8f86", "#5c1a22", "M8.5 2.2 12 .5l3.5 1.7v19.6L12 23.5l-3.5-1.7Z"),
  bar: sign("#ffb45e", "#55300a", "M.5 12 2.6 8.3h18.8L23.5 12l-2.1 3.7H2.6Z"),
  cross: sign("#7be3a0", "#0d4527", "M4.4 1 12 8.6 19.6 1 23 4.4 15.4 12 23 19.6 19.6 23 12 15.4 4.4 23 1 19.6 8.6 12 1 4.4Z"),
  circle: sign("#7cc4ff", "#0d3566", "M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22Zm0 5.6a5.4 5.4 0 1 1 0 10.8 5.4 5.4 0 0 1 0-10.8Z"),
  diamond: sign("#d0a8ff", "#3d1a6b", "M12 0 22.5 12 12 24 1.5 12Zm0 7.2L8 12l4 4.8 4-4.8Z"),
};

const PILOT = sign(
  "#ffe0a3",
  "#4a3510",
  "M12 1C6.2 1 2 5.2 2 11v6.5C2 21 4 23 7.2 23h9.600C20 23 22 21 22 17.500V11C22 5.2 17.8 1 12 1Zm-6 8.500h12q1.3 0 1.3 1.500c0 4.2-3.2 6.5-7.3 6.500S4.7 15.2 4.7 11Q4.7 9.5 6 9.500Z",
);

/** A symbol by its name; "" is the pilot's. */
export function signOf(symbol: string): Sign {
  return SIGNS[symbol] ?? PILOT;
}

export const SYMBOLS = Object.keys(SIGNS);

function sign(light: string, deep: string, path: string): Sign {
  return { path, light, deep };
}
