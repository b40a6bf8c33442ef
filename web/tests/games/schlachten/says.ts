import de from "@python/games/schlachten/texts/de.ftl?raw";
import en from "@python/games/schlachten/texts/en.ftl?raw";
import { cataloguesOf } from "../says";

export const SOURCES = { de, en } as const;

export const CATALOGUES = cataloguesOf(SOURCES);
