// What things of the table are called, as a voice says it.

import type { Card, Galaxy, Place, Score, System, Tile, View } from "../../generated/punktegalaxie";
import { flag, Spoken, type PartProps } from "../../table/spoken";
import type { Facts } from "../../texts/catalogue";
import { CATEGORIES } from "./looks";

/** Where Galaxus sits. */
export const GALAXUS = -1;

/** How hard he is to beat. */
export const DIFFICULTIES = ["easy", "medium", "hard"] as const;

export type Given = PartProps<View, Words>;

/** The words of the table, for one who sits at `seat` (−1: who only watches). */
export class Words extends Spoken {
  override name(seat: number): string {
    return seat === GALAXUS ? this.say("galaxus") : (this.names[seat] ?? "");
  }

  /** Facts about whom a sentence is: a player by name, or you. */
  override who(seat: number): Facts {
    return { name: this.name(seat), you: flag(seat !== GALAXUS && seat === this.seat) };
  }

  /** "Planet 5, red and blue, 1 rocket" */
  card(card: Card): string {
    const parts = [this.#body(card)];
    if (card.rockets) parts.push(this.say("board-rockets", { count: card.rockets }));
    if (card.letter) parts.push(this.say("board-letter", { letter: card.letter }));
    return parts.join(", ");
  }

  #body({ kind, value, colours, points }: Card): string {
    const facts = { points, colours: this.set(colours), count: colours.length };
    return this.say(`board-${kind}`, { ...facts, value: value || "X" });
  }

  /** A card as it lies, with the points it brings. */
  lying(card: Card): string {
    const counts = card.kind === "sun" || card.kind === "moon";
    return counts ? `${this.card(card)}. ${this.say("board-worth", { points: card.worth ?? 0 })}` : this.card(card);
  }

  /** "2 × red", "red and blue" */
  set(colours: readonly string[]): string {
    const each = [...new Set(colours)].map((colour) => {
      const count = colours.filter((other) => other === colour).length;
      return (count > 1 ? `${count} × ` : "") + this.say(`token-${colour}`);
    });
    return this.list(each);
  }

  /** "B1, a stack of 12 cards: asteroid. Other side: planet 3, red" */
  place({ token, card, height, others }: Place): string {
    const place = token.toUpperCase();
    if (!card) return this.say("board-place-empty", { place });
    const facts = { place, card: this.card(card), height };
    return [this.say("board-place", facts), this.others(others)].filter(Boolean).join(". ");
  }

  /** What the other side of a card may be. */
  others(others: readonly Card[]): string {
    if (others.length === 0) return "";
    return this.say("board-others", { count: others.length, cards: others.map((other) => this.card(other)).join("; ") });
  }

  /** "System 2, upper end: +5 points (planets 2, suns 3)" */
  spot(token: string, gain: Score | undefined): string {
    const [system = "", where = ""] = token.split("-");
    const said = this.say(where ? `board-spot-${where}` : "board-spot-new", { system });
    return gain ? `${said}: ${this.gain(gain)}` : said;
  }

  /** "+5 points (planets 2, suns 3)" */
  gain(gain: Score): string {
    const total = this.say("board-gain", { points: gain.total, signed: signed(gain.total) });
    const parts = this.categories(gain);
    return parts ? `${total} (${parts})` : total;
  }

  /** "planets 2, suns 3" */
  categories(score: Score): string {
    const counted = CATEGORIES.filter((category) => score[category] !== 0);
    return counted.map((category) => `${this.category(category)} ${score[category]}`).join(", ");
  }

  category(category: string): string {
    return this.say(`board-${category}`);
  }

  /** "Rocket tile: 1 point for each sun" */
  tile(tile: Tile): string {
    return this.say(`board-tile-${tile.kind}`, this.#tile(tile));
  }

  /** "1 point for each sun" */
  counts(tile: Tile): string {
    return this.say(`tile-${tile.kind}`, this.#tile(tile));
  }

  #tile({ colours, count, points }: Tile): Facts {
    return { colours: this.set(colours), count, points };
  }

  /** A tile on offer, with what it would bring at once; a tile held, with what it brings. */
  offered(tile: Tile, gain: Score | undefined): string {
    return gain ? `${this.tile(tile)}: ${this.gain(gain)}` : this.tile(tile);
  }

  held(tile: Tile): string {
    return `${this.tile(tile)}. ${this.say("board-worth", { points: tile.worth ?? 0 })}`;
  }

  /** "System 2: sun …. Row from above: planet 5, …" */
  system({ token, sun, asteroid, row, different, points }: System): string {
    const above = [sun, asteroid].flatMap((card) => (card ? [this.lying(card)] : []));
    const cards = [...row].reverse().map((card) => this.lying(card));
    const facts = { system: token, above: above.join(", ") || "none", row: cards.join(", ") || "none", different, points };
    return this.say("board-system", facts);
  }

  galaxy({ seat, score, rockets, systems, loose }: Galaxy): string {
    const loosely = loose.length ? [this.say("board-loose-cards", { cards: loose.map((card) => this.card(card)).join(", ") })] : [];
    return [
      this.say("board-galaxy-of", { ...this.who(seat), points: score.total, rockets }),
      ...systems.map((system) => this.system(system)),
      ...loosely,
    ].join(" ");
  }

  /** "suns-10" in words */
  achievement(achievement: string): string {
    const [what = "", value = ""] = achievement.split("-");
    return this.say(`achievement-${what}`, { value });
  }

  /** How the game stands, for those who do not see it. */
  summary(view: View): string {
    const market = view.market.map(({ token, card }) => `${token.toUpperCase()} ${card ? this.card(card) : "–"}`).join("; ");
    const { marker } = view;
    const takes = marker ? [this.say("sketch-marker", this.taken(marker.takes))] : [];
    return [
      ...(view.round ? [`${this.say("sketch-round", { round: view.round })}.`] : []),
      this.say("board-summary-market", { cards: market }),
      ...takes,
      ...view.galaxies.map((galaxy) => this.galaxy(galaxy)),
    ].join(" ");
  }

  /** The two places that Galaxus takes from. */
  taken([first = "", second = ""]: readonly string[]): Facts {
    return { first: first.toUpperCase(), second: second.toUpperCase() };
  }
}

/** With its sign: +3, −2, ±0. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "±0";
}
