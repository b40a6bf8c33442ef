// The selection of the seat at this screen, shared by the prompt bar and everything on the board that carries a token.

import { getContext, setContext, untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { possible, stand, unplaced, type Tokens } from "./selection";

/** How a token stands: not choosable, choosable next, choosable by starting over, or chosen. */
export type TokenState = "idle" | "offered" | "other" | "chosen";

/** A clicked element: equal tokens on several elements are told apart by the key. */
interface Pick {
  readonly token: string;
  readonly key: unknown;
}

export class Choosing {
  #choices = $state.raw<readonly Tokens[]>([]);
  #picks = $state.raw<readonly Pick[]>([]);
  #placed = new SvelteMap<string, number>();
  #tokens = $derived(this.#picks.map((pick) => pick.token));
  #possible = $derived(new Set(this.#choices.flat()));
  #standing = $derived(stand(this.#choices, this.#tokens));
  #sent: readonly Tokens[] = [];
  #play: (choice: Tokens) => void;

  /** `play` is called with a choice as soon as it is certain. */
  constructor(play: (choice: Tokens) => void) {
    this.#play = play;
  }

  get choices(): readonly Tokens[] {
    return this.#choices;
  }

  get chosen(): Tokens {
    return this.#tokens;
  }

  /** The choice that the play button would play, or null where there is none. */
  get playable(): Tokens | null {
    return this.#picks.length > 0 ? this.#standing.complete : null;
  }

  /** The tokens that no mounted element carries. */
  get loose(): Tokens {
    return unplaced(this.#choices, this.#standing, (token) => (this.#placed.get(token) ?? 0) > 0);
  }

  /** Put new choices before the person. Equal ones keep the selection. */
  offer(choices: readonly Tokens[]): void {
    if (
      same(
        choices,
        untrack(() => this.#choices),
      )
    )
      return;
    this.#choices = choices;
    this.#picks = [];
  }

  state(token: string, key: unknown): TokenState {
    if (!token || !this.#possible.has(token)) return "idle";
    if (this.#picks.some((pick) => pick.key === key)) return "chosen";
    return (this.#standing.offered.get(token) ?? 0) > 0 ? "offered" : "other";
  }

  /** A click on an element: choose its token, take it back, or start over with it. */
  click(token: string, key: unknown): void {
    if (this.#picks.some((pick) => pick.key === key)) {
      this.#picks = this.#picks.filter((pick) => pick.key !== key);
      return;
    }
    if (!possible(this.#choices, token)) return;
    const pick = { token, key };
    this.#picks = (this.#standing.offered.get(token) ?? 0) > 0 ? [...this.#picks, pick] : [pick];
    if (this.#standing.certain) this.play();
  }

  /** Dragging one element onto another is a click on each; onto an open place, a click on it and on *play*. */
  drop(token: string, key: unknown, target: Pick | null): void {
    if (!this.#picks.some((pick) => pick.key === key)) this.click(token, key);
    if (!target) this.play();
    else if (!this.#picks.some((pick) => pick.key === target.key)) this.click(target.token, target.key);
  }

  /** The play button. Until there is an answer nothing else can be chosen. */
  play(): void {
    const choice = this.playable;
    if (!choice) return;
    this.#sent = this.#choices;
    this.#choices = [];
    this.#picks = [];
    this.#play(choice);
  }

  /** The choice was refused or got lost: choose again. */
  again(): void {
    if (this.#choices.length === 0) this.#choices = this.#sent;
  }

  /** Escape: take the last token back. */
  back(): void {
    this.#picks = this.#picks.slice(0, -1);
  }

  /** An element with the token is there, until the returned function is called. */
  place(token: string): () => void {
    this.#count(token, 1);
    return () => this.#count(token, -1);
  }

  #count(token: string, by: number): void {
    untrack(() => this.#placed.set(token, (this.#placed.get(token) ?? 0) + by));
  }
}

function same(one: readonly Tokens[], other: readonly Tokens[]): boolean {
  return one.length === other.length && one.every((choice, at) => choice.join(" ") === other[at]?.join(" "));
}

const KEY = Symbol("choosing");

export function provideChoosing(choosing: Choosing): Choosing {
  return setContext(KEY, choosing);
}

export function useChoosing(): Choosing {
  return getContext<Choosing>(KEY);
}
