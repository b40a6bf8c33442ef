// The words of a game in both languages, over the engine's, as at the table.

import de from "@python/engine/texts/de.ftl?raw";
import en from "@python/engine/texts/en.ftl?raw";
import { Catalogue } from "../../src/texts/catalogue";

export const LANGUAGES = ["de", "en"] as const;

type InBoth<Thing> = Readonly<Record<(typeof LANGUAGES)[number], Thing>>;

export type Sources = InBoth<string>;
export type Catalogues = InBoth<Catalogue>;

export function cataloguesOf(sources: Sources): Catalogues {
  return { de: new Catalogue("de", [de, sources.de]), en: new Catalogue("en", [en, sources.en]) };
}
