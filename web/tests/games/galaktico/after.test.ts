import { describe, expect, it } from "vitest";
import { after } from "../../../src/games/galaktico/after";
import type { View } from "../../../src/generated/galaktico";
import { followsEvents } from "../after";
import { POSITIONS } from "./positions";

/** What the eye compares: everything but whose turn it is, whose gravity lies where, and what can be done next. That
 * another seat is ready is seen, not told. */
function seen(view: View): object {
  const { turn: _turn, actions: _actions, turns: _turns, quiet: _quiet, reach: _reach, flying: _flying, ...rest } = view;
  const players = rest.players.map(({ gravity: _gravity, ready: _ready, ...player }) => player);
  const ships = rest.ships.map(({ moved: _moved, ...ship }) => ship); // a new turn forgets it
  return { ...rest, phase: rest.phase === "fly" ? "turn" : rest.phase, players, ships };
}

describe("the table after its events", () => {
  // all but a turn that lapses, which changes nothing
  followsEvents(POSITIONS, after, seen, [
    "began", "deployed", "ended", "equipped", "flew-on", "fought", "moved", "placed", "ready", "shifted", "took",
  ]);

  it("shows both ships on a field while they fight", () => {
    const { before, events } = POSITIONS.find(({ name }) => name === "fought") ?? POSITIONS[0]!;
    const [moved] = events;
    const field = moved?.kind === "moved" ? moved.path.at(-1) : "";
    expect(moved && after(before, moved).ships.filter((ship) => ship.field === field)).toHaveLength(2);
  });
});
