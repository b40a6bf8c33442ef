import { describe, expect, it } from "vitest";
import { after, holder } from "../../../src/games/punktegalaxie/after";
import type { Card, Galaxy, System, View } from "../../../src/generated/punktegalaxie";
import { followsEvents } from "../after";
import { POSITIONS, position, type Position } from "./positions";

/** A card as it is seen, without what it brings as it lies. */
function card(one: Card | null): object | null {
  if (!one) return null;
  const { worth: _worth, ...rest } = one;
  return rest;
}

function system({ token, sun, asteroid, row }: System): object {
  return { token, sun: card(sun), asteroid: card(asteroid), row: row.map(card) };
}

function galaxy({ score, tiles, systems, loose, ...rest }: Galaxy, counted: boolean): object {
  return {
    ...rest,
    systems: systems.map(system),
    loose: loose.map(card),
    tiles: tiles.map(({ token }) => token).sort(),
    score: counted ? score : null,
  };
}

/** What the eye compares: where everything lies. Stacks that were renewed, and points that come from others, are counted anew. */
function seen(view: View, { events, view: next }: Position): object {
  const renewed = events.some((event) => event.kind === "refilled" && event.steps.some(({ what }) => what === "renewed"));
  const ended = events.some(({ kind }) => kind === "ended");
  const laid = events.flatMap((event) => (event.kind === "laid" && event.gain ? [event.seat] : []));
  const disturbed = events.some(({ kind }) => kind === "got-tile" || (kind === "laid" && next.difficulty !== ""));
  const counted = (seat: number): boolean => ended || (laid.includes(seat) && !disturbed);
  return {
    market: view.market.map(({ token, card: one, height }) => [token, card(one), renewed ? 0 : height]),
    hand: view.hand.map(card),
    offer: view.offer.map(({ token }) => token),
    galaxies: view.galaxies.map((one) => galaxy(one, counted(one.seat))),
    marked: view.marked,
  };
}

describe("the table after its events", () => {
  followsEvents(POSITIONS, after, seen, ["ended", "got-tile", "laid", "marked", "refilled", "sided", "took"]);

  it("knows who holds the cards: Galaxus, too, for a moment", () => {
    const { before, events } = position("galaxus");
    expect(holder(before, [])).toBe(0);
    const taken = events.findIndex((event) => event.kind === "took" && event.seat === -1);
    expect(holder(before, events.slice(0, taken + 1))).toBe(-1);
    expect(events.slice(0, taken + 1).reduce(after, before).hand).toHaveLength(1);
  });
});
