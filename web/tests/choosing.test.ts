import { describe, expect, it, vi } from "vitest";
import { Choosing } from "../src/table/choosing.svelte";

function setUp(text: string) {
  const play = vi.fn();
  const choosing = new Choosing(play);
  choosing.offer(text.split("|").map((choice) => choice.trim().split(/\s+/)));
  return { play, choosing };
}

const [one, two] = ["one", "two"];

describe("clicks", () => {
  it("play at once what is certain, with the tokens of the choice", () => {
    const { play, choosing } = setUp("look a1 | turn a1 | turn capital");
    choosing.click("a1", one);
    expect(play).not.toHaveBeenCalled();
    choosing.click("look", two);
    expect(play).toHaveBeenCalledExactlyOnceWith(["look", "a1"]);
  });

  it("need only what is not implied", () => {
    const { play, choosing } = setUp("look a1 | turn a1 | turn capital");
    choosing.click("capital", one);
    expect(play).toHaveBeenCalledExactlyOnceWith(["turn", "capital"]);
  });

  it("leave a play button while longer choices exist", () => {
    const { play, choosing } = setUp("red-4 | red-4 red-6");
    choosing.click("red-4", one);
    expect(play).not.toHaveBeenCalled();
    expect(choosing.playable).toEqual(["red-4"]);
    choosing.play();
    expect(play).toHaveBeenCalledExactlyOnceWith(["red-4"]);
  });

  it("never play before anything was clicked, even what is forced", () => {
    const { play, choosing } = setUp("pass");
    expect(choosing.playable).toBeNull();
    choosing.play();
    expect(play).not.toHaveBeenCalled();
    choosing.click("pass", one);
    expect(play).toHaveBeenCalledOnce();
  });

  it("do nothing more once the choice was played, until it is refused", () => {
    const { choosing, play } = setUp("a b | a c");
    choosing.click("b", one);
    expect(choosing.state("c", two)).toBe("idle");
    choosing.click("c", two);
    expect(play).toHaveBeenCalledExactlyOnceWith(["a", "b"]);
    choosing.again();
    expect(choosing.state("c", two)).toBe("offered");
    expect(choosing.chosen).toEqual([]);
  });

  it("do not bring an old choice back when new ones have come", () => {
    const { choosing } = setUp("a b | a c");
    choosing.click("b", one);
    choosing.offer([["d"]]);
    choosing.again();
    expect(choosing.choices).toEqual([["d"]]);
  });

  it("take back the very element that was clicked", () => {
    const { choosing } = setUp("x | x x | x x y");
    choosing.click("x", one);
    choosing.click("x", two);
    choosing.click("x", one);
    expect(choosing.state("x", one)).toBe("offered");
    expect(choosing.state("x", two)).toBe("chosen");
    expect(choosing.chosen).toEqual(["x"]);
  });

  it("start over with a token that does not fit", () => {
    const { choosing } = setUp("red-4 | red-4 red-6 | blue-2 | blue-2 blue-3");
    choosing.click("red-4", one);
    expect(choosing.state("blue-2", two)).toBe("other");
    choosing.click("blue-2", two);
    expect(choosing.chosen).toEqual(["blue-2"]);
    expect(choosing.state("red-4", one)).toBe("other");
  });

  it("move to another element where no second one fits", () => {
    const { choosing } = setUp("ship a1 | ship a2");
    choosing.click("ship", one);
    choosing.click("ship", two);
    expect(choosing.state("ship", one)).toBe("other");
    expect(choosing.state("ship", two)).toBe("chosen");
  });

  it("on what is in no choice do nothing", () => {
    const { choosing, play } = setUp("a b | a c d");
    choosing.click("a", one);
    choosing.click("zzz", two);
    expect(choosing.chosen).toEqual(["a"]);
    expect(choosing.state("zzz", two)).toBe("idle");
    expect(play).not.toHaveBeenCalled();
  });
});

describe("escape", () => {
  it("takes back the last token, and then nothing", () => {
    const { choosing } = setUp("a b c | a b d | a e");
    choosing.click("a", one);
    choosing.click("b", two);
    choosing.back();
    expect(choosing.chosen).toEqual(["a"]);
    choosing.back();
    choosing.back();
    expect(choosing.chosen).toEqual([]);
  });
});

describe("dragging", () => {
  it("onto a token is two clicks", () => {
    const { choosing, play } = setUp("ship a1 | ship a2 | ship a2 bomb");
    choosing.drop("ship", one, { token: "a1", key: two });
    expect(play).toHaveBeenCalledExactlyOnceWith(["ship", "a1"]);
  });

  it("onto an open place is a click and play", () => {
    const { choosing, play } = setUp("red-4 | red-4 red-6");
    choosing.drop("red-4", one, null);
    expect(play).toHaveBeenCalledExactlyOnceWith(["red-4"]);
  });

  it("onto an open place plays once what is certain anyway", () => {
    const { choosing, play } = setUp("red-4 | blue-2");
    choosing.drop("red-4", one, null);
    expect(play).toHaveBeenCalledOnce();
  });

  it("of a chosen token keeps it chosen", () => {
    const { choosing, play } = setUp("red-4 | red-4 red-6 | red-4 red-6 +1");
    choosing.click("red-4", one);
    choosing.click("red-6", two);
    choosing.drop("red-4", one, null);
    expect(play).toHaveBeenCalledExactlyOnceWith(["red-4", "red-6"]);
  });

  it("onto a chosen token does not take that back", () => {
    const { choosing } = setUp("a b c | a b d");
    choosing.click("b", two);
    choosing.drop("a", one, { token: "b", key: two });
    expect(choosing.chosen).toEqual(["b", "a"]);
  });
});

describe("new choices", () => {
  it("clear the selection, equal ones keep it", () => {
    const { choosing } = setUp("a b | a c");
    choosing.click("a", one);
    choosing.offer([
      ["a", "b"],
      ["a", "c"],
    ]);
    expect(choosing.chosen).toEqual(["a"]);
    choosing.offer([["a", "b"]]);
    expect(choosing.chosen).toEqual([]);
  });
});

describe("tokens without an element", () => {
  it("are loose until one is mounted", () => {
    const { choosing } = setUp("look a1 | turn a1 | turn a2");
    choosing.place("a2");
    expect(choosing.loose).toEqual(["look", "a1", "turn"]);
    const gone = [choosing.place("a1"), choosing.place("a1")];
    expect(choosing.loose).toEqual(["look", "turn"]);
    gone[0]?.();
    expect(choosing.loose).toEqual(["look", "turn"]);
    gone[1]?.();
    expect(choosing.loose).toEqual(["look", "a1", "turn"]);
  });
});
