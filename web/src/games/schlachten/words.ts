// What things of the table are called, as a voice says it.

import type { Card, Place, View, World } from "../../generated/schlachten";
import { flag, Spoken, type PartProps } from "../../table/spoken";
import { ahead } from "./score";

export type Given = PartProps<View, Words>;

/** The words of the table, for one who sits at `seat` (−1: who only watches). */
export class Words extends Spoken {
  colour(colour: string): string {
    return this.say(`colour-${colour}`);
  }

  /** "Red 4 with clone, card 23" */
  card(card: Card, matches = false): string {
    const { number, value } = card;
    const facts = { number, value, clone: flag(card.clone), matches: flag(matches) };
    if (card.colour === "none") return this.say("board-special", facts);
    return this.say("board-card", { ...facts, colour: this.colour(card.colour) });
  }

  /** "Rubra, Red 2" */
  world(world: World): string {
    const facts = { world: this.say(`world-${world.number}`), colour: this.colour(world.colour), value: world.value };
    return this.say(world.capital ? "board-capital-face" : "board-world", facts);
  }

  figure(colour: string): string {
    return this.say("board-figure", { figure: this.say(`figure-${colour}`), colour: this.colour(colour) });
  }

  /** A figure and where it stands. */
  figureAt(view: View, colour: string): string {
    const owner = view.seats.findIndex(({ figures }) => figures.includes(colour));
    const committed = view.seats[owner]?.committed.includes(colour) ?? false;
    const where = owner < 0 ? "middle" : committed ? "committed" : "seat";
    return this.say("board-figure-at", { figure: this.figure(colour), where, ...this.who(owner) });
  }

  /** "Place b3, face down, Anna has looked" */
  place(place: Place, owner: number): string {
    const facts = { place: place.token, world: place.world ? this.world(place.world) : "" };
    if (place.lies === "won") return this.say("board-place-won", { ...facts, ...this.who(owner) });
    if (place.lies === "prize") return this.say("board-place-prize", facts);
    const known = place.world !== null;
    const lookers = place.seen_by.filter((seat) => seat !== this.seat);
    const names = this.list(lookers.map((seat) => this.names[seat] ?? ""));
    return this.say(known ? "board-place-known" : "board-place-down", { ...facts, names, count: lookers.length });
  }

  /** What a seat has, in one sentence. */
  holdings(view: View, seat: number): string {
    const of = view.seats[seat];
    if (!of) return "";
    const worlds = of.worlds.map((world) => this.world(world)).join("; ");
    const facts = { name: this.name(seat), points: of.points, cards: of.hand_size, count: of.worlds.length, worlds };
    return this.say("board-holdings", facts);
  }

  /** How the round stands, for those who do not see it. */
  summary(view: View): string {
    const sentences = [this.say("board-round", { round: view.round })];
    if (view.prize) sentences.push(this.say("board-summary-prize", { world: this.world(view.prize) }));
    const best = ahead(view.seats.map(({ main }) => main), view.leader);
    view.seats.forEach(({ played, main, clones }, seat) => {
      if (played.length === 0) return;
      const cards = this.list(played.map((card) => this.card(card)));
      sentences.push(this.say("board-summary-seat", { ...this.who(seat), cards, main, clones, ahead: flag(seat === best) }));
    });
    if (view.turn >= 0) sentences.push(this.say("board-summary-turn", this.who(view.turn)));
    return sentences.join(" ");
  }
}
