// Made from raumhafen.games.punktegalaxie.view by: python -m raumhafen.tools.typescript

export type Phase = "side" | "take" | "lay" | "tile" | "mark" | "over";

export type Change = "turned" | "renewed" | "uncovered";

export type Kind = "planet" | "sun" | "moon" | "asteroid" | "wormhole";

export type TileKind = "planets" | "system" | "tiles" | "asteroids" | "wormholes" | "moons" | "research" | "value" | "suns" | "equal";

/** A card as it lies, or one of its sides. */
export interface Card {
  /** its own for the whole match, wherever it goes; −1 for a side that is only known to be possible */
  readonly number: number;
  readonly token: string;
  readonly kind: Kind;
  /** a planet's own, or those a sun or moon needs, one as often as it is needed */
  readonly colours: readonly string[];
  /** of a planet, 0 if it is an X */
  readonly value: number;
  /** a sun's for each set, or a moon's */
  readonly points: number;
  readonly rockets: number;
  /** its research symbol, or "" */
  readonly letter: string;
  /** the points it brings as it lies, a sun or a moon */
  readonly worth?: number;
}

/** A rocket tile. */
export interface Tile {
  readonly token: string;
  readonly kind: TileKind;
  /** of a set of planets, one as often as it is needed */
  readonly colours: readonly string[];
  /** how many make a set; the planets of a large system; the value meant */
  readonly count: number;
  /** for each set */
  readonly points: number;
  /** the points it brings to its owner as things stand */
  readonly worth?: number;
}

/** A place of the market: a stack with its top card, or a planet. */
export interface Place {
  readonly token: string;
  readonly card: Card | null;
  /** cards of the stack, the top one included; 0 for a planet's place */
  readonly height: number;
  /** what its other side may be, each once; a single one is sure */
  readonly others: readonly Card[];
}

/** A solar system. System 2 has the spots `2-sun`, `2-asteroid`, `2-upper` and `2-lower`; as long as its row is empty, `2-row` instead of the last two. */
export interface System {
  readonly token: string;
  readonly sun: Card | null;
  readonly asteroid: Card | null;
  /** from the lower end to the upper */
  readonly row: readonly Card[];
  /** the values that a planet laid there may have, 0 for an X */
  readonly fits_lower: readonly number[];
  readonly fits_upper: readonly number[];
  /** values of its planets, X chosen best */
  readonly different: number;
  /** for its planets */
  readonly points: number;
}

/** Points by category. */
export interface Score {
  readonly suns: number;
  readonly planets: number;
  readonly moons: number;
  readonly research: number;
  readonly tiles: number;
  readonly asteroids: number;
  readonly total: number;
}

/** All that lies before a seat, or before Galaxus. */
export interface Galaxy {
  /** −1: Galaxus */
  readonly seat: number;
  /** the start sun, its sides a and b */
  readonly start: readonly Card[];
  /** the side chosen, or "" as long as it was not */
  readonly side: string;
  readonly systems: readonly System[];
  /** Galaxus' suns, moons, asteroids and wormholes */
  readonly loose: readonly Card[];
  readonly tiles: readonly Tile[];
  readonly rockets: number;
  /** rockets until the next tile */
  readonly missing: number;
  /** how many research symbols of each letter */
  readonly letters: Readonly<Record<string, number>>;
  readonly suns: number;
  readonly asteroids: number;
  readonly score: Score;
}

/** Galaxus' marker at the market. */
export interface Marker {
  /** of its 13, from 0 */
  readonly position: number;
  /** the two places he will take from, as things stand */
  readonly takes: readonly string[];
}

/** A step of refilling: a top card was turned over to a planet's place, a stack was renewed from another one, or the next card of a stack was uncovered. */
export interface Step {
  readonly what: Change;
  /** where to */
  readonly place: string;
  /** what is seen there now */
  readonly card: Card | null;
  /** the stack it came from */
  readonly source: string;
}

/** The table as one seat, or a spectator, sees it. */
export interface View {
  readonly seat: number;
  readonly phase: Phase;
  /** 0 while sides are chosen */
  readonly round: number;
  readonly starter: number;
  /** −1 when it is over */
  readonly turn: number;
  /** row by row, the stacks first */
  readonly market: readonly Place[];
  /** taken in this turn and not laid yet */
  readonly hand: readonly Card[];
  readonly offer: readonly Tile[];
  /** how many rockets bring one */
  readonly rockets_a_tile: number;
  /** by seat; alone, the second is Galaxus' */
  readonly galaxies: readonly Galaxy[];
  /** what each choice of a spot or a tile would bring, by its tokens with spaces between */
  readonly gains: Readonly<Record<string, Score>>;
  /** of Galaxus; "" where he does not play */
  readonly difficulty: string;
  readonly marker: Marker | null;
  /** is Galaxus beaten, in the end? */
  readonly won: boolean;
  /** what was fulfilled, if he is */
  readonly achievements: readonly string[];
  /** the one that was chosen, or "" */
  readonly marked: string;
}

/** A seat chose the side of its start sun. */
export interface Sided {
  readonly kind: "sided";
  readonly seat: number;
  /** a or b */
  readonly side: string;
  readonly sun: Card;
}

/** A card was taken from the market; below a top card the next one of its stack is seen, unless there is none. */
export interface Took {
  readonly kind: "took";
  readonly seat: number;
  readonly place: string;
  readonly card: Card;
  readonly uncovered: Card | null;
}

/** A card was laid. */
export interface Laid {
  readonly kind: "laid";
  readonly seat: number;
  readonly card: Card;
  /** of Galaxus, the system's number, or "loose" */
  readonly spot: string;
  /** what it brought; of Galaxus it is not told */
  readonly gain: Score | null;
}

/** A rocket tile was taken. */
export interface GotTile {
  readonly kind: "got-tile";
  readonly seat: number;
  readonly tile: Tile;
}

/** The market was refilled, step by step. */
export interface Refilled {
  readonly kind: "refilled";
  readonly steps: readonly Step[];
}

/** After a win an achievement was chosen, or none. */
export interface Marked {
  readonly kind: "marked";
  readonly seat: number;
  /** "": none */
  readonly achievement: string;
}

/** The last turn is over. */
export interface Ended {
  readonly kind: "ended";
  /** by galaxy; alone, the second is Galaxus' */
  readonly scores: readonly Score[];
  /** which break ties */
  readonly rockets: readonly number[];
}

/** An achievement of the book. */
export interface ChartAchievement {
  /** such as `suns-10`: what is counted, and what is to be reached */
  readonly achievement: string;
  /** by player */
  readonly marked: readonly boolean[];
}

/** The achievements, as they are drawn. */
export interface Chart {
  readonly players: readonly string[];
  /** by player, how many are marked */
  readonly counts: readonly number[];
  readonly achievements: readonly ChartAchievement[];
}

export type Event = Sided | Took | Laid | GotTile | Refilled | Marked | Ended;
