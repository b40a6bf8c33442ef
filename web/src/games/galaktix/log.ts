// What happened in Galaktix, in words and sounds.

import type { SoundName } from "../../app/sound";
import type { Ended, Event } from "../../generated/galaktix";
import type { Facts, Say } from "../../texts/catalogue";
import { number } from "./layout";
import { COLOURS } from "./looks";
import { flag } from "../../table/spoken";
import { Words } from "./words";

/** A line of the log. */
export function narrate(event: Event, say: Say): string {
  const words = new Words(say);
  const where = (token: string): Facts => ({
    colour: words.colour(token.slice(0, token.lastIndexOf("-"))),
    field: number(token),
  });
  switch (event.kind) {
    case "rolled":
      return say("log-rolled", { round: event.round, dice: words.dice(event.dice) });
    case "kept":
      return say("log-kept", { count: event.kept.length, kept: words.dice(event.kept), dice: words.dice(event.dice) });
    case "gained":
      return say("log-gained", { parts: event.parts });
    case "placed":
      return say("log-placed", { rocket: event.rocket, steps: number(event.field) - event.start, ...where(event.field) });
    case "part-placed":
      return say("log-part-placed", where(event.field));
    case "won":
      return say("log-won", { rocket: event.rocket || "none", flag: flag(event.flag), ...where(event.field) });
    case "gave-back":
      return say("log-gave-back", { rocket: event.rocket });
    case "ended":
      return say("log-ended", ended(event, words));
  }
}

function ended({ stopped, points, flags, score, medal }: Ended, words: Words): Facts {
  const roads = COLOURS.map((colour, at) => [words.colour(colour), points[at] ?? 0] as const).filter(([, gain]) => gain > 0);
  const list = roads.map(([colour, gain]) => `${colour} ${gain}`).join(", ");
  return { stopped: flag(stopped), score, roads: list, count: roads.length, flags, medal: medal || "none" };
}

/** The sound of an event. */
export function sound(event: Event): SoundName | null {
  switch (event.kind) {
    case "rolled":
      return "dice";
    case "kept":
      return event.kept.length < event.dice.length ? "dice" : "step";
    case "gained":
      return "card";
    case "placed":
    case "won":
      return "flip";
    case "part-placed":
    case "gave-back":
      return "step";
    case "ended":
      return event.medal ? "win" : "lose";
  }
}
