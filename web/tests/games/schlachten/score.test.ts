import { describe, expect, it } from "vitest";
import { ahead, lying, others, parts } from "../../../src/games/schlachten/score";
import type { Card, World } from "../../../src/generated/schlachten";
import { position, POSITIONS } from "./positions";

const card = (colour: string, value: number, clone = false): Card => ({ number: 0, token: "", colour, value, clone });
const world = (colour: string, value: number): World => ({ number: 0, colour, value, capital: false });

describe("a main score taken apart", () => {
  it("names the prize's bonus for cards of its colour", () => {
    const made = parts([card("yellow", 3, true), card("yellow", 5)], 10, world("yellow", 2));
    expect(made).toEqual({ cards: [3, 5], prize: 2, rest: 0 });
  });

  it("leaves the rest to a figure", () => {
    expect(parts([card("red", 6)], 11, world("red", 2))).toEqual({ cards: [6], prize: 2, rest: 3 });
    expect(parts([card("red", 6)], 9, world("blue", 2))).toEqual({ cards: [6], prize: 0, rest: 3 });
  });

  it("keeps prize and figure together where the prize is not known", () => {
    expect(parts([card("red", 6)], 11, null)).toEqual({ cards: [6], prize: 0, rest: 5 });
  });

  it("adds up to the score, whatever is played", () => {
    for (const { view } of POSITIONS) {
      for (const { played, main } of view.seats) {
        const made = parts(played, main, view.prize);
        expect([...made.cards, made.prize, made.rest].reduce((sum, part) => sum + part, 0)).toBe(main);
        expect([0, 3]).toContain(made.rest);
      }
    }
  });
});

describe("who is ahead", () => {
  it("is nobody before anyone has scored", () => expect(ahead([0, 0, 0], 1)).toBe(-1));
  it("is the highest", () => expect(ahead([4, 9, 8], 2)).toBe(1));
  it("is the earlier one of equals", () => {
    expect(ahead([8, 6, 8, 8], 0)).toBe(0);
    expect(ahead([8, 6, 8, 8], 1)).toBe(2);
    expect(ahead([8, 6, 8, 8], 3)).toBe(3);
  });

  it("has won in the end", () => {
    const ends = POSITIONS.flatMap(({ view, before, events }) => {
      const won = events.find((event) => event.kind === "won");
      return won && view.last ? [{ main: view.last.main, leader: before.leader, winner: won.seat }] : [];
    });
    expect(ends.length).toBeGreaterThan(2);
    for (const { main, leader, winner } of ends) expect(ahead(main, leader)).toBe(winner);
  });
});

describe("the other seats", () => {
  it("sit clockwise from one's own", () => expect(others(4, 2)).toEqual([3, 0, 1]));
  it("are all for a spectator", () => expect(others(3, -1)).toEqual([0, 1, 2]));
});

describe("what lies before the seats", () => {
  it("are this round's cards", () => {
    const { view } = position("six");
    expect(lying(view, false).map(({ cards }) => cards)).toEqual(view.seats.map(({ played }) => played));
  });

  it("or those of the round before, once more", () => {
    const { view } = position("look");
    expect(lying(view, true).map(({ main }) => main)).toEqual(view.last?.main);
  });

  it("and nothing of a round that never was", () => {
    const { view } = position("first");
    expect(lying(view, true)).toEqual(lying(view, false));
  });
});
