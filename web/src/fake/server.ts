// A table without a server: a toy game, for the client's own tests and for `/?fake` while developing.

import { transport } from "../app/api";
import type { FromServer, GameInfo, Hint, NewTable, Play, SeatInfo, TableInfo, Undo } from "../generated/protocol";
import type { Socket } from "../table/connection";
import { Toy } from "./toy";

const GAME: GameInfo = {
  id: "toy",
  title: "Toy",
  seats: [2, 3],
  usual: 2,
  minutes: 1,
  difficulty: 1,
  options: [{ name: "length", default: "short", values: ["short", "long"], low: 0, high: 1 }],
  editions: ["reference"],
  levels: ["cadet", "pilot", "captain", "admiral"],
  level: "pilot",
  only: {},
  ready: true,
  prepared: 1,
  book: false,
};

export class FakeServer {
  readonly tables = new Map<string, FakeTable>();

  /** `pause`: the milliseconds that a bot thinks */
  constructor(readonly pause = 600) {}

  install(): void {
    transport.fetch = (path, init) => Promise.resolve(this.answer(path, init));
    transport.socket = (address) => this.connect(address) as unknown as WebSocket;
  }

  answer(path: string, init: RequestInit): Response {
    const { pathname } = new URL(path, "http://fake");
    const body: unknown = init.body ? JSON.parse(String(init.body)) : null;
    const [, , kind = "", id = "", action = "", seat = ""] = pathname.split("/");
    const table = this.tables.get(id);
    if (kind === "games")
      return id
        ? new Response("# Toy\n\nTurn **a world** up, then lay cards.\n\n- one\n- two\n")
        : Response.json([GAME]);
    if (kind === "statistics") return Response.json({ games: [], own: [], wins: {} });
    if (kind === "tables" && !id && init.method === "POST")
      return Response.json(this.open(body as NewTable).info(), { status: 201 });
    if (kind === "tables" && !id) return Response.json([...this.tables.values()].map((one) => one.info()));
    if (!table) return Response.json({ code: "no-table", text: "There is no such table." }, { status: 404 });
    if (action === "start") table.start();
    if (action === "again") return Response.json(this.open(table.request).info());
    if (action === "seats" && pathname.endsWith("invitation")) {
      const qr = '<svg width="9"><path stroke="#000" d="M1 1.5h3m1 0h3"/></svg>';
      return Response.json({
        seat: Number(seat),
        code: "CODE",
        path: "/join/CODE",
        address: "http://fake/join/CODE",
        qr,
      });
    }
    return Response.json(table.info());
  }

  open(request: NewTable): FakeTable {
    const table = new FakeTable(`t${this.tables.size + 1}`, request, this.pause);
    this.tables.set(table.id, table);
    return table;
  }

  connect(address: string): Socket {
    const { pathname, searchParams } = new URL(address);
    const table = this.tables.get(pathname.split("/")[3] ?? "");
    const socket = new FakeSocket(table, searchParams.has("watch"));
    queueMicrotask(() => socket.opens(Number(searchParams.get("since") ?? 0)));
    return socket;
  }
}

class FakeTable {
  readonly toy: Toy;
  readonly sockets = new Set<FakeSocket>();
  started = false;

  constructor(
    readonly id: string,
    readonly request: NewTable,
    pause: number,
  ) {
    this.toy = new Toy(
      request.seats.map(({ who }) => who === "bot"),
      pause,
    );
    this.toy.changed = () => this.sockets.forEach((socket) => socket.tell());
    if (request.seats.every(({ who }) => who !== "friend")) this.start();
  }

  start(): void {
    this.started = true;
    this.toy.bots();
  }

  info(): TableInfo {
    const { toy } = this;
    const colours = ["amber", "rose", "sky"] as const;
    const seats = this.request.seats.map(({ who, level = "", name = "" }, seat): SeatInfo => ({
      seat,
      kind: who === "bot" ? "bot" : who === "friend" ? "open" : "person",
      name:
        who === "me"
          ? this.request.person.name
          : who === "bot"
            ? (["Vega", "Rigel", "Mira"][seat] ?? "")
            : name || `Crew ${seat + 1}`,
      colour: who === "me" ? this.request.person.colour : (colours[seat] ?? "mint"),
      level,
      stands_in: false,
      online: true,
      mine: who === "me" || who === "here",
      clock: null,
    }));
    return {
      id: this.id,
      game: "toy",
      edition: "reference",
      options: {},
      status: !this.started ? "open" : toy.over ? "over" : "playing",
      number: toy.frames.length,
      host: true,
      seats,
      watchers: 0,
      key_hash: "be45cb2605bf36bebde684841a28f0fd43c69850a3dce5fedba69928ee3a8991",
      key: toy.over ? "00000000000000000000000000000000" : "",
      scores: toy.scores,
      ranks: toy.over ? toy.ranks : [],
      again: "",
    };
  }
}

class FakeSocket implements Socket {
  readyState = 0;
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  told = 0;

  constructor(
    readonly table: FakeTable | undefined,
    readonly watch: boolean,
  ) {}

  opens(since: number): void {
    this.readyState = 1;
    this.told = since;
    this.onopen?.(new Event("open"));
    this.table?.sockets.add(this);
    this.tell();
  }

  send(text: string): void {
    const message = JSON.parse(text) as Hint | Play | Undo;
    const toy = this.table?.toy;
    if (message.type === "hint") this.hints(message);
    else if (message.type === "play" && toy?.play(message.seat, message.tokens))
      this.says({ type: "done", reply_to: message.id });
    else
      this.says({
        type: "refused",
        reply_to: message.id,
        code: "no",
        clause: "TOY-1",
        text: "That is not possible now.",
      });
  }

  /** The toy's coach likes what comes last. */
  hints({ id, seat }: Hint): void {
    const choices = (this.table?.toy.choices(seat) ?? []).slice(-3).reverse();
    this.says({
      type: "hinted",
      reply_to: id,
      exact: false,
      sure: "clear",
      unit: "points",
      goals: [],
      chances: "none",
      games: 100,
      choices: choices.map((tokens, at) => ({ tokens, value: 5 - at, margin: 0.25, chances: [] })),
    });
  }

  close(): void {
    this.readyState = 3;
    this.table?.sockets.delete(this);
  }

  breaks(): void {
    this.close();
    this.onclose?.(new CloseEvent("close"));
  }

  tell(): void {
    const { table } = this;
    if (!table) return;
    const info = table.info();
    const seats = this.watch ? [-1] : info.seats.filter(({ mine }) => mine).map(({ seat }) => seat);
    const events = table.toy.frames.slice(this.told).flat();
    this.told = table.toy.frames.length;
    const sides = info.status === "open" ? [] : seats.map((seat) => table.toy.side(seat, events));
    const awaited = info.status === "playing" ? [table.toy.turn] : [];
    this.says({
      type: "update",
      table: info,
      awaited,
      thinking: awaited.filter((seat) => info.seats[seat]?.kind === "bot"),
      sides,
    });
  }

  says(message: FromServer): void {
    this.onmessage?.(new MessageEvent("message", { data: JSON.stringify(message) }));
  }
}
