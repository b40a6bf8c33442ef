// Made from raumhafen.games.galaktix.view by: python -m raumhafen.tools.typescript

export type Phase = "roll" | "keep" | "place" | "over";

export type Shows = "free" | "vortex" | "white" | "grey" | "black";

export type Piece = "" | "white" | "grey" | "black" | "built" | "part";

export type Medal = "" | "bronze" | "silver" | "gold";

/** A field of a star road. */
export interface Field {
  readonly token: string;
  /** an extra field shows the rocket that it brings */
  readonly shows: Shows;
  /** a flag still to be won */
  readonly flag: boolean;
  /** what stands there */
  readonly piece: Piece;
}

/** A star road, its fields from below. */
export interface Road {
  readonly colour: string;
  /** the field of the highest rocket; 0: none yet */
  readonly height: number;
  readonly points: number;
  readonly fields: readonly Field[];
}

/** Where a rocket would land that counts all dice of a colour. */
export interface Landing {
  readonly colour: string;
  readonly dice: number;
  readonly field: string;
  /** only a black rocket could stand there */
  readonly vortex: boolean;
}

/** Rockets and parts, in the depot or in the supply. */
export interface Store {
  readonly white: number;
  readonly grey: number;
  readonly black: number;
  readonly parts: number;
}

/** The table as the player sees it. */
export interface View {
  readonly seat: number;
  readonly phase: Phase;
  readonly level: string;
  readonly round: number;
  readonly roads: readonly Road[];
  /** points by field, from the first on */
  readonly ladder: readonly number[];
  /** faces; empty before they are rolled */
  readonly dice: readonly string[];
  readonly landings: readonly Landing[];
  readonly depot: Store;
  readonly supply: Store;
  /** won so far */
  readonly flags: number;
  readonly score: number;
  /** points for bronze, silver and gold */
  readonly medals: readonly number[];
  /** reached with the points so far */
  readonly medal: Medal;
}

/** A round began: all dice were rolled. */
export interface Rolled {
  readonly kind: "rolled";
  readonly round: number;
  readonly dice: readonly string[];
}

/** Some dice were kept, the others rolled again; or all were kept. */
export interface Kept {
  readonly kind: "kept";
  readonly kept: readonly string[];
  readonly dice: readonly string[];
}

/** Tools brought parts. */
export interface Gained {
  readonly kind: "gained";
  readonly parts: number;
}

/** A rocket was placed. */
export interface Placed {
  readonly kind: "placed";
  readonly rocket: string;
  readonly colour: string;
  /** the field it was counted from */
  readonly start: number;
  readonly field: string;
}

/** A part was placed on a skipped field. */
export interface PartPlaced {
  readonly kind: "part-placed";
  readonly field: string;
}

/** A field brought something: a rocket of the supply, a flag. */
export interface Won {
  readonly kind: "won";
  readonly field: string;
  /** "" where it brought none */
  readonly rocket: string;
  readonly flag: boolean;
}

/** A rocket was given back instead of being placed. */
export interface GaveBack {
  readonly kind: "gave-back";
  readonly rocket: string;
}

/** The game is over. */
export interface Ended {
  readonly kind: "ended";
  /** by choice */
  readonly stopped: boolean;
  /** of each road */
  readonly points: readonly number[];
  readonly flags: number;
  readonly score: number;
  readonly medal: Medal;
}

/** The best result of a player in a level. */
export interface BestResult {
  /** null as long as it was not played */
  readonly score: number | null;
  readonly medal: Medal;
}

/** The sum of a player's best results in a chapter, of the levels played so far. */
export interface ChapterResult {
  readonly score: number;
  /** levels */
  readonly played: number;
  readonly medal: Medal;
}

/** A level of the book. */
export interface ChartLevel {
  readonly level: string;
  /** points for bronze, silver and gold */
  readonly medals: readonly number[];
  /** by player */
  readonly best: readonly BestResult[];
}

/** A chapter of the book. */
export interface ChartChapter {
  readonly chapter: number;
  /** points for bronze, silver and gold, all levels together */
  readonly medals: readonly number[];
  readonly levels: readonly ChartLevel[];
  /** by player */
  readonly results: readonly ChapterResult[];
}

/** The challenge book, as it is drawn. */
export interface Chart {
  readonly players: readonly string[];
  /** by player, the level to play next; "" when there is nothing left to win */
  readonly next: readonly string[];
  readonly chapters: readonly ChartChapter[];
}

export type Event = Rolled | Kept | Gained | Placed | PartPlaced | Won | GaveBack | Ended;
