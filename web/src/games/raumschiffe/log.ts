// What happened in Raumschiffe, in words and sounds.

import type { SoundName } from "../../app/sound";
import type { Card, Event, Shot, Spot } from "../../generated/raumschiffe";
import type { Facts, Say } from "../../texts/catalogue";

/** A line of the log. */
export function narrate(event: Event, say: Say, names: readonly string[], seat: number): string {
  const who = (of: number): Facts => ({ name: names[of] ?? "", you: of === seat ? "yes" : "no" });
  switch (event.kind) {
    case "laid":
      return say("log-laid", { card: named(event.card, say), spot: event.spot, ...who(event.seat) });
    case "ready":
      return say("log-ready", who(event.seat));
    case "revealed":
      return event.ships
        .map((ship, of) => say("log-revealed", { ...shown(ship, event.rest[of] ?? [], say), ...who(of) }))
        .join(" ");
    case "added":
      return say(event.system ? "log-added" : "log-kept", { system: event.system, ...who(event.seat) });
    case "fired":
      return say("log-fired", { ...fired(event.shot, say, names, seat), ...who(event.shot.attacker) });
    case "drew":
      return say("log-drew", { count: event.count, seen: "no", cards: "", ...who(event.seat) });
    case "ended":
      return say("log-ended", { result: event.points.map((points, of) => `${of === seat ? say("you") : names[of]} ${points}`).join(", ") });
  }
}

/** The sound of an event. */
export function sound(event: Event, seat: number): SoundName | null {
  switch (event.kind) {
    case "laid":
      return "card";
    case "ready":
    case "added":
      return "step";
    case "revealed":
      return "flip";
    case "fired":
      return event.shot.damage > 0 ? "dice" : "step";
    case "drew":
      return event.seat === seat ? "card" : null;
    case "ended":
      return null;
  }
}

function shown(ship: readonly Spot[], rest: readonly Card[], say: Say): Facts {
  const systems = ship.filter(({ symbol }) => symbol);
  const regulator = ship.find(({ symbol }) => !symbol)?.card;
  return {
    cards: systems.map(({ token, strength }) => `${say(`system-${token}`)} ${strength}`).join(", "),
    regulator: regulator ? named(regulator, say) : "",
    count: rest.length,
    rest: all(rest, say),
  };
}

function fired(shot: Shot, say: Say, names: readonly string[], seat: number): Facts {
  const target = 1 - shot.attacker;
  return {
    weapon: shot.weapon,
    attack: shot.attack,
    defence: shot.defence,
    effect: shot.damage === 0 ? "none" : shot.lost.length ? "cards" : "points",
    points: shot.damage,
    hit: target === seat ? "you" : "other",
    target: names[target] ?? "",
    cards: all(shot.lost, say),
  };
}

/** A card by the systems it serves. */
function named(card: Card, say: Say): string {
  return card.systems.map((system) => say(`board-short-${system}`)).join("-");
}

function all(cards: readonly Card[], say: Say): string {
  return cards.map((card) => named(card, say)).join(", ");
}
