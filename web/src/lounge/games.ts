// The five games of the house, whether they are there already or not.

export const HOUSE = ["schlachten", "raumschiffe", "galaktix", "punktegalaxie", "galaktico"] as const;

export type GameId = (typeof HOUSE)[number];

export function known(game: string): game is GameId {
  return (HOUSE as readonly string[]).includes(game);
}

/** What is known of a game that is not there yet: seats, minutes, difficulty. */
export const COMING: Record<
  GameId,
  { readonly seats: readonly [number, number]; readonly minutes: number; readonly difficulty: number }
> = {
  schlachten: { seats: [2, 6], minutes: 20, difficulty: 1 },
  raumschiffe: { seats: [2, 2], minutes: 15, difficulty: 2 },
  galaktix: { seats: [1, 1], minutes: 10, difficulty: 1 },
  punktegalaxie: { seats: [1, 5], minutes: 35, difficulty: 2 },
  galaktico: { seats: [2, 3], minutes: 60, difficulty: 3 },
};
