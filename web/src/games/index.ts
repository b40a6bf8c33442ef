// What the games bring, found by folder: boards and log lines, loaded when first needed; pictures and titles, always there.

import type { Component } from "svelte";
import type { Language } from "../generated/protocol";
import type { AnyBoard, AnyChart, AnyOutcome, Chronicle } from "../table/board";

const boards = import.meta.glob<{ default: AnyBoard }>("./*/Board.svelte");
const logs = import.meta.glob<Chronicle<unknown>>("./*/log.ts");
const charts = import.meta.glob<{ default: AnyChart }>("./*/Chart.svelte");
const outcomes = import.meta.glob<{ default: AnyOutcome }>("./*/Outcome.svelte");
const worlds = import.meta.glob<Component>("./*/World.svelte", { eager: true, import: "default" });
const titles = import.meta.glob<string>("./*/texts/*.ftl", { eager: true, query: "?raw", import: "default" });
const catalogues = import.meta.glob<string>("@python/games/*/texts/*.ftl", { query: "?raw", import: "default" });

/** The board of a game; a plain one where the client has none yet. */
export async function loadBoard(game: string): Promise<AnyBoard> {
  if (import.meta.env.DEV && game === "toy") return (await import("../fake/Board.svelte")).default;
  const load = boards[`./${game}/Board.svelte`];
  return load ? (await load()).default : (await import("../table/PlainBoard.svelte")).default;
}

export async function loadChronicle(game: string): Promise<Chronicle<unknown> | null> {
  return (await logs[`./${game}/log.ts`]?.()) ?? null;
}

/** What draws the book of a game, where it has one. */
export async function loadChart(game: string): Promise<AnyChart | null> {
  return (await charts[`./${game}/Chart.svelte`]?.())?.default ?? null;
}

/** What tells the result of a game that has a book. */
export async function loadOutcome(game: string): Promise<AnyOutcome | null> {
  return (await outcomes[`./${game}/Outcome.svelte`]?.())?.default ?? null;
}

/** The game's catalogue, or "" where there is none. */
export async function loadCatalogue(game: string, language: string): Promise<string> {
  const path = Object.keys(catalogues).find((name) => name.endsWith(`/games/${game}/texts/${language}.ftl`));
  return path ? ((await catalogues[path]?.()) ?? "") : "";
}

/** The picture of a game; undefined where the client has none. */
export function worldOf(game: string): Component | undefined {
  return worlds[`./${game}/World.svelte`];
}

/** What every page may say of any game: titles, lines for the lounge, names of books. So little that no page need wait. */
export function titlesIn(language: Language): string[] {
  return Object.keys(titles).flatMap((path) => (path.endsWith(`/${language}.ftl`) ? (titles[path] ?? []) : []));
}
