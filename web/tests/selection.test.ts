import { describe, expect, it } from "vitest";
import { fits, possible, stand, unplaced, type Tokens } from "../src/table/selection";

/** "look a1 | turn a1" as choices. */
function choices(text: string): Tokens[] {
  return text.split("|").map((choice) => choice.trim().split(/\s+/));
}

const LOOK = choices("look a1 | look a2 | turn a1 | turn a2 | turn capital");
const HAND = choices(
  "red-4 | red-6 | red-4 red-6 | red-4 +1 | red-6 +1 | red-4 red-6 +1 | blue-2 | blue-2 blue-2 | blue-2 +1 | blue-2 blue-2 +1",
);

describe("candidates and offers", () => {
  it("offers every token at first", () => {
    const standing = stand(LOOK, []);
    expect([...standing.offered.keys()].sort()).toEqual(["a1", "a2", "capital", "look", "turn"]);
    expect(standing.candidates).toEqual(LOOK);
    expect(standing.complete).toBeNull();
    expect(standing.certain).toBe(false);
  });

  it("narrows to what leads on, whichever token came first", () => {
    expect([...stand(LOOK, ["a1"]).offered.keys()]).toEqual(["look", "turn"]);
    expect([...stand(LOOK, ["look"]).offered.keys()]).toEqual(["a1", "a2"]);
  });

  it("does not care for the order of what is chosen", () => {
    expect(stand(HAND, ["red-6", "red-4", "+1"])).toEqual(stand(HAND, ["+1", "red-4", "red-6"]));
  });

  it("has no candidate for what belongs to no choice together", () => {
    const standing = stand(LOOK, ["look", "capital"]);
    expect(standing.candidates).toEqual([]);
    expect(standing.offered.size).toBe(0);
    expect(standing.implied).toEqual([]);
    expect(standing.complete).toBeNull();
    expect(standing.certain).toBe(false);
  });

  it("copes with no choices at all", () => {
    expect(stand([], [])).toEqual({ candidates: [], offered: new Map(), implied: [], complete: null, certain: false });
  });
});

describe("equal tokens", () => {
  it("are offered as often as a choice holds them", () => {
    expect(stand(HAND, []).offered.get("blue-2")).toBe(2);
    expect(stand(HAND, ["blue-2"]).offered.get("blue-2")).toBe(1);
    expect(stand(HAND, ["blue-2", "blue-2"]).offered.get("blue-2")).toBeUndefined();
    expect(stand(HAND, ["red-4"]).offered.get("blue-2")).toBeUndefined();
  });

  it("make different choices by their number", () => {
    expect(stand(HAND, ["blue-2"]).complete).toEqual(["blue-2"]);
    expect(stand(HAND, ["blue-2", "blue-2"]).complete).toEqual(["blue-2", "blue-2"]);
    expect(stand(HAND, ["blue-2", "blue-2", "blue-2"]).complete).toBeNull();
  });

  it("are implied as often as all candidates hold them", () => {
    expect(stand(choices("x x a | x x b"), []).implied).toEqual(["x", "x"]);
    expect(stand(choices("x x a | x b"), []).implied).toEqual(["x"]);
    expect(stand(choices("x x a | x x b"), ["x"]).implied).toEqual(["x"]);
  });
});

describe("playing", () => {
  it("is certain when exactly one choice is reached", () => {
    const standing = stand(LOOK, ["look", "a1"]);
    expect(standing.complete).toEqual(["look", "a1"]);
    expect(standing.certain).toBe(true);
  });

  it("asks while a longer choice is left", () => {
    const standing = stand(HAND, ["red-4"]);
    expect(standing.complete).toEqual(["red-4"]);
    expect(standing.certain).toBe(false);
  });

  it("is certain once nothing can be added", () => {
    expect(stand(HAND, ["red-4", "red-6", "+1"]).certain).toBe(true);
  });

  it("needs no click on what every candidate holds", () => {
    expect(stand(LOOK, ["capital"])).toMatchObject({ implied: ["turn"], complete: ["turn", "capital"], certain: true });
    const turning = choices("turn a1 | turn a2 | turn capital");
    expect(stand(turning, ["a2"])).toMatchObject({ complete: ["turn", "a2"], certain: true });
    expect(stand(turning, [])).toMatchObject({ implied: ["turn"], complete: null });
  });

  it("counts implied tokens towards a choice that longer ones contain", () => {
    const both = choices("ship b3 | ship b3 bomb");
    expect(stand(both, ["b3"])).toMatchObject({ implied: ["ship"], complete: ["ship", "b3"], certain: false });
    expect(stand(both, ["bomb"])).toMatchObject({ complete: ["ship", "b3", "bomb"], certain: true });
  });

  it("waits for +1 to get its colour", () => {
    expect(stand(HAND, ["+1"])).toMatchObject({ implied: [], complete: null, certain: false });
  });
});

describe("starting over", () => {
  it("knows what fits and what is possible at all", () => {
    expect(fits(HAND, ["red-4"], "red-6")).toBe(true);
    expect(fits(HAND, ["red-4"], "blue-2")).toBe(false);
    expect(possible(HAND, "blue-2")).toBe(true);
    expect(possible(HAND, "green-2")).toBe(false);
  });
});

describe("buttons for what the board does not carry", () => {
  const onBoard = (token: string): boolean => /^[abc]\d|capital/.test(token);

  it("are the verbs", () => {
    expect(unplaced(LOOK, stand(LOOK, []), onBoard)).toEqual(["look", "turn"]);
  });

  it("stay while something is chosen, so that one can start over with them", () => {
    expect(unplaced(LOOK, stand(LOOK, ["look"]), onBoard)).toEqual(["look", "turn"]);
  });

  it("leave out what goes without saying", () => {
    const turning = choices("turn a1 | turn a2");
    expect(unplaced(turning, stand(turning, []), onBoard)).toEqual([]);
  });

  it("never leave out the only thing to click", () => {
    const pass = choices("pass");
    expect(unplaced(pass, stand(pass, []), onBoard)).toEqual(["pass"]);
    const longer = choices("pass | pass x");
    expect(unplaced(longer, stand(longer, []), onBoard)).toEqual(["pass", "x"]);
  });

  it("come as often as one choice holds the token", () => {
    const parts = choices("part a1 | part part a1");
    expect(unplaced(parts, stand(parts, []), onBoard)).toEqual(["part", "part"]);
  });
});

describe("any set of choices", () => {
  // A small generator of its own, so that a failure can be repeated.
  function random(seed: number): () => number {
    let state = seed;
    return () => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return state / 2 ** 32;
    };
  }

  function some(next: () => number): Tokens[] {
    const found = new Map<string, Tokens>();
    const size = 1 + Math.floor(next() * 8);
    for (let made = 0; made < size; made++) {
      const tokens = Array.from(
        { length: 1 + Math.floor(next() * 4) },
        () => "abcde"[Math.floor(next() * 5)] ?? "a",
      ).sort();
      found.set(tokens.join(" "), tokens);
    }
    return [...found.values()];
  }

  const without = (tokens: Tokens, at: number): Tokens => tokens.filter((_, place) => place !== at);

  it.each(Array.from({ length: 300 }, (_, seed) => seed))(
    "lets every choice be reached in every order, case %i",
    (seed) => {
      const next = random(seed);
      const all = some(next);
      for (const wanted of all) {
        // Click the wanted tokens in a random order, and stop where the rules say that it is played.
        let left = [...wanted].sort(() => next() - 0.5) as Tokens;
        const chosen: string[] = [];
        while (left.length > 0) {
          const token = left[0] ?? "";
          expect(fits(all, chosen, token)).toBe(true);
          chosen.push(token);
          left = without(left, 0);
          const standing = stand(all, chosen);
          expect(standing.candidates).toContain(wanted);
          if (standing.certain) {
            expect(standing.complete).toBe(wanted);
            break;
          }
        }
        expect(stand(all, chosen).complete).toBe(wanted);
      }
    },
  );

  it.each(Array.from({ length: 100 }, (_, seed) => seed))("never offers a dead end, case %i", (seed) => {
    const next = random(seed + 1000);
    const all = some(next);
    const chosen: string[] = [];
    for (;;) {
      const { offered, candidates } = stand(all, chosen);
      expect(candidates.length).toBeGreaterThan(0);
      const tokens = [...offered.keys()];
      if (tokens.length === 0) break;
      chosen.push(tokens[Math.floor(next() * tokens.length)] ?? "");
    }
  });
});
