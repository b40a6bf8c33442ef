// The look back at a match in words, and where things lie in its chart.

import type { ReviewInfo, ReviewStep, Turning } from "../generated/protocol";
import type { Say } from "../texts/catalogue";
import type { Chronicle } from "./board";

/** A chance in percent, or points. */
export function worth(value: number, { unit }: ReviewInfo, tell: Say): string {
  return unit === "chances"
    ? tell("review-chance", { value: Math.round(100 * value) })
    : tell("review-point", { value: Math.round(10 * value) / 10 });
}

/** Which moves a step is, and whose: "Move 12, Vega". */
export function heading({ first, last, seat }: ReviewStep, names: readonly string[], tell: Say): string {
  const who = seat < 0 ? tell("review-secret") : (names[seat] ?? "");
  return `${tell("review-move", { first, last: last === first ? 0 : last })}, ${who}`;
}

/** A moment by what led to it: a step, or nothing yet. */
export function moment(review: ReviewInfo, at: number, names: readonly string[], tell: Say): string {
  const step = review.steps[at - 1];
  return step ? heading(step, names, tell) : tell("review-start");
}

/** What happened in a step, told to a spectator. */
export function story(
  step: ReviewStep | undefined,
  chronicle: Chronicle<unknown> | null,
  names: readonly string[],
  tell: Say,
): string[] {
  return (step?.events ?? []).map((event) => chronicle?.narrate(event, tell, names, -1) ?? "").filter(Boolean);
}

/** How the chances changed, of everybody to whom it mattered: "Vega: 31 % → 58 %". */
export function changes(review: ReviewInfo, { step, seats }: Turning, names: readonly string[], tell: Say): string[] {
  return seats.map((seat) => {
    const [before, after] = [step, step + 1].map((at) => worth(review.points[at]?.[seat] ?? 0, review, tell));
    return `${names[seat] ?? ""}: ${before} → ${after}`;
  });
}

/** Everybody's chances at a moment: "Ada 27 %, Bo 73 %". */
export function standing(review: ReviewInfo, at: number, names: readonly string[], tell: Say): string {
  return names.map((name, seat) => `${name} ${worth(review.points[at]?.[seat] ?? 0, review, tell)}`).join(", ");
}

/** The highest value that a chart has to show; half of it is a round number too. */
export function highest({ unit, points }: ReviewInfo): number {
  return unit === "chances" ? 1 : Math.max(10, 10 * Math.ceil(Math.max(...points.flat()) / 10));
}

/** Where values lie: moments from left to right, nothing at the bottom. */
export class Scale {
  constructor(
    readonly moments: number,
    readonly most: number,
    readonly width: number,
    readonly height: number,
  ) {}

  x(at: number): number {
    return (this.width * at) / Math.max(this.moments - 1, 1);
  }

  y(value: number): number {
    return this.height * (1 - value / this.most);
  }

  /** The moment at a place. */
  at(x: number): number {
    const moment = Math.round((x / this.width) * (this.moments - 1));
    return Math.min(Math.max(moment, 0), this.moments - 1);
  }
}

/** Places for labels that want to be at these ones, none closer to another than `gap`, as far as there is room. */
export function apart(wanted: readonly number[], gap: number, room: number): number[] {
  const order = wanted.map((_, label) => label).sort((one, other) => wanted[one]! - wanted[other]! || one - other);
  const found = [...wanted];
  let free = 0;
  for (const label of order) {
    found[label] = Math.max(found[label]!, free);
    free = found[label]! + gap;
  }
  let last = room;
  for (const label of order.reverse()) {
    found[label] = Math.min(found[label]!, last);
    last = found[label]! - gap;
  }
  return found;
}
