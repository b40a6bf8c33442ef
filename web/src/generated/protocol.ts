// Made from raumhafen.server.protocol by: python -m raumhafen.tools.typescript

export type Chances = "none" | "best" | "estimate";

export type Sureness = "only" | "clear" | "probable" | "even";

export type Unit = "points" | "chance";

export type Status = "open" | "playing" | "over";

export type Kind = "person" | "bot" | "open";

export type Colour = "amber" | "rose" | "sky" | "mint" | "lilac" | "sand";

export type Language = "de" | "en";

/** A seat of a table. */
export interface SeatInfo {
  readonly seat: number;
  readonly kind: Kind;
  readonly name: string;
  readonly colour: Colour;
  /** of the bot that plays here, also when it only stands in for a person; "" otherwise */
  readonly level: string;
  /** a bot plays for a person who may return */
  readonly stands_in: boolean;
  readonly online: boolean;
  /** does the device that gets this hold the seat? */
  readonly mine: boolean;
  /** seconds left, where the table plays with clocks */
  readonly clock: number | null;
}

/** A table: who sits there, and the state of play. */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly edition: string;
  readonly options: Readonly<Record<string, string>>;
  readonly status: Status;
  /** of the last event; rises with every event */
  readonly number: number;
  /** may the device that gets this change seats and start? */
  readonly host: boolean;
  readonly seats: readonly SeatInfo[];
  readonly watchers: number;
  /** published when the match starts; "" before */
  readonly key_hash: string;
  /** published when it is over; "" before */
  readonly key: string;
  readonly scores: readonly number[];
  /** empty until it is over */
  readonly ranks: readonly number[];
  /** the table where the same people play on, or "" */
  readonly again: string;
}

/** An action that is possible now, by its tokens. They may be chosen in any order. */
export interface Choice {
  readonly tokens: readonly string[];
}

/** What is expected now, as a message of the game's catalogue. */
export interface Prompt {
  readonly message: string;
  readonly facts: Readonly<Record<string, string | number>>;
}

/** The match from one side: a seat of this device, or (seat −1) a spectator's. */
export interface Side {
  readonly seat: number;
  /** the game's View */
  readonly view: unknown;
  /** what happened since the last update, a list of the game's events */
  readonly events: unknown;
  /** empty when this seat is not awaited */
  readonly choices: readonly Choice[];
  readonly prompt: Prompt | null;
  /** actions that this seat can still undo, the last one last */
  readonly takes_back: readonly Choice[];
}

/** The present state of the table. `sides` is empty where only seats or presence changed. */
export interface Update {
  readonly type: "update";
  readonly table: TableInfo;
  /** the seats that may act now */
  readonly awaited: readonly number[];
  /** bots at work */
  readonly thinking: readonly number[];
  readonly sides: readonly Side[];
}

/** A request was carried out, durably. */
export interface Done {
  readonly type: "done";
  readonly reply_to: number;
}

/** A request was refused; nothing has changed. The text is in the language of the connection. */
export interface Refusal {
  readonly type: "refused";
  readonly reply_to: number;
  readonly code: string;
  readonly clause: string;
  readonly text: string;
}

/** The rules of the game are being made ready. */
export interface Preparing {
  readonly type: "preparing";
  readonly done: number;
  readonly total: number;
}

/** An action that the coach considers. */
export interface AdvisedChoice {
  readonly tokens: readonly string[];
  /** to expect at the end; says nothing where there is but one action */
  readonly value: number;
  /** of the 95 % confidence interval, to either side; 0 where it is exact */
  readonly margin: number;
  /** of each goal, 0 … 1 */
  readonly chances: readonly number[];
}

/** The coach, who was asked, is being made ready and answers after that. */
export interface CoachPreparing {
  readonly type: "coach-preparing";
}

/** What the coach would do, for the one who asked: the best choices, the best first. */
export interface Hinted {
  readonly type: "hinted";
  readonly reply_to: number;
  /** are the values those of best play, or judged? */
  readonly exact: boolean;
  /** nothing else can be done; the first is clearly, or probably, the best; hardly any difference */
  readonly sure: Sureness;
  /** of values: points, or the chance to win */
  readonly unit: Unit;
  /** what can be reached, as messages of the game's catalogue */
  readonly goals: readonly string[];
  /** there are none; the greatest there are; counted in games played on */
  readonly chances: Chances;
  /** played on from each choice, where something was counted */
  readonly games: number;
  readonly choices: readonly AdvisedChoice[];
}

/** Play an action for a seat of this device, said by its tokens: they mean what the person saw. */
export interface Play {
  readonly type: "play";
  readonly id: number;
  readonly seat: number;
  readonly tokens: readonly string[];
}

/** Undo an action of a seat of this device: one of `takes_back` by its tokens, or without any the last one. */
export interface Undo {
  readonly type: "undo";
  readonly id: number;
  readonly seat: number;
  readonly tokens?: readonly string[];
}

/** Ask the coach what a seat of this device should do now. */
export interface Hint {
  readonly type: "hint";
  readonly id: number;
  readonly seat: number;
}

/** Something to agree on before a match. */
export interface OptionInfo {
  readonly name: string;
  readonly default: string;
  /** the words to choose from; empty for a number */
  readonly values: readonly string[];
  readonly low: number;
  readonly high: number;
}

/** A game of the lounge. */
export interface GameInfo {
  readonly id: string;
  readonly title: string;
  readonly seats: readonly [number, number];
  readonly usual: number;
  readonly minutes: number;
  readonly difficulty: number;
  readonly options: readonly OptionInfo[];
  readonly editions: readonly string[];
  /** of bots that are offered to people, weakest first */
  readonly levels: readonly string[];
  /** the default */
  readonly level: string;
  /** bots that play only with some values of options: by level and option */
  readonly only: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** are its rules compiled and loaded? */
  readonly ready: boolean;
  /** how far that is, 0 … 1 */
  readonly prepared: number;
  /** is there a book of what was reached? */
  readonly book: boolean;
}

/** Name and colour of a person. Kept on the device, not on the server. */
export interface Person {
  readonly name: string;
  readonly colour: Colour;
}

/** Who is to sit there: this device's person ("me"), another at the same screen ("here"), a person who joins by link ("friend"), or a bot of a level. */
export interface SeatRequest {
  readonly who: "bot" | "friend" | "here" | "me";
  readonly level?: string;
  readonly name?: string;
}

/** A table to be opened. With every seat taken it starts at once. */
export interface NewTable {
  readonly game: string;
  readonly person: Person;
  readonly seats: readonly SeatRequest[];
  readonly options?: Readonly<Record<string, string>>;
  readonly edition?: string;
  /** on each seat's clock; 0: no clocks */
  readonly minutes?: number;
}

/** Another occupant for a seat of an open table (host), or a bot in place of an absent person (all seated). */
export interface ChangeSeat {
  readonly who: "bot" | "friend" | "here";
  readonly level?: string;
  readonly name?: string;
}

/** A seat that a person with the code can take, once. */
export interface Invitation {
  readonly seat: number;
  readonly code: string;
  /** of the link, to be put behind this server's address */
  readonly path: string;
  /** the whole link as others in the network reach it */
  readonly address: string;
  /** the link as a QR code, in SVG */
  readonly qr: string;
}

/** Take the seat of an invitation. */
export interface Join {
  readonly code: string;
  readonly person: Person;
}

/** The seat that was taken. */
export interface Joined {
  readonly table: string;
  readonly seat: number;
}

/** What happened between two moments of a match: a turn of one seat, or all that seats did in secret at once. */
export interface ReviewStep {
  /** its first move, counted from 1 */
  readonly first: number;
  readonly last: number;
  /** who moved; −1: several, in secret */
  readonly seat: number;
  /** the game's events, as a spectator saw them */
  readonly events: readonly unknown[];
}

/** A step that changed the chances of a seat a great deal. */
export interface Turning {
  /** counted from 0 */
  readonly step: number;
  /** those whose chances changed, the greatest change first */
  readonly seats: readonly number[];
}

/** The review of a match that is over. */
export interface ReviewInfo {
  /** of winning, 0 … 1; in a match of one seat, points to expect */
  readonly unit: "chances" | "points";
  /** matches imagined for each moment */
  readonly worlds: number;
  readonly steps: readonly ReviewStep[];
  /** by moment and seat: before each step and at the end, which is the result */
  readonly points: readonly (readonly number[])[];
  /** the greatest changes, in the order they came */
  readonly turning: readonly Turning[];
}

/** The book of a game: who has a column, and what they have reached, as the game draws it. */
export interface BookInfo {
  readonly game: string;
  readonly edition: string;
  readonly players: readonly string[];
  /** how many players there can be */
  readonly columns: number;
  /** the game's Chart */
  readonly chart: unknown;
}

/** A book that was exported, merged with the present one (the best of both) or in its place. */
export interface ImportBook {
  readonly text: string;
  readonly replace?: boolean;
}

/** Another name for a player of the book. */
export interface RenamePlayer {
  readonly name: string;
  readonly to: string;
}

/** A player to remove from the book, with all results. */
export interface RemovePlayer {
  readonly name: string;
}

/** How much was played here of one game. */
export interface GameStatistics {
  readonly game: string;
  readonly matches: number;
  readonly moves: number;
}

/** How much was played here, and by this device. */
export interface Statistics {
  readonly games: readonly GameStatistics[];
  readonly own: readonly GameStatistics[];
  /** of this device, by game */
  readonly wins: Readonly<Record<string, number>>;
}

/** Why a request was refused: one clear sentence in the language asked for. */
export interface Problem {
  readonly code: string;
  readonly text: string;
}

export type FromServer = Update | Done | Refusal | Preparing | CoachPreparing | Hinted;

export type FromClient = Play | Undo | Hint;
