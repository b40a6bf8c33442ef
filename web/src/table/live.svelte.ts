// A table as this device sees it: the connection, the sides of its seats, and what is shown of them at the moment.

import { untrack } from "svelte";
import { liveAddress, transport } from "../app/api";
import { device } from "../app/device.svelte";
import type { Preparing, Side, TableInfo, Update } from "../generated/protocol";
import { Connection, type Answer, type Link } from "./connection";
import { Queue, type Frame } from "./queue.svelte";

/** The table at one moment, from one side. */
export interface Moment {
  readonly update: Update;
  readonly side: Side;
}

/** A line of the log: an event of the game, or that something was taken back. */
export type Entry = { readonly event: unknown } | { readonly undone: true };

export class Live {
  #table = $state.raw<TableInfo | null>(null);
  #heardAt = $state.raw(0);
  #link = $state<Link>("connecting");
  #preparing = $state.raw<Preparing | null>(null);
  #coachPreparing = $state(false);
  #seat = $state<number | null>(null);
  #curtain = $state<number | null>(null);
  #looking = $state<number | null>(null); // the seat whose person is known to look at the screen
  #logs = $state.raw<ReadonlyMap<number, readonly Entry[]>>(new Map());
  #shown = new Map<number, Moment>();
  #newest = new Map<number, Moment>();
  #missed = new Map<number, Frame<Moment>[]>();
  readonly queue: Queue<Moment>;
  readonly #connection: Connection;

  /** `happened` is told each event when it is shown. */
  constructor(
    id: string,
    readonly watch: boolean,
    happened: (event: unknown, seat: number) => void,
  ) {
    this.queue = new Queue<Moment>(
      () => device.moving && !document.hidden,
      (event) => {
        this.#note(this.#seat ?? -1, { event });
        happened(event, this.#seat ?? -1);
      },
    );
    this.#connection = new Connection((since) => transport.socket(liveAddress(id, since, watch)), {
      update: (update) => this.#take(update),
      preparing: (progress) => (this.#preparing = progress),
      coachPreparing: () => (this.#coachPreparing = true),
      link: (link) => (this.#link = link),
    });
  }

  get table(): TableInfo | null {
    return this.#table;
  }

  /** When the clocks in `table` were right, by `performance.now()`. */
  get heardAt(): number {
    return this.#heardAt;
  }

  get link(): Link {
    return this.#link;
  }

  get preparing(): Preparing | null {
    return this.#preparing;
  }

  /** Does the coach, who was asked, have to be made ready first? */
  get coachPreparing(): boolean {
    return this.#coachPreparing;
  }

  /** The seat whose side is shown; −1 for a spectator's, null before the first update. */
  get seat(): number | null {
    return this.#seat;
  }

  get moment(): Moment | null {
    return this.queue.state;
  }

  /** The seat to which the device is to be handed over, or null. */
  get curtain(): number | null {
    return this.#curtain;
  }

  /** Must the board stay covered, because nobody has said yet who is looking? */
  get covered(): boolean {
    return this.#looking === null;
  }

  get log(): readonly Entry[] {
    return this.#logs.get(this.#seat ?? -1) ?? [];
  }

  start(): () => void {
    const wake = (): void => void (document.hidden || this.#connection.wake());
    addEventListener("online", wake);
    document.addEventListener("visibilitychange", wake);
    this.#connection.start();
    return () => {
      removeEventListener("online", wake);
      document.removeEventListener("visibilitychange", wake);
      this.#connection.close();
    };
  }

  /** Hear the same table in another language. */
  restart(): void {
    this.#connection.start();
  }

  play(tokens: readonly string[]): Promise<Answer> {
    return this.#connection.request({ type: "play", seat: this.#seat ?? -1, tokens });
  }

  /** Take back an action, or without tokens the last one. */
  async undo(tokens: readonly string[] = []): Promise<Answer> {
    const seat = this.#seat ?? -1;
    const answer = await this.#connection.request({ type: "undo", seat, tokens });
    if (answer.type === "done") this.#note(seat, { undone: true });
    return answer;
  }

  /** Ask the coach what to do now. */
  async hint(): Promise<Answer> {
    const answer = await this.#connection.request({ type: "hint", seat: this.#seat ?? -1 });
    this.#coachPreparing = false;
    return answer;
  }

  /** Several people at this screen: once all is shown, the player who is to act gets it, behind a curtain where there are secrets. */
  handOver(): void {
    if (!this.queue.settled || this.#seat === null) return;
    const awaited = this.moment?.update.awaited ?? [];
    const waiting = [...this.#newest.keys()].filter((seat) => awaited.includes(seat));
    const next = waiting.includes(this.#seat) ? this.#seat : (waiting[0] ?? this.#seat);
    if (next === untrack(() => this.#looking)) this.#curtain = null;
    else if (this.#secret()) this.#curtain = next;
    else if (next !== this.#seat) this.show(next);
    else this.#looking = next;
  }

  /** The next person is there: show their side, and what happened since they last saw it. */
  show(seat: number): void {
    this.#curtain = null;
    this.#looking = seat;
    if (seat === this.#seat) return;
    this.#remember();
    this.#seat = seat;
    const before = this.#shown.get(seat);
    const missed = this.#missed.get(seat) ?? [];
    this.#missed.delete(seat);
    const newest = this.#newest.get(seat);
    if (before) {
      this.queue.reset(before);
      for (const frame of missed) this.queue.push(frame);
    } else if (newest)
      this.#begin(
        seat,
        missed.flatMap(({ events }) => events),
        newest,
      );
  }

  #take(update: Update): void {
    this.#table = update.table;
    this.#heardAt = performance.now();
    this.#preparing = null;
    if (update.sides.length === 0) return this.#pass(update);
    for (const side of update.sides) {
      const moment = { update, side };
      this.#newest.set(side.seat, moment);
      const events = side.events as readonly unknown[];
      if (side.seat === this.#seat) {
        this.queue.push({ events, state: moment });
      } else this.#missed.set(side.seat, [...(this.#missed.get(side.seat) ?? []), { events, state: moment }]);
    }
    if (this.#seat === null) this.#first(update);
  }

  /** Something besides the match changed: who is there, who thinks. It keeps its place in the order of things. */
  #pass(update: Update): void {
    for (const [seat, { side }] of this.#newest) this.#newest.set(seat, { update, side });
    const mine = this.#seat === null ? undefined : this.#newest.get(this.#seat);
    if (mine) this.queue.push({ events: [], state: mine });
  }

  #first(update: Update): void {
    const seats = update.sides.map(({ seat }) => seat);
    const first = seats.find((seat) => update.awaited.includes(seat)) ?? seats[0] ?? -1;
    const newest = this.#newest.get(first);
    if (!newest) return;
    this.#seat = first;
    const missed = this.#missed.get(first) ?? [];
    this.#missed.delete(first);
    this.#begin(
      first,
      missed.flatMap(({ events }) => events),
      newest,
    );
    if (!this.#secret()) this.#looking = first;
  }

  /** Show a side for the first time: what happened before is only told. */
  #begin(seat: number, events: readonly unknown[], moment: Moment): void {
    for (const event of events) this.#note(seat, { event });
    this.queue.reset(moment);
  }

  #remember(): void {
    if (this.#seat !== null && this.moment) this.#shown.set(this.#seat, this.moment);
  }

  /** Does some side at this screen see what another one does not? */
  #secret(): boolean {
    const views = [...this.#newest.values()].map(({ side }) => JSON.stringify({ ...(side.view as object), seat: 0 }));
    return new Set(views).size > 1;
  }

  #note(seat: number, entry: Entry): void {
    const logs = new Map(this.#logs);
    logs.set(seat, [...(logs.get(seat) ?? []), entry]);
    this.#logs = logs;
  }
}
