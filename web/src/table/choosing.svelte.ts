// The selection of the seat at this screen, shared by the prompt bar and everything on the board that carries a token.

import { getContext, setContext, untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { equal, possible, stand, unplaced, without, type Tokens } from "./selection";

/** How a token stands: not choosable, choosable next, choosable by starting over, chosen; or it lies there and can be
 * taken back. */
export type TokenState = "idle" | "offered" | "other" | "chosen" | "back";

/** An element of the board. */
export interface Thing {
  readonly token: string;
  /** equal tokens on several elements are told apart by it */
  readonly key: unknown;
  /** the action by which it came to lie there, where that might be taken back */
  readonly back?: Tokens | undefined;
  /** shall the table say why it cannot be chosen, where that is so? */
  readonly why?: boolean | undefined;
}

/** Where things go that are taken back: nothing is played by dropping it there. */
export const HOME = Symbol("home");

/** One of several things to be done one after another, each when the table has caught up with the one before. */
type Step = { readonly back: Tokens } | { readonly choose: Tokens };

export class Choosing {
  #choices = $state.raw<readonly Tokens[]>([]);
  #regrets = $state.raw<readonly Tokens[]>([]);
  #picks = $state.raw<readonly Thing[]>([]);
  #placed = new SvelteMap<string, readonly unknown[]>(); // by token: the keys of the elements that carry it
  #marked = $state.raw<Tokens>([]);
  #tokens = $derived(this.#picks.map((pick) => pick.token));
  #possible = $derived(new Set(this.#choices.flat()));
  #standing = $derived(stand(this.#choices, this.#tokens));
  #marks = $derived(new Set(this.#things(this.#marked).map(({ key }) => key)));
  #sent: { readonly choices: readonly Tokens[]; readonly regrets: readonly Tokens[] } = { choices: [], regrets: [] };
  #plan: readonly Step[] = [];
  #leaving: Tokens | null = null; // what the table still has to take back before the plan goes on
  #play: (choice: Tokens) => void;
  #undo: (action: Tokens) => void;

  /** `play` is called with a choice as soon as it is certain, `undo` with an action that shall be taken back. */
  constructor(play: (choice: Tokens) => void, undo: (action: Tokens) => void = () => undefined) {
    this.#play = play;
    this.#undo = undo;
  }

  get choices(): readonly Tokens[] {
    return this.#choices;
  }

  /** The actions that can be taken back. */
  get regrets(): readonly Tokens[] {
    return this.#regrets;
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
    return unplaced(this.#choices, this.#standing, (token) => (this.#placed.get(token)?.length ?? 0) > 0);
  }

  /** Put new choices before the person, and what can be taken back. Equal ones keep the selection. */
  offer(choices: readonly Tokens[], regrets: readonly Tokens[] = []): void {
    untrack(() => {
      if (same(choices, this.#choices) && same(regrets, this.#regrets)) return;
      this.#choices = choices;
      this.#regrets = regrets;
      this.#picks = [];
      const closed = choices.length === 0 && regrets.length === 0;
      if (!closed && !(this.#leaving && has(regrets, this.#leaving))) this.#go();
    });
  }

  state(token: string, key: unknown, back?: Tokens): TokenState {
    if (this.#picks.some((pick) => pick.key === key)) return "chosen";
    const next = token !== "" && (this.#standing.offered.get(token) ?? 0) > 0;
    if (next) return "offered";
    if (back && has(this.#regrets, back)) return "back";
    return token !== "" && this.#possible.has(token) ? "other" : "idle";
  }

  /** Would a click on it only ask why it cannot be chosen, or not together with what is chosen? */
  asks({ token, key, back, why }: Thing): boolean {
    if (!why || this.#choices.length === 0) return false;
    const state = this.state(token, key, back);
    return state === "idle" || (state === "other" && this.#picks.length > 0);
  }

  /** A click on an element: choose its token, take that choice back, or start over with it. Where it only lies there,
   * it is taken back; if something is chosen, that then takes its place. What asks is played as it is, with all that is
   * chosen: the answer names the rule that it would break. */
  click(token: string, key: unknown, back?: Tokens, why = false): void {
    this.#plan = [];
    if (this.asks({ token, key, back, why })) return this.#play([...this.#tokens, token]);
    if (this.#picks.some((pick) => pick.key === key)) {
      this.#picks = this.#picks.filter((pick) => pick.key !== key);
      return;
    }
    if (back && this.state(token, key, back) === "back") {
      this.#follow([{ back }, ...(this.#picks.length > 0 ? [{ choose: [...this.#tokens, place({ token, back })] }] : [])]);
      return;
    }
    if (this.#pick(token, key) && this.#standing.certain) this.play();
  }

  /** Dragging one element onto another is a click on each; onto an open place, a click on it and on *play*. What lies
   * there already is taken back first; two such things change places. */
  drop(thing: Thing, target: Thing | typeof HOME | null): void {
    const onto = target === HOME ? null : target;
    const lying = this.#lies(thing);
    if (lying || (onto && this.#lies(onto))) return this.#follow(this.#shift(thing, onto));
    if (target === HOME) return;
    if (!this.#picks.some((pick) => pick.key === thing.key)) this.#pick(thing.token, thing.key);
    if (!onto) this.play();
    else if (!this.#picks.some((pick) => pick.key === onto.key)) this.click(onto.token, onto.key, undefined, onto.why);
  }

  /** Choose a whole action at once: it is played where nothing longer begins with it, else at the second time. */
  choose(tokens: Tokens): void {
    this.#plan = [];
    if (!has(this.#choices, tokens)) return;
    const again = this.playable !== null && equal(this.#tokens, tokens);
    this.#picks = this.#things(tokens);
    if (again || this.#standing.certain) this.play();
  }

  /** Draw attention to the elements that an action is made of. */
  mark(tokens: Tokens): void {
    untrack(() => (this.#marked = tokens));
  }

  /** Is attention drawn to this element? */
  marked(key: unknown): boolean {
    return this.#marks.has(key);
  }

  /** The play button. Until there is an answer nothing else can be chosen. */
  play(): void {
    const choice = this.playable;
    if (!choice) return;
    this.#wait();
    this.#play(choice);
  }

  /** The choice was refused or got lost: choose again. */
  again(): void {
    this.#plan = [];
    if (this.#choices.length > 0 || this.#regrets.length > 0) return;
    this.#choices = this.#sent.choices;
    this.#regrets = this.#sent.regrets;
  }

  /** Escape: take the last token back. */
  back(): void {
    this.#plan = [];
    this.#picks = this.#picks.slice(0, -1);
  }

  /** An element with the token is there, until the returned function is called. */
  place(token: string, key: unknown = {}): () => void {
    this.#carry(token, (keys) => [...keys, key]);
    return () => this.#carry(token, (keys) => keys.filter((other) => other !== key));
  }

  /** The elements that stand for tokens, each for one; a button of the bar where the board has none. */
  #things(tokens: Tokens): Thing[] {
    return tokens.map((token, at) => {
      const before = tokens.slice(0, at).filter((other) => other === token).length;
      return { token, key: this.#placed.get(token)?.[before] ?? barKey(token, before) };
    });
  }

  /** Choose a token beside the others, or instead of them; says whether it can be. */
  #pick(token: string, key: unknown): boolean {
    if (!possible(this.#choices, token)) return false;
    const pick = { token, key };
    this.#picks = (this.#standing.offered.get(token) ?? 0) > 0 ? [...this.#picks, pick] : [pick];
    return true;
  }

  #lies({ token, key, back }: Thing): boolean {
    return this.state(token, key, back) === "back";
  }

  /** Take back what lies there; then the one goes where the other was. */
  #shift(thing: Thing, onto: Thing | null): Step[] {
    const steps: Step[] = [];
    for (const one of [thing, onto]) if (one?.back && this.#lies(one)) steps.push({ back: one.back });
    if (!onto) return steps;
    const carried = (one: Thing): Tokens => without(one.back ?? [], place(one));
    const others = this.#picks.filter(({ key }) => key !== thing.key && key !== onto.key).map(({ token }) => token);
    if (!this.#lies(thing)) return [...steps, { choose: [...others, thing.token, place(onto)] }];
    steps.push({ choose: [...carried(thing), place(onto)] });
    if (this.#lies(onto)) steps.push({ choose: [...carried(onto), place(thing)] });
    return steps;
  }

  #follow(steps: readonly Step[]): void {
    this.#plan = steps;
    this.#go();
  }

  /** The next step of the plan, if it is still possible. */
  #go(): void {
    const [step, ...rest] = this.#plan;
    this.#plan = [];
    this.#leaving = null;
    if (!step) return;
    if ("back" in step) {
      if (!has(this.#regrets, step.back)) return;
      this.#leaving = step.back;
      this.#wait();
      this.#plan = rest;
      this.#undo(step.back);
      return;
    }
    this.#picks = step.choose.map((token) => ({ token, key: {} }));
    if (this.#standing.certain) {
      this.play();
      this.#plan = rest;
    } else this.#picks = [];
  }

  #wait(): void {
    this.#sent = { choices: this.#choices, regrets: this.#regrets };
    this.#choices = [];
    this.#regrets = [];
    this.#picks = [];
  }

  #carry(token: string, change: (keys: readonly unknown[]) => readonly unknown[]): void {
    untrack(() => this.#placed.set(token, change(this.#placed.get(token) ?? [])));
  }
}

/** Where something lies: its own token, or for what is never chosen itself the first of the action that put it there. */
function place({ token, back }: Pick<Thing, "token" | "back">): string {
  return token || (back?.[0] ?? "");
}

/** What tells buttons of the bar apart that carry the same token. */
export function barKey(token: string, number: number): string {
  return `bar ${token} ${number}`;
}

function has(actions: readonly Tokens[], wanted: Tokens): boolean {
  return actions.some((action) => equal(action, wanted));
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
