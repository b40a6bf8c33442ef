// Made from raumhafen.games.schlachten.view by: python -m raumhafen.tools.typescript

export type Phase = "look" | "turn" | "commit" | "play" | "over";

export type Lies = "down" | "prize" | "won";

/** A battle card. Its number is printed in the corner: equal cards are told apart by it, as at a real table. */
export interface Card {
  readonly number: number;
  readonly token: string;
  /** "none" for a special */
  readonly colour: string;
  readonly value: number;
  readonly clone: boolean;
}

/** A planet or a capital, face up. */
export interface World {
  readonly number: number;
  readonly colour: string;
  readonly value: number;
  readonly capital: boolean;
}

/** A place of the grid: what lies there, as far as the viewer knows. */
export interface Place {
  readonly token: string;
  readonly lies: Lies;
  readonly world: World | null;
  readonly seen_by: readonly number[];
}

/** What lies before a seat. */
export interface Seat {
  readonly hand_size: number;
  /** None: not for the viewer's eyes */
  readonly hand: readonly Card[] | null;
  readonly played: readonly Card[];
  readonly main: number;
  readonly clones: number;
  readonly figures: readonly string[];
  readonly committed: readonly string[];
  readonly worlds: readonly World[];
  readonly points: number;
}

/** The round before, to look at once more. */
export interface LastRound {
  readonly leader: number;
  readonly played: readonly (readonly Card[])[];
  readonly main: readonly number[];
  readonly clones: readonly number[];
}

/** The table as one seat, or a spectator, sees it. */
export interface View {
  readonly seat: number;
  readonly phase: Phase;
  readonly round: number;
  readonly leader: number;
  readonly turn: number;
  readonly places: readonly Place[];
  /** may the capital be turned up? */
  readonly capital_open: boolean;
  /** the place looked at in this round, or "" */
  readonly looked: string;
  readonly prize: World | null;
  readonly prize_place: string;
  readonly seats: readonly Seat[];
  /** those in the middle */
  readonly figures: readonly string[];
  readonly pile_size: number;
  /** how many of each card, by token */
  readonly discard: Readonly<Record<string, number>>;
  readonly last: LastRound | null;
}

/** The leader looked at a place; only he knows what he saw. */
export interface Looked {
  readonly kind: "looked";
  readonly seat: number;
  readonly place: string;
  readonly world: World | null;
}

/** A world was turned up as the prize. */
export interface Turned {
  readonly kind: "turned";
  readonly seat: number;
  readonly place: string;
  readonly world: World;
}

/** An owner committed figures, or none. */
export interface Committed {
  readonly kind: "committed";
  readonly seat: number;
  readonly figures: readonly string[];
}

/** Cards were laid. */
export interface Played {
  readonly kind: "played";
  readonly seat: number;
  readonly cards: readonly Card[];
  readonly main: number;
  readonly clones: number;
}

/** The highest main score took the prize. */
export interface Won {
  readonly kind: "won";
  readonly seat: number;
  readonly world: World;
  readonly main: number;
}

/** Committed figures went back to the middle. */
export interface Returned {
  readonly kind: "returned";
  readonly figures: readonly string[];
}

/** The highest clone score took a figure, from the middle (−1) or from another seat. */
export interface Recruited {
  readonly kind: "recruited";
  readonly seat: number;
  readonly figure: string;
  readonly taken_from: number;
  readonly clones: number;
}

/** The discards became the pile. */
export interface Renewed {
  readonly kind: "renewed";
  readonly size: number;
}

/** A seat filled up; the cards are for its own eyes. */
export interface Drew {
  readonly kind: "drew";
  readonly seat: number;
  readonly count: number;
  readonly cards: readonly Card[] | null;
}

/** The capital's round is over. */
export interface Ended {
  readonly kind: "ended";
  readonly points: readonly number[];
}

export type Event = Looked | Turned | Committed | Played | Won | Returned | Recruited | Renewed | Drew | Ended;
