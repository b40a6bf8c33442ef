// What things of the table are called, as a voice says it.

import type { Card, Shot, Spot, View } from "../../generated/raumschiffe";
import { flag, Spoken, type PartProps } from "../../table/spoken";
import type { Say } from "../../texts/catalogue";
import { AIM, parts, type Symbols } from "./layout";

export type Given = PartProps<View, Words>;

/** The words of the table, for one who sits at `seat` (−1: who only watches). */
export class Words extends Spoken {
  constructor(
    say: Say,
    names: readonly string[],
    seat: number,
    readonly symbols: Symbols,
  ) {
    super(say, names, seat);
  }

  system(token: string): string {
    return this.say(`system-${token}`);
  }

  /** "Card with column, bar and diamond, rank 3" */
  card(card: Card): string {
    const symbols = this.list(card.systems.map((system) => this.say(`symbol-${this.symbols[system] ?? ""}`)));
    return this.say("board-card", { symbols, rank: card.rank });
  }

  /** "Energy shield: card with …, strength 6 (4 + 1 + 1)" */
  spot(spot: Spot, asked = false): string {
    const system = this.system(spot.token);
    if (!spot.card) return this.say("board-spot-empty", { system });
    const facts = { system, card: this.card(spot.card), strength: spot.strength, asked: flag(asked) };
    if (!spot.symbol) return this.say("board-spot-pilot", facts);
    const made = parts(spot);
    return this.say("board-spot", { ...facts, count: made.length, sum: made.join(" + "), late: flag(spot.late) });
  }

  /** A spot that only its owner sees. */
  hidden(token: string, ready: boolean): string {
    return this.say("board-spot-hidden", { system: this.system(token), ready: flag(ready) });
  }

  /** "You: energy weapon 5 against energy shield 3, 2 cards shot away" */
  shot(shot: Shot, cuddle: boolean, open = false): string {
    const cards = shot.lost.map((card) => this.card(card)).join("; ");
    return this.say("board-shot", {
      name: this.name(shot.attacker),
      weapon: this.system(shot.weapon),
      attack: shot.attack,
      aim: this.system(AIM[shot.weapon] ?? ""),
      defence: shot.defence,
      effect: open ? "open" : shot.damage === 0 ? "none" : cuddle ? "points" : "cards",
      damage: shot.damage,
      shown: flag(cards !== ""),
      cards,
    });
  }

  points(view: View, seat: number): string {
    const points = view.ships[seat]?.points ?? 0;
    return this.say("board-points", { points, target: view.target, cuddle: flag(view.cuddle) });
  }

  /** Round, target, and who shoots first. */
  info(view: View): string[] {
    const { round, limit, target, cuddle, starter } = view;
    return [
      this.say("sketch-round", { round, limit }),
      ...(cuddle ? [this.say("board-cuddle")] : []),
      this.say("sketch-target", { target, cuddle: flag(cuddle) }),
      ...(view.phase === "over" ? [] : [this.say("sketch-starter", this.who(starter))]),
    ];
  }

  /** How the round stands, for those who do not see it. */
  summary(view: View): string {
    const seats = view.ships.map((ship, seat) => {
      const { held, pile_size: pile, discard } = ship;
      const state = view.phase !== "lay" ? "open" : ship.ready ? "ready" : seat === this.seat ? "open" : "secret";
      const facts = { held, pile, discard: discard.length, state };
      return this.say("board-summary-seat", { ...this.who(seat), points: this.points(view, seat), ...facts });
    });
    const shots = view.shots.map((shot) => `${this.shot(shot, view.cuddle)}.`);
    return [`${this.info(view).join(", ")}.`, ...seats, ...shots].join(" ");
  }
}
