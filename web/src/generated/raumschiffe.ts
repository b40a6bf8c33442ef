// Made from raumhafen.games.raumschiffe.view by: python -m raumhafen.tools.typescript

export type Phase = "lay" | "late" | "over";

/** A card: the symbols it carries. */
export interface Card {
  readonly token: string;
  /** the systems its symbols stand for */
  readonly systems: readonly string[];
  readonly rank: number;
}

/** A place of a ship: a system, or the pilot with the regulator. */
export interface Spot {
  readonly token: string;
  /** "" for the pilot */
  readonly symbol: string;
  readonly card: Card | null;
  /** as it stands; 0 for the pilot */
  readonly strength: number;
  /** the late +1 lies here */
  readonly late: boolean;
}

/** A shot of this round that has been fired. */
export interface Shot {
  readonly attacker: number;
  readonly weapon: string;
  readonly attack: number;
  readonly defence: number;
  readonly damage: number;
  readonly lost: readonly Card[];
}

/** What lies before a seat. */
export interface Ship {
  readonly spots: readonly Spot[];
  /** None: not for the viewer's eyes */
  readonly hand: readonly Card[] | null;
  /** cards held when laying began */
  readonly held: number;
  readonly ready: boolean;
  readonly pile_size: number;
  readonly discard: readonly Card[];
  readonly removed: readonly Card[];
  readonly points: number;
  /** has a +1 that may still be set */
  readonly late: boolean;
}

/** The table as one seat, or a spectator, sees it. */
export interface View {
  readonly seat: number;
  readonly phase: Phase;
  readonly round: number;
  /** of rounds; 0: none */
  readonly limit: number;
  readonly cuddle: boolean;
  readonly target: number;
  readonly starter: number;
  /** who decides on a late +1 now; −1 otherwise */
  readonly turn: number;
  /** the system that it would strengthen, or "" */
  readonly system: string;
  readonly ships: readonly Ship[];
  readonly shots: readonly Shot[];
  /** the layouts of the round before */
  readonly last: readonly (readonly Spot[])[];
}

/** A card was laid: told to its own seat only. */
export interface Laid {
  readonly kind: "laid";
  readonly seat: number;
  readonly spot: string;
  readonly card: Card;
}

/** A seat has laid all it wants to lay. */
export interface Ready {
  readonly kind: "ready";
  readonly seat: number;
}

/** Both layouts are shown, and the rest of both hands discarded. */
export interface Revealed {
  readonly kind: "revealed";
  readonly ships: readonly (readonly Spot[])[];
  readonly rest: readonly (readonly Card[])[];
}

/** A late +1 was set, or (without a system) kept for later. */
export interface Added {
  readonly kind: "added";
  readonly seat: number;
  readonly system: string;
}

/** A shot. */
export interface Fired {
  readonly kind: "fired";
  readonly shot: Shot;
}

/** A seat drew for the next round; the cards are for its own eyes. */
export interface Drew {
  readonly kind: "drew";
  readonly seat: number;
  readonly count: number;
  readonly cards: readonly Card[] | null;
}

/** The duel is over. */
export interface Ended {
  readonly kind: "ended";
  readonly points: readonly number[];
}

export type Event = Laid | Ready | Revealed | Added | Fired | Drew | Ended;
