// What things of the table are called, as a voice says it.

import type { Attack, Card, Course, Effect, Fight, Kind, Shield, Ship, Side, View, Weapon } from "../../generated/galaktico";
import { flag, Spoken, type PartProps } from "../../table/spoken";
import { KINDS } from "./layout";
import { sum } from "./log";
import { EFFECTS } from "./looks";

export type Given = PartProps<View, Words>;

/** The words of the table, for one who sits at `seat` (−1: who only watches). */
export class Words extends Spoken {
  kind(kind: Kind): string {
    return this.say(`type-${kind}`);
  }

  /** The name of a shield or a weapon. */
  card(token: string): string {
    return this.say(`card-${token}`);
  }

  effect(effect: Effect): string {
    return this.say(`board-effect-${effect}`);
  }

  /** "Deflector: stops laser and quantum" */
  shield({ token, stops }: Shield): string {
    return this.say("board-shield", { card: this.card(token), effects: this.list(stops.map((effect) => this.effect(effect))) });
  }

  item(item: Shield | Weapon): string {
    return "stops" in item ? this.shield(item) : this.weapon(item);
  }

  /** "Photon Lance: laser 6, quantum 2, crypto 0, impulse 6" */
  weapon({ token, strength }: Weapon): string {
    const parts = EFFECTS.map((effect, at) => `${this.effect(effect)} ${strength[at] ?? 0}`);
    return `${this.card(token)}: ${parts.join(", ")}`;
  }

  /** An empty place of a card. */
  slot(kind: Kind, shield: boolean): string {
    return this.say("board-slot", { ship: this.kind(kind), card: shield ? "shield" : "weapon" });
  }

  /** What a card says of its type, and what is known of its loadout. */
  type(card: Card, seat: number): string {
    const { strength, range, hyperflights, figures, worth } = card;
    const facts = { ship: this.kind(card.kind), strength, range, hyperflights, figures, worth };
    const loadout = [...(card.shield ? [card.shield] : []), ...card.weapons].map((token) => this.card(token)).join(", ");
    const state = loadout ? (seat === this.seat && !card.shown ? "own" : "shown") : "secret";
    return this.say("board-type", { ...facts, loadout, state });
  }

  /** The ship on a card, to be put on the board. */
  stock(view: View, seat: number, kind: Kind): string {
    const player = view.players[seat];
    const placing = view.phase === "setup" && seat === this.seat;
    const count = (placing ? player?.to_place[kind] : player?.reserve[kind]) ?? 0;
    return this.say("board-stock", { ship: this.kind(kind), count, setup: flag(placing) });
  }

  /** A field, with all that is on it. */
  field(field: string, ships: readonly Ship[], meteor: boolean, owner: number): string {
    const here = ships.map((ship) => this.ship(ship)).join(", ");
    if (owner >= 0) return this.say("board-field-station", { field, ships: here, taken: flag(here !== ""), ...this.who(owner) });
    if (here) return this.say("board-field-ship", { field, ships: here });
    return this.say("board-field", { field, meteor: flag(meteor) });
  }

  ship({ kind, seat, moved }: Ship): string {
    return this.say("board-ship", { ship: this.kind(kind), moved: flag(moved), ...this.who(seat) });
  }

  /** How a field would be reached: "3 steps, 1 hyperflight", and how a fight there would end. */
  way(way: Course | Attack): string {
    const flight = this.say("board-way", { steps: way.path.length, hyperflights: way.jumps.length });
    return "kind" in way ? `${flight}, ${this.attack(way)}` : flight;
  }

  attack({ attack, defence, bonus }: Attack): string {
    if (attack === null || defence === null) return this.say("board-attack", { bonus });
    const result = attack > defence ? "win" : attack < defence ? "lose" : "tie";
    return this.say("board-attack-known", { attack, defence, result });
  }

  /** A way of attacking, among several. */
  choice({ jumps, steps_left: steps, hyperflights_left: left }: Attack): string {
    return this.say("board-choice", { hyperflights: jumps.length, steps, left });
  }

  /** "Fight on B34: you, Cruiser 3+12+5 = 20 against …" */
  fight(fight: Fight): string {
    const { field, winner } = fight;
    const facts = { attacker: this.side(fight.attacker), defender: this.side(fight.defender) };
    return this.say("log-fought", { field, ...facts, result: winner < 0 ? "tied" : "won", ...this.who(winner) });
  }

  side(side: Side): string {
    return `${this.name(side.seat)}, ${this.kind(side.kind)} ${sum(side)} = ${side.total}`;
  }

  points(view: View, seat: number): string {
    const player = view.players[seat];
    return this.say("board-points", { points: player?.points ?? 0, fought: player?.fought ?? 0, goal: view.goal });
  }

  reserve(view: View, seat: number): string {
    const reserve = view.players[seat]?.reserve ?? {};
    const held = KINDS.filter((kind) => (reserve[kind] ?? 0) > 0).map((kind) => `${this.kind(kind)} ${reserve[kind]}`);
    return this.say("board-reserve", { ships: held.join(", ") || "0" });
  }

  /** Turns, and how long nothing has happened. */
  info(view: View): string[] {
    const { turns, quiet, standstill, phase, starter, ending } = view;
    if (phase === "over") return [this.say("board-ending", { ending, ...this.who(view.ender), loser: this.name(view.loser) })];
    if (phase === "setup") return [this.say("board-setup")];
    return [
      this.say("board-turns", { turns: turns + 1 }),
      this.say("board-starter", this.who(starter)),
      ...(standstill > 0 && quiet > 0 ? [this.say("board-quiet", { quiet, standstill })] : []),
    ];
  }

  /** How the game stands, for those who do not see it. */
  summary(view: View): string {
    const seats = view.players.map((player, seat) => {
      const ships = view.ships.filter((ship) => ship.seat === seat);
      const there = ships.map(({ kind, field }) => `${this.kind(kind)} ${field}`).join(", ");
      const facts = { points: this.points(view, seat), station: player.station, reserve: this.reserve(view, seat) };
      return this.say("board-summary-seat", { ...facts, ships: there || "–", ready: flag(player.ready), ...this.who(seat) });
    });
    const meteors = this.say("board-summary-meteors", { fields: view.meteors.join(", ") });
    return [`${this.info(view).join(", ")}.`, ...seats, meteors, ...(view.last ? [this.fight(view.last)] : [])].join(" ");
  }
}
