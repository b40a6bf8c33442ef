// What happened in Galaktische Schlachten, in words and sounds.

import type { SoundName } from "../../app/sound";
import type { Card, Event, World } from "../../generated/schlachten";
import type { Facts, Say } from "../../texts/catalogue";

/** A line of the log; "" where there is nothing worth saying. */
export function narrate(event: Event, say: Say, names: readonly string[], seat: number): string {
  const who = (of: number): Facts => ({ name: names[of] ?? "", you: of === seat ? "yes" : "no" });
  switch (event.kind) {
    case "looked":
      return event.world
        ? say("log-saw", { place: event.place, world: face(event.world, say), ...who(event.seat) })
        : say("log-looked", { place: event.place, ...who(event.seat) });
    case "turned":
      return say(event.world.capital ? "log-turned-capital" : "log-turned", {
        place: event.place,
        world: face(event.world, say),
        ...who(event.seat),
      });
    case "committed":
      if (event.figures.length === 0) return "";
      return say("log-committed", { figures: colours(event.figures, say), count: event.figures.length, ...who(event.seat) });
    case "played": {
      const bonus = event.main - event.cards.reduce((sum, { value }) => sum + value, 0);
      const { main, clones } = event;
      return say("log-played", { cards: laid(event.cards, say), bonus, main, clones, ...who(event.seat) });
    }
    case "won":
      return say("log-won", { world: face(event.world, say), main: event.main, ...who(event.seat) });
    case "returned":
      return say("log-returned", { figures: colours(event.figures, say), count: event.figures.length });
    case "recruited": {
      const { clones, taken_from: from } = event;
      const figure = `${say(`figure-${event.figure}`)} (${say(`colour-${event.figure}`)})`;
      const source = from < 0 ? "middle" : from === seat ? "you" : "seat";
      return say("log-recruited", { figure, clones, from: source, loser: names[from] ?? "", ...who(event.seat) });
    }
    case "renewed":
      return say("log-renewed", { size: event.size });
    case "drew":
      if (!event.cards?.length) return "";
      return say("log-drew", { cards: event.cards.map((card) => named(card, say)).join(", "), ...who(event.seat) });
    case "ended":
      return say("log-ended");
  }
}

/** The sound of an event. */
export function sound(event: Event, seat: number): SoundName | null {
  switch (event.kind) {
    case "looked":
    case "turned":
      return "flip";
    case "played":
    case "renewed":
      return "card";
    case "drew":
      return event.seat === seat ? "card" : null;
    case "won":
      return event.seat === seat ? "win" : null;
    case "committed":
    case "returned":
    case "recruited":
      return "step";
    case "ended":
      return null;
  }
}

function face(world: World, say: Say): string {
  return `${say(`world-${world.number}`)} (${say(`colour-${world.colour}`)} ${world.value})`;
}

function colours(names: readonly string[], say: Say): string {
  return names.map((name) => say(`colour-${name}`)).join(", ");
}

/** A card by itself. */
function named(card: Card, say: Say): string {
  return card.colour === "none" ? card.token : `${say(`colour-${card.colour}`)} ${value(card, say)}`;
}

/** Cards laid together: their one colour, then their values. */
function laid(cards: readonly Card[], say: Say): string {
  const specials = cards.filter(({ colour }) => colour === "none").map(({ token }) => token);
  const [first, ...more] = cards.filter(({ colour }) => colour !== "none");
  if (!first) return specials.join(", ");
  return [named(first, say), ...more.map((card) => value(card, say)), ...specials].join(", ");
}

function value(card: Card, say: Say): string {
  return card.clone ? `${card.value} ${say("clone")}` : String(card.value);
}
