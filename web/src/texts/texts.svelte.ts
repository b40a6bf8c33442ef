// The language on screen. A catalogue is loaded when its language is first shown.

import { device } from "../app/device.svelte";
import { loadCatalogue, titlesIn } from "../games";
import type { Language } from "../generated/protocol";
import { Catalogue, type Facts } from "./catalogue";

const own = import.meta.glob<string>("../../texts/*.ftl", { query: "?raw", import: "default" });
const engine = import.meta.glob<string>("@python/engine/texts/*.ftl", { query: "?raw", import: "default" });

async function source(files: Record<string, () => Promise<string>>, language: Language): Promise<string> {
  const path = Object.keys(files).find((name) => name.endsWith(`/${language}.ftl`));
  return path ? ((await files[path]?.()) ?? "") : "";
}

class Texts {
  #catalogue = $state.raw<Catalogue | null>(null);
  #language = $state<Language>("en");

  get ready(): boolean {
    return this.#catalogue !== null;
  }

  get language(): Language {
    return this.#language;
  }

  get catalogue(): Catalogue | null {
    return this.#catalogue;
  }

  /** Show another language as soon as its catalogue is there. */
  async load(language: Language): Promise<void> {
    const catalogue = new Catalogue(language, [await source(own, language), ...titlesIn(language)]);
    if (language !== device.language) return;
    this.#catalogue = catalogue;
    this.#language = language;
    document.documentElement.lang = language;
  }
}

export const texts = new Texts();

/** A sentence of the client in the language on screen. */
export function say(message: string, facts?: Facts): string {
  return texts.catalogue?.say(message, facts) ?? "";
}

/** The words of a game, on top of the engine's and the client's. */
export async function gameTexts(game: string, language: Language): Promise<Catalogue> {
  const [client, common, its] = await Promise.all([
    source(own, language),
    source(engine, language),
    loadCatalogue(game, language),
  ]);
  return new Catalogue(language, [client, ...titlesIn(language), common, its]);
}
