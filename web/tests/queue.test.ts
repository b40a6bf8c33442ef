import { beforeEach, describe, expect, it, vi } from "vitest";
import { Queue } from "../src/table/queue.svelte";

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

function setUp(moving = true) {
  const heard: unknown[] = [];
  const queue = new Queue<string>(
    () => moving,
    (event) => heard.push(event),
  );
  queue.reset("start");
  return { queue, heard };
}

describe("the queue", () => {
  it("shows a state at once where nothing led to it", () => {
    const { queue } = setUp();
    queue.push({ events: [], state: "next" });
    expect(queue.state).toBe("next");
    expect(queue.settled).toBe(true);
  });

  it("shows events one by one over the old state, then the new one", () => {
    const { queue, heard } = setUp();
    queue.push({ events: ["a", "b"], state: "next" });
    expect([queue.state, queue.event, queue.past]).toEqual(["start", "a", []]);
    queue.done();
    expect([queue.state, queue.event, queue.past]).toEqual(["start", "b", ["a"]]);
    expect(queue.settled).toBe(false);
    queue.done();
    expect([queue.state, queue.event, queue.past]).toEqual(["next", null, []]);
    expect(queue.settled).toBe(true);
    expect(heard).toEqual(["a", "b"]);
  });

  it("waits a second at most", () => {
    const { queue } = setUp();
    queue.push({ events: ["a", "b"], state: "next" });
    vi.advanceTimersByTime(999);
    expect(queue.event).toBe("a");
    vi.advanceTimersByTime(1);
    expect(queue.event).toBe("b");
    queue.done(); // late, for the first or for the second: either way it goes on
    vi.advanceTimersByTime(1000);
    expect(queue.state).toBe("next");
  });

  it("keeps the order of several updates", () => {
    const { queue } = setUp();
    queue.push({ events: ["a"], state: "one" });
    queue.push({ events: [], state: "two" });
    queue.push({ events: ["b"], state: "three" });
    expect(queue.state).toBe("start");
    queue.done();
    expect([queue.state, queue.event]).toEqual(["two", "b"]);
    queue.done();
    expect(queue.state).toBe("three");
  });

  it("jumps to the end at a click, and tells every event once", () => {
    const { queue, heard } = setUp();
    queue.push({ events: ["a", "b", "c"], state: "one" });
    queue.push({ events: ["d"], state: "two" });
    queue.done();
    queue.skip();
    expect([queue.state, queue.event, queue.settled]).toEqual(["two", null, true]);
    expect(heard).toEqual(["a", "b", "c", "d"]);
    vi.advanceTimersByTime(5000);
    expect(queue.state).toBe("two");
  });

  it("shows everything at once without motion", () => {
    const { queue, heard } = setUp(false);
    queue.push({ events: ["a", "b"], state: "next" });
    expect([queue.state, queue.event, queue.settled]).toEqual(["next", null, true]);
    expect(heard).toEqual(["a", "b"]);
  });

  it("does not fall behind when very much happens", () => {
    const { queue, heard } = setUp();
    for (let number = 0; number < 20; number++) queue.push({ events: [number], state: `after ${number}` });
    expect(heard).toHaveLength(16);
    queue.skip();
    expect(queue.state).toBe("after 19");
    expect(heard).toEqual(Array.from({ length: 20 }, (_, number) => number));
  });

  it("ignores a board that says done twice", () => {
    const { queue } = setUp();
    queue.push({ events: ["a"], state: "one" });
    queue.done();
    queue.done();
    expect(queue.state).toBe("one");
  });
});
