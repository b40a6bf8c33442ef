// A board in positions of real matches, to look at while drawing: `npm run dev`, then /tests/games/gallery.html?game=<id>
// &at=first&language=en shows one position; &show lets its events happen. What is on show is said by the game's gallery.ts.

import "../../src/app.css";
import { mount, type Component, type ComponentProps } from "svelte";
import Gallery from "./Gallery.svelte";

interface Exhibition {
  readonly board: Omit<ComponentProps<typeof Gallery>, "game">;
  /** what there is to see besides, by name */
  readonly sheets?: Readonly<Record<string, Component>>;
}

const exhibitions = import.meta.glob<Exhibition>("./*/gallery.ts");
const query = new URLSearchParams(location.search);
const game = query.get("game") ?? "";
const exhibition = await exhibitions[`./${game}/gallery.ts`]?.();
const target = document.getElementById("app");

if (target && exhibition) {
  const sheet = exhibition.sheets?.[query.get("at") ?? ""];
  if (sheet) mount(sheet, { target });
  else mount(Gallery, { target, props: { game, ...exhibition.board } });
}
