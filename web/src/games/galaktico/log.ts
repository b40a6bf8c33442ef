// What happened in Galaktico, in words and sounds.

import type { SoundName } from "../../app/sound";
import type { Event, Side } from "../../generated/galaktico";
import type { Facts, Say } from "../../texts/catalogue";

/** A line of the log. */
export function narrate(event: Event, say: Say, names: readonly string[], seat: number): string {
  const who = (of: number): Facts => ({ name: names[of] ?? "", you: of === seat ? "yes" : "no" });
  const called = (of: number): string => (of === seat ? say("you") : (names[of] ?? ""));
  switch (event.kind) {
    case "equipped":
      return say("log-equipped", { ship: say(`type-${event.ship}`), card: say(`card-${event.card}`), ...who(event.seat) });
    case "placed":
      return say("log-placed", { ship: say(`type-${event.ship}`), field: event.field, ...who(event.seat) });
    case "ready":
      return say("log-ready", who(event.seat));
    case "began":
      return say("log-began", who(event.starter));
    case "moved": {
      const { field, path, jumps, attack } = event;
      const flown = { field, target: path.at(-1) ?? field, hyperflights: jumps.length, attack: attack ? "yes" : "no" };
      return say("log-moved", { ship: say(`type-${event.ship}`), ...flown, ...who(event.seat) });
    }
    case "fought": {
      const { field, attacker, defender, winner } = event.fight;
      const side = (one: Side): string => `${called(one.seat)}, ${say(`type-${one.kind}`)} ${sum(one)} = ${one.total}`;
      const facts = { field, attacker: side(attacker), defender: side(defender), result: winner < 0 ? "tied" : "won" };
      return say("log-fought", { ...facts, ...who(winner) });
    }
    case "flew-on":
      return say("log-flew-on", { field: event.field, target: event.path.at(-1) ?? "stay", ...who(event.seat) });
    case "deployed":
      return say("log-deployed", { ship: say(`type-${event.ship}`), field: event.field, ...who(event.seat) });
    case "shifted":
      return say("log-shifted", { field: event.field, target: event.target, ...who(event.seat) });
    case "took":
      return say("log-took", { field: event.field, points: event.points, ...who(event.seat) });
    case "lapsed":
      return say("log-lapsed", { actions: event.actions, ...who(event.seat) });
    case "ended":
      return say("log-ended", {
        ending: event.ending,
        result: event.points.map((points, of) => `${called(of)} ${points}`).join(", "),
      });
  }
}

/** What a total is made of: "3+12+5" */
export function sum({ base, hits, bonus }: Side): string {
  return [base, ...hits.map(({ total }) => total), ...(bonus ? [bonus] : [])].join("+");
}

/** The sound of an event. */
export function sound(event: Event, seat: number): SoundName | null {
  switch (event.kind) {
    case "equipped":
    case "deployed":
      return "card";
    case "began":
      return "flip";
    case "fought":
      return event.fight.winner === seat ? "flip" : "dice";
    case "took":
      return event.seat === seat ? "flip" : "dice";
    case "placed":
    case "ready":
    case "moved":
    case "flew-on":
    case "shifted":
      return "step";
    case "lapsed":
    case "ended":
      return null;
  }
}
