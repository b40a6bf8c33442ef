import de from "@python/games/galaktix/texts/de.ftl?raw";
import en from "@python/games/galaktix/texts/en.ftl?raw";
import { cataloguesOf } from "../says";

export const SOURCES = { de, en } as const;

export const CATALOGUES = cataloguesOf(SOURCES);
