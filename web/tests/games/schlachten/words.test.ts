import { describe, expect, it } from "vitest";
import { narrate, sound } from "../../../src/games/schlachten/log";
import { Words } from "../../../src/games/schlachten/words";
import type { Card, Place } from "../../../src/generated/schlachten";
import { holdsWords } from "../catalogue";
import { LANGUAGES } from "../says";
import { NAMES, position, POSITIONS } from "./positions";
import { CATALOGUES, SOURCES } from "./says";

const red: Card = { number: 23, token: "red-4-clone", colour: "red", value: 4, clone: true };
const words = (language: "de" | "en", seat = 1): Words => new Words(CATALOGUES[language].say, NAMES, seat);

describe("what things are called", () => {
  it("cards", () => {
    expect(words("de").card(red)).toBe("Rot 4 mit Klon, Karte 23");
    expect(words("en").card(red)).toBe("Red 4 with clone, card 23");
    expect(words("de").card({ ...red, clone: false }, true)).toBe("Rot 4, Karte 23, in der Farbe des Preises");
    expect(words("en").card({ number: 95, token: "+1", colour: "none", value: 1, clone: false })).toBe("Special +1, card 95");
  });

  it("places", () => {
    const place: Place = { token: "b3", lies: "down", world: null, seen_by: [] };
    const rubra = { number: 3, colour: "red", value: 2, capital: false };
    expect(words("en").place(place, -1)).toBe("Place b3, face down");
    expect(words("en").place({ ...place, seen_by: [0] }, -1)).toBe("Place b3, face down, Anna has looked");
    expect(words("de").place({ ...place, seen_by: [0, 2] }, -1)).toBe("Platz b3, verdeckt, schon angesehen von Anna und Vega");
    expect(words("de").place({ ...place, seen_by: [1], world: rubra }, -1)).toBe("Platz b3, verdeckt, du kennst ihn: Rubra, Rot 2");
    expect(words("en").place({ ...place, lies: "won", world: rubra }, 1)).toBe("Place b3, empty: you have won Rubra, Red 2");
    expect(words("de").place({ ...place, lies: "won", world: rubra }, 0)).toBe("Platz b3, leer: Rubra, Rot 2 hat Anna gewonnen");
  });

  it("figures, by where they stand", () => {
    const { view } = position("commit");
    const own = view.seats[2]?.figures[0] ?? "";
    expect(words("en", 2).figureAt(view, own)).toMatch(/: yours$/);
    expect(words("de", 0).figureAt(view, own)).toMatch(/: bei Vega$/);
    expect(words("en", 2).figureAt(view, view.figures[0] ?? "")).toMatch(/: in the middle$/);
  });

  it("the round, in whole sentences", () => {
    const { view, seat } = position("six");
    const said = words("en", seat).summary(view);
    expect(said).toContain("Prize: Auris, Yellow 3.");
    const cards = "Violet 2 with clone, card 62 and Violet 5, card 70";
    expect(said).toContain(`Vega has played ${cards}: score 7, clones 2, ahead.`);
    expect(said).toContain("You are to act.");
  });
});

describe.each(LANGUAGES)("in %s", (language) => {
  it("everything in every position has words", () => {
    for (const { view, seat } of POSITIONS) {
      const speak = words(language, seat);
      const said = [
        ...view.places.map((place) => speak.place(place, 0)),
        ...view.seats.map((_, number) => speak.holdings(view, number)),
        ...view.seats.flatMap(({ worlds }) => worlds.map((world) => speak.world(world))),
        ...["yellow", "red", "blue", "green", "violet", "orange"].map((colour) => speak.figureAt(view, colour)),
        speak.summary(view),
      ];
      for (const text of said) expect(text).not.toMatch(/board-|colour-|world-|figure-|undefined|[{}]/);
    }
  });

  it("every event has a line, or none on purpose", () => {
    for (const { events, seat } of POSITIONS) {
      for (const event of events) {
        const line = narrate(event, CATALOGUES[language].say, NAMES, seat);
        const quiet = (event.kind === "drew" && !event.cards) || (event.kind === "committed" && event.figures.length === 0);
        if (quiet) expect(line).toBe("");
        else expect(line).toMatch(/^[A-ZÄÖÜ].*\.$/);
        expect(line).not.toMatch(/log-|[{}]|undefined/);
      }
    }
  });
});

it("a victory sounds only for the winner", () => {
  const won = position("look").events.find(({ kind }) => kind === "won");
  expect(won && sound(won, won.kind === "won" ? won.seat : -1)).toBe("win");
  expect(won && sound(won, 5)).toBeNull();
});

holdsWords("schlachten", CATALOGUES, SOURCES, { kinds: "board|button", made: [] });
