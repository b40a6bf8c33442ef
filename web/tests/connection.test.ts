import { beforeEach, describe, expect, it, vi } from "vitest";
import type { FromServer, Update } from "../src/generated/protocol";
import { Connection, type Link, type Socket } from "../src/table/connection";

class FakeSocket implements Socket {
  readyState = 0;
  sent: unknown[] = [];
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;

  constructor(readonly since: number) {}

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = 3;
  }

  opens(): void {
    this.readyState = 1;
    this.onopen?.(new Event("open"));
  }

  says(message: FromServer): void {
    this.onmessage?.(new MessageEvent("message", { data: JSON.stringify(message) }));
  }

  breaks(): void {
    this.readyState = 3;
    this.onclose?.(new CloseEvent("close"));
  }
}

const update = (number: number): Update => ({
  type: "update",
  table: { number } as Update["table"],
  awaited: [],
  thinking: [],
  sides: [],
});

function setUp() {
  const sockets: FakeSocket[] = [];
  const links: Link[] = [];
  const numbers: number[] = [];
  const connection = new Connection(
    (since) => {
      const socket = new FakeSocket(since);
      sockets.push(socket);
      return socket;
    },
    { update: ({ table }) => numbers.push(table.number), preparing: vi.fn(), coachPreparing: vi.fn(), link: (link) => links.push(link) },
  );
  connection.start();
  const last = (): FakeSocket => sockets.at(-1) as FakeSocket;
  return { connection, sockets, links, numbers, last };
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

describe("the connection", () => {
  it("starts from the beginning and remembers how far it has heard", () => {
    const { sockets, last, connection, numbers } = setUp();
    expect(last().since).toBe(0);
    last().opens();
    last().says(update(3));
    last().says(update(5));
    expect(numbers).toEqual([3, 5]);
    expect(connection.since).toBe(5);
    expect(sockets).toHaveLength(1);
  });

  it("comes back by itself, from where it stopped", () => {
    const { sockets, links, last } = setUp();
    last().opens();
    last().says(update(7));
    last().breaks();
    expect(links).toEqual(["open", "lost"]);
    vi.advanceTimersByTime(400);
    expect(sockets).toHaveLength(2);
    expect(last().since).toBe(7);
    last().opens();
    expect(links).toEqual(["open", "lost", "open"]);
  });

  it("waits longer from attempt to attempt, and starts anew after success", () => {
    const { sockets, last } = setUp();
    last().breaks();
    vi.advanceTimersByTime(400);
    expect(sockets).toHaveLength(2);
    last().breaks();
    vi.advanceTimersByTime(400);
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(500);
    expect(sockets).toHaveLength(3);
    for (let attempt = 0; attempt < 20; attempt++) {
      last().breaks();
      vi.advanceTimersByTime(10_000);
    }
    expect(sockets).toHaveLength(23);
    last().opens();
    last().breaks();
    vi.advanceTimersByTime(400);
    expect(sockets).toHaveLength(24);
  });

  it("tries at once when woken, but only where it is not open", () => {
    const { sockets, last, connection } = setUp();
    last().opens();
    connection.wake();
    expect(sockets).toHaveLength(1);
    last().breaks();
    connection.wake();
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(20_000);
    expect(sockets).toHaveLength(2);
  });

  it("does not come back once it is closed", () => {
    const { sockets, last, connection, links } = setUp();
    last().opens();
    connection.close();
    last().breaks();
    connection.wake();
    vi.advanceTimersByTime(20_000);
    expect(sockets).toHaveLength(1);
    expect(links.at(-1)).toBe("closed");
  });

  it("leaves out an update older than the last", () => {
    const { last, numbers } = setUp();
    last().opens();
    last().says(update(4));
    last().says(update(2));
    last().says(update(4)); // presence: the number stays
    expect(numbers).toEqual([4, 4]);
  });
});

describe("requests", () => {
  it("are answered by number", async () => {
    const { connection, last } = setUp();
    last().opens();
    const one = connection.request({ type: "play", seat: 0, tokens: ["a"] });
    const two = connection.request({ type: "undo", seat: 0 });
    expect(last().sent).toEqual([
      { type: "play", seat: 0, tokens: ["a"], id: 1 },
      { type: "undo", seat: 0, id: 2 },
    ]);
    last().says({ type: "refused", reply_to: 2, code: "undo", clause: "", text: "no" });
    last().says({ type: "done", reply_to: 1 });
    expect((await one).type).toBe("done");
    expect(await two).toMatchObject({ type: "refused", text: "no" });
  });

  it("are lost with the connection, and never sent twice", async () => {
    const { connection, last } = setUp();
    last().opens();
    const play = connection.request({ type: "play", seat: 0, tokens: ["a"] });
    last().breaks();
    expect((await play).type).toBe("lost");
    vi.advanceTimersByTime(400);
    last().opens();
    expect(last().sent).toEqual([]);
  });

  it("are lost at once without a connection", async () => {
    const { connection } = setUp();
    expect((await connection.request({ type: "undo", seat: 0 })).type).toBe("lost");
  });
});
