// What happened is shown one thing after the other; the new state of the table appears when its turn has come.

import { untrack } from "svelte";

/** A state of the table, with what led to it. */
export interface Frame<State> {
  readonly events: readonly unknown[];
  readonly state: State;
}

const LIMIT = 1000; // ms for one event, whatever a board does
const CROWD = 14; // with more events than this waiting, the older ones are not animated

export class Queue<State> {
  #frames: Frame<State>[] = [];
  #state = $state.raw<State | null>(null);
  #event = $state.raw<unknown>(null);
  #past = $state.raw<readonly unknown[]>([]);
  #settled = $state(true);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ticket = 0;
  #waiting: (() => void)[] = [];

  /** `moving`: shall events be animated? `heard`: called once for each event when its turn has come. */
  constructor(
    readonly moving: () => boolean,
    readonly heard: (event: unknown) => void,
  ) {}

  /** The table as it is shown. */
  get state(): State | null {
    return this.#state;
  }

  /** What is being animated. */
  get event(): unknown {
    return this.#event;
  }

  /** What was animated already and is not yet in the state. */
  get past(): readonly unknown[] {
    return this.#past;
  }

  /** Is everything shown? */
  get settled(): boolean {
    return this.#settled;
  }

  push(frame: Frame<State>): void {
    this.#frames.push(frame);
    if (untrack(() => this.#settled)) this.#next();
    else if (this.#frames.reduce((sum, { events }) => sum + events.length, 0) > CROWD) this.skip();
  }

  /** Show a state without what led to it: the first one, or another seat's. */
  reset(state: State): void {
    clearTimeout(this.#timer);
    this.#ticket += 1;
    this.#frames = [];
    this.#event = null;
    this.#past = [];
    this.#state = state;
    this.#settle();
  }

  /** Jump to the newest state. */
  skip(): void {
    if (untrack(() => this.#settled)) return;
    clearTimeout(this.#timer);
    const past = untrack(() => this.#past).length + (untrack(() => this.#event) === null ? 0 : 1);
    const waiting = this.#frames.flatMap(({ events }) => events).slice(past);
    const last = this.#frames.at(-1);
    for (const event of waiting) this.heard(event);
    if (last) this.reset(last.state);
  }

  /** The animation of the present event is over. */
  done = (): void => {
    if (this.#event === null) return;
    clearTimeout(this.#timer);
    this.#past = [...this.#past, this.#event];
    this.#event = null;
    this.#next();
  };

  /** Wait until everything is shown. */
  async calm(): Promise<void> {
    if (!this.#settled) await new Promise<void>((go) => this.#waiting.push(go));
  }

  #settle(): void {
    this.#settled = true;
    for (const go of this.#waiting.splice(0)) go();
  }

  #next(): void {
    const frame = this.#frames[0];
    if (!frame) return this.#settle();
    this.#settled = false;
    const event = frame.events[untrack(() => this.#past).length];
    if (event === undefined) {
      this.#frames.shift();
      this.#past = [];
      this.#state = frame.state;
      return this.#next();
    }
    this.heard(event);
    if (!this.moving() || untrack(() => this.#state) === null) {
      this.#past = [...untrack(() => this.#past), event];
      return this.#next();
    }
    this.#event = event;
    this.#ticket += 1;
    const ticket = this.#ticket;
    this.#timer = setTimeout(() => ticket === this.#ticket && this.done(), LIMIT);
  }
}
