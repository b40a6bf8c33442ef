import { flushSync } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { transport } from "../src/app/api";
import { device } from "../src/app/device.svelte";
import type { FromServer, Side, Status, Update } from "../src/generated/protocol";
import type { Socket } from "../src/table/connection";
import { Live } from "../src/table/live.svelte";

/** An update with sides for some seats: what each sees, and what it is told. */
function update(
  number: number,
  awaited: number[],
  sides: Record<number, [view: object, ...events: string[]]>,
  status: Status = "playing",
): Update {
  const made = Object.entries(sides).map(([seat, [view, ...events]]): Side => ({
    seat: Number(seat),
    view: { seat: Number(seat), ...view },
    events,
    choices: [],
    prompt: null,
    takes_back: [],
  }));
  return { type: "update", table: { number, status } as Update["table"], awaited, thinking: [], sides: made };
}

function setUp() {
  let socket: Socket | undefined;
  vi.spyOn(transport, "socket").mockImplementation(() => {
    socket = { readyState: 1, send: vi.fn(), close: vi.fn(), onopen: null, onmessage: null, onclose: null };
    return socket as unknown as WebSocket;
  });
  const happened: unknown[] = [];
  const live = new Live("t", false, (event) => happened.push(event));
  const stop = live.start();
  const answer = (message: FromServer): void =>
    socket?.onmessage?.(new MessageEvent("message", { data: JSON.stringify(message) }));
  const hear = (message: Update): void => {
    answer(message);
    flushSync();
    live.handOver();
  };
  const events = (): unknown[] => live.log.map((entry) => ("event" in entry ? entry.event : "undone"));
  return { live, hear, answer, happened, events, stop };
}

beforeEach(() => {
  vi.useFakeTimers();
  device.remember({ motion: "on" });
  return () => vi.useRealTimers();
});

describe("one seat at the device", () => {
  it("is shown at once; what happened before is told, not animated", () => {
    const { live, hear, events, happened } = setUp();
    hear(update(5, [1], { 0: [{ a: 1 }, "x", "y"] }));
    expect(live.seat).toBe(0);
    expect(live.queue.settled).toBe(true);
    expect(events()).toEqual(["x", "y"]);
    expect(happened).toEqual([]);
    expect([live.curtain, live.covered]).toEqual([null, false]);
  });

  it("animates what comes then", () => {
    const { live, hear, happened } = setUp();
    hear(update(5, [1], { 0: [{ a: 1 }] }));
    hear(update(6, [0], { 0: [{ a: 2 }, "z"] }));
    expect(live.queue.event).toBe("z");
    expect(live.moment?.side.view).toMatchObject({ a: 1 });
    live.queue.done();
    expect(live.moment?.side.view).toMatchObject({ a: 2 });
    expect(happened).toEqual(["z"]);
  });

  it("notes what it took back, and nothing else that is silent", async () => {
    const { live, hear, answer, events } = setUp();
    hear(update(5, [0], { 0: [{ a: 1 }] }));
    hear(update(6, [0], { 0: [{ a: 1 }] })); // another seat acted in secret
    expect(events()).toEqual([]);
    const undone = live.undo();
    hear(update(7, [0], { 0: [{ a: 0 }] }));
    answer({ type: "done", reply_to: 1 });
    await undone;
    expect(events()).toEqual(["undone"]);
  });

  it("keeps who thinks in the order of events", () => {
    const { live, hear } = setUp();
    hear(update(5, [1], { 0: [{ a: 1 }] }));
    hear(update(6, [1], { 0: [{ a: 2 }, "z"] }));
    hear(update(6, [0], {}));
    expect(live.moment?.update.awaited).toEqual([1]);
    live.queue.done();
    expect(live.moment?.update.awaited).toEqual([0]);
    expect(live.moment?.side.view).toMatchObject({ a: 2 });
  });
});

describe("several people at one screen", () => {
  it("are asked who is looking before anything is shown", () => {
    const { live, hear } = setUp();
    hear(update(1, [1], { 0: [{ hand: "a" }], 1: [{ hand: "b" }] }));
    expect([live.seat, live.curtain, live.covered]).toEqual([1, 1, true]);
    live.show(1);
    live.handOver();
    expect([live.seat, live.curtain, live.covered]).toEqual([1, null, false]);
  });

  it("hand over when the other one is awaited, once all is shown", () => {
    const { live, hear } = setUp();
    hear(update(1, [0], { 0: [{ hand: "a" }], 1: [{ hand: "b" }] }));
    live.show(0);
    hear(update(2, [1], { 0: [{ hand: "" }, "I played"], 1: [{ hand: "b" }, "they played"] }));
    expect([live.seat, live.curtain]).toEqual([0, null]);
    live.queue.done();
    live.handOver();
    expect([live.seat, live.curtain]).toEqual([0, 1]);
  });

  it("see what they missed, each from their own side", () => {
    const { live, hear, events } = setUp();
    hear(update(1, [0], { 0: [{ hand: "a" }, "0 begins"], 1: [{ hand: "b" }, "0 begins"] }));
    live.show(0);
    hear(update(2, [1], { 0: [{ hand: "" }, "you played"], 1: [{ hand: "b" }, "0 played"] }));
    live.queue.skip();
    live.show(1);
    expect(events()).toEqual(["0 begins", "0 played"]);
    expect(live.moment?.side.view).toMatchObject({ hand: "b" });
    hear(update(3, [0], { 0: [{ hand: "c" }, "1 played"], 1: [{ hand: "" }, "you played"] }));
    live.queue.skip();
    live.handOver();
    expect(live.curtain).toBe(0);
    live.show(0);
    expect(live.queue.event).toBe("1 played");
    live.queue.skip();
    expect(events()).toEqual(["0 begins", "you played", "1 played"]);
    expect(live.moment?.side.view).toMatchObject({ hand: "c" });
  });

  it("stay as they are while a bot is awaited", () => {
    const { live, hear } = setUp();
    hear(update(1, [0], { 0: [{ hand: "a" }], 1: [{ hand: "b" }] }));
    live.show(0);
    hear(update(2, [2], { 0: [{ hand: "" }], 1: [{ hand: "b" }] }));
    expect([live.seat, live.curtain]).toEqual([0, null]);
  });

  it("need no curtain in a game without secrets", () => {
    const { live, hear } = setUp();
    hear(update(1, [0], { 0: [{ a: 1 }], 1: [{ a: 1 }] }));
    expect([live.seat, live.curtain, live.covered]).toEqual([0, null, false]);
    hear(update(2, [1], { 0: [{ a: 2 }], 1: [{ a: 2 }] }));
    live.handOver();
    expect([live.seat, live.curtain, live.covered]).toEqual([1, null, false]);
  });
});
