// The game's words in both languages, as at the table.

import de from "@python/games/galaktico/texts/de.ftl?raw";
import en from "@python/games/galaktico/texts/en.ftl?raw";
import commonDe from "@python/engine/texts/de.ftl?raw";
import commonEn from "@python/engine/texts/en.ftl?raw";
import { Catalogue } from "../../../src/texts/catalogue";

export const SOURCES = { de, en } as const;

export const CATALOGUES = {
  de: new Catalogue("de", [commonDe, de]),
  en: new Catalogue("en", [commonEn, en]),
} as const;

export const LANGUAGES = ["de", "en"] as const;
