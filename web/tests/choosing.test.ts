import { describe, expect, it, vi } from "vitest";
import { Choosing, HOME } from "../src/table/choosing.svelte";

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
    choosing.drop({ token: "ship", key: one }, { token: "a1", key: two });
    expect(play).toHaveBeenCalledExactlyOnceWith(["ship", "a1"]);
  });

  it("onto an open place is a click and play", () => {
    const { choosing, play } = setUp("red-4 | red-4 red-6");
    choosing.drop({ token: "red-4", key: one }, null);
    expect(play).toHaveBeenCalledExactlyOnceWith(["red-4"]);
  });

  it("onto an open place plays once what is certain anyway", () => {
    const { choosing, play } = setUp("red-4 | blue-2");
    choosing.drop({ token: "red-4", key: one }, null);
    expect(play).toHaveBeenCalledOnce();
  });

  it("of a chosen token keeps it chosen", () => {
    const { choosing, play } = setUp("red-4 | red-4 red-6 | red-4 red-6 +1");
    choosing.click("red-4", one);
    choosing.click("red-6", two);
    choosing.drop({ token: "red-4", key: one }, null);
    expect(play).toHaveBeenCalledExactlyOnceWith(["red-4", "red-6"]);
  });

  it("onto a chosen token does not take that back", () => {
    const { choosing } = setUp("a b c | a b d");
    choosing.click("b", two);
    choosing.drop({ token: "a", key: one }, { token: "b", key: two });
    expect(choosing.chosen).toEqual(["b", "a"]);
  });
});

describe("what lies there", () => {
  /** Two spots and three cards; x lies on A, and y on B or still in hand. */
  function laid(both = false) {
    const play = vi.fn();
    const undo = vi.fn();
    const choosing = new Choosing(play, undo);
    const free = (spots: string[], cards: string[]): string[][] =>
      spots.flatMap((spot) => cards.map((card) => [spot, card]));
    const offer = (spots: string, cards: string, ...regrets: string[]): void =>
      choosing.offer(
        spots ? free(spots.split(""), cards.split("")) : [["ready"]],
        regrets.map((said) => said.split(" ")),
      );
    if (both) offer("C", "z", "A x", "B y");
    else offer("BC", "yz", "A x");
    return { play, undo, choosing, offer };
  }
  const [A, B, C] = [
    { token: "A", key: "spot A", back: ["A", "x"] },
    { token: "B", key: "spot B", back: ["B", "y"] },
    { token: "C", key: "spot C" },
  ];

  it("can be taken back by a click, if the table says so, in whatever order its tokens are", () => {
    const { choosing, undo, play } = laid();
    expect(choosing.state("A", A.key, A.back)).toBe("back");
    expect(choosing.state("A", A.key, ["x", "A"])).toBe("back");
    expect(choosing.state("A", A.key, ["A", "q"])).toBe("idle");
    expect(choosing.state("A", A.key)).toBe("idle");
    choosing.click(A.token, A.key, A.back);
    expect(undo).toHaveBeenCalledExactlyOnceWith(["A", "x"]);
    expect(choosing.state("A", A.key, A.back)).toBe("idle"); // until there is an answer
    choosing.click(A.token, A.key, A.back);
    expect(undo).toHaveBeenCalledOnce();
    expect(play).not.toHaveBeenCalled();
  });

  it("makes way for what is chosen, as soon as it was taken back", () => {
    const { choosing, undo, play, offer } = laid();
    choosing.click("y", "card y");
    choosing.click(A.token, A.key, A.back);
    expect(undo).toHaveBeenCalledExactlyOnceWith(["A", "x"]);
    offer("BC", "yz", "A x"); // a person came or went: nothing was undone yet
    choosing.offer([]); // something is being shown
    expect(play).not.toHaveBeenCalled();
    offer("ABC", "xyz");
    expect(play).toHaveBeenCalledExactlyOnceWith(["A", "y"]);
  });

  it("is replaced by what is dragged onto it", () => {
    const { choosing, undo, play, offer } = laid();
    choosing.drop({ token: "z", key: "card z" }, A);
    expect(undo).toHaveBeenCalledExactlyOnceWith(["A", "x"]);
    offer("ABC", "xyz");
    expect(play).toHaveBeenCalledExactlyOnceWith(["A", "z"]);
  });

  it("is moved by dragging it to a free place", () => {
    const { choosing, undo, play, offer } = laid();
    choosing.drop(A, C);
    expect(undo).toHaveBeenCalledExactlyOnceWith(["A", "x"]);
    offer("ABC", "xyz");
    expect(play).toHaveBeenCalledExactlyOnceWith(["C", "x"]);
  });

  it("changes places with what it is dragged onto", () => {
    const { choosing, undo, play, offer } = laid(true);
    choosing.drop(A, B);
    expect(undo).toHaveBeenLastCalledWith(["A", "x"]);
    offer("AC", "xz", "B y");
    expect(undo).toHaveBeenLastCalledWith(["B", "y"]);
    offer("ABC", "xyz");
    expect(play).toHaveBeenLastCalledWith(["B", "x"]);
    offer("AC", "yz", "B x");
    expect(play).toHaveBeenLastCalledWith(["A", "y"]);
    offer("C", "z", "B x", "A y");
    expect([undo.mock.calls.length, play.mock.calls.length]).toEqual([2, 2]);
  });

  it("goes home by dragging it there, where nothing else does anything", () => {
    const { choosing, undo, play } = laid();
    choosing.drop({ token: "y", key: "card y" }, HOME);
    expect(choosing.chosen).toEqual([]);
    choosing.drop(A, HOME);
    expect(undo).toHaveBeenCalledExactlyOnceWith(["A", "x"]);
    expect(play).not.toHaveBeenCalled();
  });

  it("just goes home when it is dragged onto something that does not go with it", () => {
    const { choosing, undo, play, offer } = laid();
    choosing.drop(A, { token: "y", key: "card y" });
    expect(undo).toHaveBeenCalledOnce();
    offer("ABC", "xyz");
    expect(play).not.toHaveBeenCalled();
    expect(choosing.chosen).toEqual([]);
  });

  it("stays when that is refused, and what was to follow is forgotten", () => {
    const { choosing, play, offer } = laid();
    choosing.drop(A, C);
    choosing.again();
    expect(choosing.state("A", A.key, A.back)).toBe("back");
    offer("ABC", "xyz");
    expect(play).not.toHaveBeenCalled();
  });

  it("can be chosen like anything else where it is offered", () => {
    const choosing = new Choosing(vi.fn());
    choosing.offer([["A", "q"], ["A", "r"], ["s", "t"], ["s", "u"]], [["A", "x"]]);
    expect(choosing.state("A", A.key, A.back)).toBe("offered");
    choosing.click("s", "s");
    expect(choosing.state("A", A.key, A.back)).toBe("back");
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

describe("why not?", () => {
  const choices = [
    ["ship", "near"],
    ["ship", "beside"],
    ["boat", "far"],
  ];
  const asked: string[] = [];
  const open = (): Choosing => {
    asked.length = 0;
    const choosing = new Choosing((choice) => void asked.push(choice.join(" ")));
    choosing.offer(choices);
    return choosing;
  };

  it("what does not fit is asked for as it is, and the choice stays", () => {
    const choosing = open();
    choosing.click("ship", "ship");
    expect(choosing.asks({ token: "far", key: "far", why: true })).toBe(true);
    choosing.click("far", "far", undefined, true);
    choosing.click("nowhere", "nowhere", undefined, true);
    choosing.again(); // refused
    expect(asked).toEqual(["ship far", "ship nowhere"]);
    expect(choosing.chosen).toEqual(["ship"]);
    choosing.click("near", "near", undefined, true);
    expect(asked.at(-1)).toBe("ship near");
  });

  it("without a question it is a new beginning", () => {
    const choosing = open();
    choosing.click("ship", "ship");
    choosing.click("boat", "boat");
    expect(asked).toEqual(["boat far"]);
  });

  it("nothing is asked where it can be chosen, nor when it is not one's turn", () => {
    const choosing = open();
    expect(choosing.asks({ token: "far", key: "far", why: true })).toBe(false);
    expect(choosing.asks({ token: "nowhere", key: "nowhere", why: true })).toBe(true);
    choosing.offer([]);
    expect(choosing.asks({ token: "nowhere", key: "nowhere", why: true })).toBe(false);
  });

  it("dragging asks as two clicks do", () => {
    const choosing = open();
    choosing.drop({ token: "ship", key: "ship" }, { token: "far", key: "far", why: true });
    expect(asked).toEqual(["ship far"]);
    choosing.offer([]);
    choosing.offer(choices);
    choosing.drop({ token: "boat", key: "boat" }, { token: "near", key: "near", why: true }); // not where it could go
    expect(asked.at(-1)).toBe("boat near");
  });
});

it("what is never chosen lies at the first token of its action, which may be offered all the while", () => {
  const undone: string[] = [];
  const played: string[] = [];
  const choosing = new Choosing(
    (choice) => void played.push(choice.join(" ")),
    (action) => void undone.push(action.join(" ")),
  );
  const regrets = [["scout", "shield"]];
  const slot = { token: "", key: "slot", back: ["scout", "shield"] };
  choosing.offer([["scout", "weapon"], ["scout", "other"]], regrets);
  expect(choosing.state("", "slot", slot.back)).toBe("back");
  expect(choosing.state("scout", "head")).toBe("offered");
  choosing.drop(slot, { token: "cruiser", key: "cruiser" });
  expect(undone).toEqual(["scout shield"]);
  choosing.offer([["scout", "shield"], ["cruiser", "shield"]], []);
  expect(played).toEqual(["cruiser shield"]);
});
