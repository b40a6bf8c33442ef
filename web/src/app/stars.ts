// The stars of the sky: the same every night.

export interface Star {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly light: number;
}

/** Stars over a field of 100 × 100, few large and many small. */
export function stars(count: number, seed: number): Star[] {
  let state = seed;
  const next = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  return Array.from({ length: count }, () => {
    const bright = next() ** 4;
    return { x: next() * 100, y: next() * 100, size: 0.5 + bright * 1.3, light: 0.25 + 0.75 * next() };
  });
}
