import de from "@python/games/raumschiffe/texts/de.ftl?raw";
import en from "@python/games/raumschiffe/texts/en.ftl?raw";
import { cataloguesOf } from "../says";

export const SOURCES = { de, en } as const;

export const CATALOGUES = cataloguesOf(SOURCES);
