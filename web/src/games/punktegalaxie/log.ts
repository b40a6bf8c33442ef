// What happened in Punktegalaxie, in words and sounds.

import type { SoundName } from "../../app/sound";
import type { Ended, Event } from "../../generated/punktegalaxie";
import type { Facts, Say } from "../../texts/catalogue";
import { signed, Words } from "./words";

/** A line of the log; "" where there is nothing worth saying. */
export function narrate(event: Event, say: Say, names: readonly string[], seat: number): string {
  const words = new Words(say, names, seat);
  switch (event.kind) {
    case "sided":
      return say("log-sided", { ...words.who(event.seat), side: event.side.toUpperCase(), sun: words.card(event.sun) });
    case "took": {
      const following = event.uncovered ? words.card(event.uncovered) : "none";
      const facts = { card: words.card(event.card), place: event.place.toUpperCase(), following };
      return say("log-took", { ...words.who(event.seat), ...facts });
    }
    case "laid": {
      const gain = event.gain?.total ? signed(event.gain.total) : "none";
      return say("log-laid", { ...words.who(event.seat), card: words.card(event.card), gain, ...where(event.spot) });
    }
    case "got-tile":
      return say("log-got-tile", { ...words.who(event.seat), tile: words.counts(event.tile) });
    case "refilled": {
      const renewed = event.steps.filter(({ what }) => what === "renewed");
      const facts = renewed.map(({ place, source }) => ({ place: place.toUpperCase(), source: source.toUpperCase() }));
      return facts.map((stack) => say("log-renewed", stack)).join(" ");
    }
    case "marked":
      return say("log-marked", { achievement: event.achievement ? words.achievement(event.achievement) : "none" });
    case "ended": {
      const result = event.scores.map(({ total }, at) => `${words.name(at < names.length ? at : -1)} ${total}`);
      return say("log-ended", { result: result.join(", "), outcome: outcome(event, names.length) });
    }
  }
}

/** A spot as its system and where in it: the `upper` end of 2, or a `new` one; Galaxus' are `loose`, or none. */
function where(spot: string): Facts {
  if (spot === "new" || spot === "loose") return { system: "", where: spot };
  const [system = "", place = "system"] = spot.split("-");
  return { system, where: place };
}

/** Alone: is Galaxus beaten? Points decide, then rockets. */
function outcome({ scores, rockets }: Ended, seats: number): string {
  const [own, his] = scores.map(({ total }, at) => [total, rockets[at] ?? 0] as const);
  if (scores.length === seats || !own || !his) return "none";
  return own[0] > his[0] || (own[0] === his[0] && own[1] > his[1]) ? "won" : "lost";
}

/** The sound of an event. */
export function sound(event: Event): SoundName | null {
  switch (event.kind) {
    case "took":
      return "card";
    case "sided":
    case "refilled":
      return "flip";
    case "laid":
      return "step";
    case "got-tile":
      return "dice";
    case "marked":
      return event.achievement ? "win" : null;
    case "ended":
      return null;
  }
}
