// The live connection to a table. It comes back by itself, and says where it stopped so that nothing is told twice.

import type { Done, FromServer, Hinted, Preparing, Refusal, Update } from "../generated/protocol";

export type Link = "connecting" | "open" | "lost" | "closed";

/** What is needed of a WebSocket. */
export interface Socket {
  readonly readyState: number;
  send(text: string): void;
  close(): void;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
}

export interface Listener {
  update(update: Update): void;
  preparing(progress: Preparing): void;
  /** the coach was asked, and answers when it is ready */
  coachPreparing(): void;
  link(link: Link): void;
}

/** How a request ended: done, answered with advice, refused by the server, or lost with the connection. */
export type Answer = Done | Hinted | Refusal | { readonly type: "lost" };

export type Request =
  | { readonly type: "play"; seat: number; tokens: readonly string[] }
  | { readonly type: "undo"; seat: number; tokens?: readonly string[] }
  | { readonly type: "hint"; seat: number };

const OPEN = 1;
const PAUSES = [300, 700, 1500, 3000, 5000, 8000]; // ms before each further attempt

export class Connection {
  #socket: Socket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #attempts = 0;
  #since = 0;
  #id = 0;
  #waiting = new Map<number, (answer: Answer) => void>();
  #link: Link = "connecting";

  /** `open` makes a socket that hears what came after the number given. */
  constructor(
    readonly open: (since: number) => Socket,
    readonly listener: Listener,
  ) {}

  get link(): Link {
    return this.#link;
  }

  /** The number of the last update seen. */
  get since(): number {
    return this.#since;
  }

  start(): void {
    if (this.#link === "closed") return;
    clearTimeout(this.#timer);
    this.#drop();
    if (this.#link === "open") this.#set("connecting");
    const socket = this.open(this.#since);
    this.#socket = socket;
    socket.onopen = () => {
      this.#attempts = 0;
      this.#set("open");
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = () => this.#lost();
  }

  /** Try at once instead of waiting: the network is back, or the page is looked at again. */
  wake(): void {
    if (this.#link !== "closed" && this.#socket?.readyState !== OPEN) this.start();
  }

  close(): void {
    this.#set("closed");
    clearTimeout(this.#timer);
    this.#drop();
  }

  /** Ask for something; ends with the server's answer, or with the connection. */
  request(request: Request): Promise<Answer> {
    const socket = this.#socket;
    if (socket?.readyState !== OPEN) return Promise.resolve({ type: "lost" });
    this.#id += 1;
    const id = this.#id;
    return new Promise((answer) => {
      this.#waiting.set(id, answer);
      socket.send(JSON.stringify({ ...request, id }));
    });
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case "update":
        if (message.table.number < this.#since) return; // an old one that came late
        this.#since = message.table.number;
        return this.listener.update(message);
      case "preparing":
        return this.listener.preparing(message);
      case "coach-preparing":
        return this.listener.coachPreparing();
      case "done":
      case "hinted":
      case "refused":
        this.#waiting.get(message.reply_to)?.(message);
        this.#waiting.delete(message.reply_to);
    }
  }

  #lost(): void {
    this.#drop();
    if (this.#link === "closed") return;
    this.#set("lost");
    const pause = PAUSES[Math.min(this.#attempts, PAUSES.length - 1)] ?? 8000;
    this.#attempts += 1;
    this.#timer = setTimeout(() => this.start(), pause * (0.8 + 0.4 * Math.random()));
  }

  /** Let go of the socket; requests still waiting for an answer fail as lost. */
  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const answer of waiting) answer({ type: "lost" });
  }

  #set(link: Link): void {
    if (link === this.#link) return;
    this.#link = link;
    this.listener.link(link);
  }
}
