// What happened in Punktegalaxie, in words and sounds.

import type { SoundName } from "../../app/sound";
import type { Event } from "../../generated/punktegalaxie";
import type { Say } from "../../texts/catalogue";
import { Words } from "./words";

/** A line of the log. */
export function narrate(event: Event, say: Say, names: readonly string[], seat: number): string {
  const words = new Words(say, names, seat);
  switch (event.kind) {
    case "sided":
      return say("log-sided", { ...words.who(event.seat), side: event.side.toUpperCase() });
    case "took":
      return say("log-took", { ...words.who(event.seat), card: words.card(event.card), place: event.place.toUpperCase() });
    case "laid":
      return say("log-laid", { ...words.who(event.seat), card: words.card(event.card), spot: event.spot });
    case "got-tile":
      return say("log-got-tile", { ...words.who(event.seat), tile: words.tile(event.tile) });
    case "refilled":
      return "";
    case "marked":
      return say("log-marked", { achievement: event.achievement ? words.achievement(event.achievement) : "none" });
    case "ended": {
      const result = event.scores.map(({ total }, at) => `${words.name(at < names.length ? at : -1)} ${total}`);
      return say("log-ended", { result: result.join(", ") });
    }
  }
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
