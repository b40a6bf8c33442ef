// Messages in Fluent. The same catalogues serve Python and the client.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Language } from "../generated/protocol";

export type Fact = string | number;
export type Facts = Readonly<Record<string, Fact>>;

/** A message and its facts, as a sentence. A fact that begins with @ names another message, which is said first. */
export type Say = (message: string, facts?: Facts) => string;

/** Catalogues on top of each other: a message of a later one wins. */
export class Catalogue {
  readonly #bundle: FluentBundle;

  constructor(language: Language, sources: readonly string[]) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(message: string): boolean {
    return this.#bundle.hasMessage(message);
  }

  /** The sentence; a message that is missing is shown by its name, so that it is noticed and nothing breaks. */
  say: Say = (message, facts = {}) => {
    const pattern = this.#bundle.getMessage(message)?.value;
    if (!pattern) return message;
    const said = Object.entries(facts).map(([name, fact]) => [name, this.#resolve(fact)] as const);
    return this.#bundle.formatPattern(pattern, Object.fromEntries(said), []);
  };

  #resolve(fact: Fact): Fact {
    return typeof fact === "string" && fact.startsWith("@") ? this.say(fact.slice(1)) : fact;
  }

  /** A token in words: as a whole where there is a message for it, else part by part. */
  token(token: string): string {
    if (this.has(`token-${token}`)) return this.say(`token-${token}`);
    const part = (word: string): string => (this.has(`token-${word}`) ? this.say(`token-${word}`) : word);
    return token.split("-").map(part).join("-");
  }
}
