// Made from raumhafen.games.galaktico.view by: python -m raumhafen.tools.typescript

export type Effect = "laser" | "quantum" | "crypto" | "impulse";

export type Kind = "destroyer" | "fighter" | "cruiser" | "scout";

export type Phase = "setup" | "turn" | "fly" | "over";

export type Ending = "" | "points" | "station" | "destroyers" | "lapse" | "standstill";

/** A shield, and the effects that it stops. */
export interface Shield {
  readonly token: string;
  readonly stops: readonly Effect[];
}

/** A weapon, and its strength in each effect: laser, quantum, crypto, impulse. */
export interface Weapon {
  readonly token: string;
  readonly strength: readonly number[];
}

/** The card of a type: what everybody knows of it, and what the viewer knows of its loadout. */
export interface Card {
  readonly kind: Kind;
  readonly strength: number;
  readonly range: number;
  readonly hyperflights: number;
  /** ships beaten by this type */
  readonly figures: number;
  /** points for beating one of this type now */
  readonly worth: number;
  /** its loadout has been shown to all */
  readonly shown: boolean;
  /** None: not known, or not chosen yet */
  readonly shield: string | null;
  /** those known or chosen */
  readonly weapons: readonly string[];
  /** what its shield can still be; empty when it is known */
  readonly may_shields: readonly string[];
  /** what its missing weapons can still be */
  readonly may_weapons: readonly string[];
}

/** A ship on the board. */
export interface Ship {
  readonly field: string;
  readonly seat: number;
  readonly kind: Kind;
  /** on its station, not active yet */
  readonly docked: boolean;
  /** in this turn */
  readonly moved: boolean;
}

/** A seat: its sector is that of the same number. */
export interface Player {
  readonly station: string;
  /** has finished setting up */
  readonly ready: boolean;
  readonly points: number;
  /** points from fights alone */
  readonly fought: number;
  readonly reserve: Readonly<Record<string, number>>;
  /** while the viewer sets up: what still has to go on start fields */
  readonly to_place: Readonly<Record<string, number>>;
  /** not beaten yet */
  readonly destroyers: number;
  readonly cards: readonly Card[];
  /** the fields that station and active destroyers hold */
  readonly gravity: readonly string[];
}

/** What a weapon did in a fight. */
export interface Hit {
  readonly weapon: string;
  /** in each effect */
  readonly strength: readonly number[];
  /** by the other's shield */
  readonly passed: readonly boolean[];
  /** of what passed */
  readonly total: number;
}

/** One side of a fight, added up: base, hits and bonus make the total. */
export interface Side {
  readonly seat: number;
  readonly kind: Kind;
  readonly shield: string;
  readonly base: number;
  readonly hits: readonly Hit[];
  /** of a scout out of a meteor field */
  readonly bonus: number;
  readonly total: number;
  /** points for the ship it beat */
  readonly gain: number;
}

/** A fight as it was fought. */
export interface Fight {
  readonly number: number;
  readonly field: string;
  readonly attacker: Side;
  readonly defender: Side;
  /** −1: both were beaten */
  readonly winner: number;
}

/** A cruiser that has won and may fly on. */
export interface Flying {
  readonly field: string;
  readonly steps: number;
  readonly hyperflights: number;
}

/** A move that ends without a fight: the fields after the first, and which of these steps are hyperflights. */
export interface Course {
  readonly path: readonly string[];
  readonly jumps: readonly number[];
}

/** A move that ends in a fight. */
export interface Attack {
  readonly path: readonly string[];
  readonly jumps: readonly number[];
  /** who is attacked, and which type */
  readonly seat: number;
  readonly kind: Kind;
  readonly bonus: number;
  /** to fly on with, after a victory */
  readonly steps_left: number;
  readonly hyperflights_left: number;
  /** both totals, where the other's loadout has been shown */
  readonly attack: number | null;
  readonly defence: number | null;
}

/** All that a ship of the viewer may do now: a shortest way to each field. */
export interface Reach {
  readonly ship: string;
  readonly courses: readonly Course[];
  /** several on the same ship differ in the number of hyperflights */
  readonly attacks: readonly Attack[];
}

/** The table as one seat, or a spectator, sees it. */
export interface View {
  readonly seat: number;
  readonly phase: Phase;
  /** who is to act; −1 while all set up, and at the end */
  readonly turn: number;
  /** left in this turn */
  readonly actions: number;
  /** finished so far */
  readonly turns: number;
  readonly starter: number;
  /** the number of quiet turns in a row that ends the match; 0: none does */
  readonly standstill: number;
  /** turns in a row without a fight and without a deployment */
  readonly quiet: number;
  /** points from fights */
  readonly goal: number;
  readonly end_bonus: number;
  readonly players: readonly Player[];
  readonly ships: readonly Ship[];
  readonly meteors: readonly string[];
  /** the viewer's, while setting up */
  readonly start_fields: readonly string[];
  readonly shields: readonly Shield[];
  readonly weapons: readonly Weapon[];
  /** when it is the viewer's turn */
  readonly reach: readonly Reach[];
  readonly flying: Flying | null;
  readonly last: Fight | null;
  readonly ending: Ending;
  /** who brought the end about, or −1 */
  readonly ender: number;
  /** whose station was taken or whose destroyers are beaten, or −1 */
  readonly loser: number;
}

/** A shield or a weapon was chosen for a type: told to its own seat only. */
export interface Equipped {
  readonly kind: "equipped";
  readonly seat: number;
  readonly ship: Kind;
  readonly card: string;
}

/** A ship was put on a start field: told to its own seat only. */
export interface Placed {
  readonly kind: "placed";
  readonly seat: number;
  readonly ship: Kind;
  readonly field: string;
}

/** A seat has finished setting up. */
export interface Ready {
  readonly kind: "ready";
  readonly seat: number;
}

/** All have set up: the ships are shown, and the starting player is drawn. */
export interface Began {
  readonly kind: "began";
  readonly ships: readonly Ship[];
  readonly starter: number;
}

/** A ship flew: to its end, or to the ship that it attacks. */
export interface Moved {
  readonly kind: "moved";
  readonly seat: number;
  readonly ship: Kind;
  /** where it began */
  readonly field: string;
  /** the fields after that */
  readonly path: readonly string[];
  /** which of these steps are hyperflights */
  readonly jumps: readonly number[];
  readonly attack: boolean;
}

/** A fight, with all it showed. */
export interface Fought {
  readonly kind: "fought";
  readonly fight: Fight;
}

/** A cruiser flew on after its victory; without a path it stayed. */
export interface FlewOn {
  readonly kind: "flew-on";
  readonly seat: number;
  readonly field: string;
  readonly path: readonly string[];
  readonly jumps: readonly number[];
}

/** A reserve ship was put on the station. */
export interface Deployed {
  readonly kind: "deployed";
  readonly seat: number;
  readonly ship: Kind;
  readonly field: string;
}

/** A meteor was moved. */
export interface Shifted {
  readonly kind: "shifted";
  readonly seat: number;
  readonly field: string;
  readonly target: string;
}

/** A destroyer took a station. */
export interface Took {
  readonly kind: "took";
  readonly seat: number;
  readonly owner: number;
  readonly field: string;
  readonly points: number;
}

/** A seat could do nothing more: that many actions lapsed. */
export interface Lapsed {
  readonly kind: "lapsed";
  readonly seat: number;
  readonly actions: number;
}

/** The match is over: by what, through whom (−1: nobody), and all points, the bonus included. */
export interface Ended {
  readonly kind: "ended";
  readonly ending: Ending;
  readonly ender: number;
  /** whose station or destroyers are gone, or −1 */
  readonly loser: number;
  readonly bonus: number;
  readonly points: readonly number[];
}

export type Event = Equipped | Placed | Ready | Began | Moved | Fought | FlewOn | Deployed | Shifted | Took | Lapsed | Ended;
