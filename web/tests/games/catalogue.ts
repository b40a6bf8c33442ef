// The tests that every game's catalogue passes: it holds what the board says, and nothing else.

import { beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES, type Catalogues, type Sources } from "./says";

const files = import.meta.glob<string>("../../src/games/*/*.{svelte,ts}", { query: "?raw", import: "default" });

async function codeOf(game: string): Promise<string> {
  const names = Object.keys(files).filter((name) => name.includes(`/games/${game}/`));
  return (await Promise.all(names.map((name) => files[name]?.()))).join("\n");
}

export interface Wanted {
  /** how the names of messages begin that stand in the code as they are */
  readonly kinds: string;
  /** tokens for which the table makes a button by itself */
  readonly tokens?: readonly string[];
  /** how the board's messages begin whose names are put together, where all others are held to be in the code */
  readonly made?: readonly string[];
}

export function holdsWords(
  game: string,
  catalogues: Catalogues,
  sources: Sources,
  { kinds, tokens = [], made }: Wanted,
): void {
  describe("the catalogue", () => {
    let named: ReadonlySet<string>;

    beforeAll(async () => {
      const names = (await codeOf(game)).matchAll(new RegExp(`["']((?:${kinds})-[a-z-]+)["']`, "g"));
      named = new Set([...names].map(([, name]) => name ?? ""));
      expect(named.size).toBeGreaterThan(0);
    });

    it.each(LANGUAGES)("holds all that the board says, in %s", (language) => {
      for (const name of named) expect(catalogues[language].has(name), name).toBe(true);
      for (const token of tokens) expect(catalogues[language].has(`button-${token}`), token).toBe(true);
    });

    if (!made) return;

    it("holds nothing that nobody says", () => {
      const held = [...sources.en.matchAll(/^(board-[a-z-]+) =/gm)].map(([, name]) => name ?? "");
      const within = (name: string): boolean =>
        sources.en.includes(`{ ${name} }`) || made.some((one) => name.startsWith(one));
      expect(held.filter((name) => !named.has(name) && !within(name))).toEqual([]);
    });
  });
}
