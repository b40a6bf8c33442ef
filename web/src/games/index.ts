// The games' boards and log lines, found by folder and loaded when first needed.

import type { AnyBoard, Chronicle } from "../table/board";

const boards = import.meta.glob<{ default: AnyBoard }>("./*/Board.svelte");
const logs = import.meta.glob<Chronicle<unknown>>("./*/log.ts");
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

/** The game's catalogue, or "" where there is none. */
export async function loadCatalogue(game: string, language: string): Promise<string> {
  const path = Object.keys(catalogues).find((name) => name.endsWith(`/games/${game}/texts/${language}.ftl`));
  return path ? ((await catalogues[path]?.()) ?? "") : "";
}
