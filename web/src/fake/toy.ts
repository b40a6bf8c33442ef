// The toy: look at or turn up a world, then lay cards for it; three rounds. Just enough to try everything at a table.

import type { Side } from "../generated/protocol";

export type ToyEvent =
  | { readonly kind: "looked"; readonly seat: number; readonly place: string }
  | { readonly kind: "turned"; readonly seat: number; readonly place: string }
  | { readonly kind: "laid"; readonly seat: number; readonly cards: readonly string[] };

export interface ToyView {
  readonly seat: number;
  readonly places: readonly { readonly token: string; readonly up: boolean }[];
  readonly hand: readonly string[];
  readonly laid: readonly string[];
  readonly scores: readonly number[];
}

const PLACES = ["a1", "a2", "a3"];

export class Toy {
  frames: ToyEvent[][] = [];
  up = new Set<string>();
  laid: string[] = [];
  turn = 0;
  phase: "turn" | "lay" = "turn";
  looked = false;
  readonly hands: string[][];
  readonly scores: number[];
  changed: () => void = () => undefined;

  constructor(
    readonly bot: readonly boolean[],
    readonly pause: number,
  ) {
    this.hands = bot.map(() => ["red-2", "red-2", "blue-3", "+1"]);
    this.scores = bot.map(() => 0);
  }

  get over(): boolean {
    return this.up.size === PLACES.length && this.phase === "turn";
  }

  get ranks(): number[] {
    return this.scores.map((mine) => this.scores.filter((other) => other > mine).length);
  }

  choices(seat: number): string[][] {
    if (this.over || seat !== this.turn) return [];
    const down = PLACES.filter((place) => !this.up.has(place));
    if (this.phase === "turn") {
      const turn = down.map((place) => ["turn", place]);
      return this.looked ? turn : [...down.map((place) => ["look", place]), ...turn];
    }
    return [["red-2"], ["red-2", "red-2"], ["red-2", "red-2", "+1"], ["red-2", "+1"], ["blue-3"], ["blue-3", "+1"]];
  }

  side(seat: number, events: readonly ToyEvent[]): Side {
    const choices = this.choices(seat).map((tokens) => ({ tokens }));
    const view: ToyView = {
      seat,
      places: PLACES.map((token) => ({ token, up: this.up.has(token) })),
      hand: this.hands[seat] ?? [],
      laid: this.laid,
      scores: this.scores,
    };
    const prompt = choices.length > 0 ? { message: `toy-${this.phase}`, facts: {} } : null;
    return { seat, view, events, choices, prompt, takes_back: [] };
  }

  play(seat: number, tokens: readonly string[]): boolean {
    const wanted = [...tokens].sort().join(" ");
    if (!this.choices(seat).some((choice) => choice.sort().join(" ") === wanted)) return false;
    this.#apply(seat, tokens);
    this.changed();
    this.bots();
    return true;
  }

  bots(): void {
    if (this.over || !this.bot[this.turn]) return;
    setTimeout(() => {
      const [choice] = this.choices(this.turn).slice(-1);
      if (choice) this.play(this.turn, choice);
    }, this.pause);
  }

  #apply(seat: number, tokens: readonly string[]): void {
    const place = tokens.find((token) => PLACES.includes(token)) ?? "";
    if (tokens.includes("look")) {
      this.looked = true;
      this.frames.push([{ kind: "looked", seat, place }]);
    } else if (tokens.includes("turn")) {
      this.up.add(place);
      this.phase = "lay";
      this.laid = [];
      this.frames.push([{ kind: "turned", seat, place }]);
    } else {
      this.laid = [...tokens];
      this.scores[seat] = (this.scores[seat] ?? 0) + tokens.length;
      this.phase = "turn";
      this.looked = false;
      this.turn = (seat + 1) % this.bot.length;
      this.frames.push([{ kind: "laid", seat, cards: tokens }]);
    }
  }
}
