// What things of the table are called, as a voice says it.

import type { Field, Landing, Road, Store, View } from "../../generated/galaktix";
import { flag, type PartProps } from "../../table/spoken";
import type { Say } from "../../texts/catalogue";
import { landingOf, number } from "./layout";

/** What a store holds, in the order in which it is shown. */
export const KINDS = ["white", "grey", "black", "parts"] as const;

export const MEDALS = ["bronze", "silver", "gold"] as const;

export type Given = PartProps<View, Words>;

/** The words of the table. */
export class Words {
  constructor(readonly say: Say) {}

  colour(colour: string): string {
    return this.say(`colour-${colour}`);
  }

  /** "Blue 6: white extra rocket, 1 point on the ladder. 3 × blue: landing on field 6" */
  field(road: Road, field: Field, points: number, landing: Landing | undefined): string {
    const { shows, flag: marked, piece } = field;
    const facts = { shows, flag: flag(marked), piece: piece || "none", points };
    const said = this.say("board-field", { colour: this.colour(road.colour), field: number(field.token), ...facts });
    return landing?.field === field.token ? `${said}. ${this.landing(landing)}` : said;
  }

  /** "3 × blue: landing on field 6" */
  landing({ colour, dice, field, vortex }: Landing): string {
    return this.say("board-landing", { dice, colour: this.colour(colour), field: number(field), vortex: flag(vortex) });
  }

  /** A field on which a part may be left. */
  part(road: Road, field: Field, points: number): string {
    const here = this.say("board-part-here", { colour: this.colour(road.colour), field: number(field.token) });
    return `${here}. ${this.field(road, field, points, undefined)}`;
  }

  /** "Blue road: highest rocket on field 6, 1 point" */
  road({ colour, height, points }: Road): string {
    return this.say("board-road", { road: this.say(`road-${colour}`), height, points });
  }

  /** The ladder with all steps that are worth something. */
  ladder(ladder: readonly number[]): string {
    const steps = ladder.flatMap((points, at) => points > 0 ? [this.say("board-ladder-step", { field: at + 1, points })] : []);
    return `${this.say("board-ladder")}. ${steps.join(", ")}`;
  }

  face(face: string): string {
    return face === "tool" ? this.say("tool") : this.colour(face);
  }

  die(face: string, at: number): string {
    return this.say("board-die", { number: at + 1, face: this.face(face), kept: "no" });
  }

  /** "3 × blue, 2 × tool" */
  dice(dice: readonly string[]): string {
    const faces = [...new Set(dice)];
    return faces.map((face) => `${dice.filter((one) => one === face).length} × ${this.face(face)}`).join(", ");
  }

  /** What lies at a place of the depot; two parts are a rocket. */
  stock(kind: keyof Store, count: number): string {
    const said = this.say(`stock-${kind}`, { count });
    return kind === "parts" && count >= 2 ? `${this.say("button-built")}, ${said}` : said;
  }

  /** "10 white rockets, 2 parts" */
  stocks(store: Store): string {
    const all = KINDS.filter((kind) => store[kind] > 0).map((kind) => this.say(`stock-${kind}`, { count: store[kind] }));
    return all.join(", ") || this.say("stock-nothing");
  }

  /** The supply, to which something can be given back. */
  supply(store: Store, giving: boolean): string {
    const said = `${this.say("board-supply")}: ${this.stocks(store)}`;
    return giving ? `${this.say("button-back")}. ${said}` : said;
  }

  /** "7 points. Bronze from 12 points, …" */
  score({ score, medals }: View): string {
    const steps = MEDALS.map((medal, at) => {
      const points = medals[at] ?? 0;
      return this.say("board-medal", { medal: this.say(`medal-${medal}`), points, reached: flag(score >= points) });
    });
    return `${this.say("board-score", { score })}. ${steps.join(", ")}`;
  }

  /** How far the next medal is; "" with gold. */
  next({ score, medals }: View): string {
    const at = medals.findIndex((points) => score < points);
    if (at < 0) return "";
    return this.say("board-to-medal", { missing: (medals[at] ?? 0) - score, medal: this.say(`medal-${MEDALS[at]}`) });
  }

  /** "Level 1-1: basics" */
  level(level: string): string {
    return this.say("board-level", { level, idea: this.say(`idea-${level}`) });
  }

  /** How the game stands, for those who do not see it. */
  summary(view: View): string {
    const { round, score, depot, dice } = view;
    const roads = view.roads.map((road) => {
      const landing = landingOf(view, road);
      return `${this.road(road)}.${landing ? ` ${this.landing(landing)}.` : ""}`;
    });
    const lying = dice.length ? [this.say("board-summary-dice", { dice: this.dice(dice) })] : [];
    return [this.say("board-summary", { round, score, depot: this.stocks(depot) }), ...lying, ...roads].join(" ");
  }
}
