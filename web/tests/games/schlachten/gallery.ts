// The board in positions of real matches, to look at while drawing: `npm run dev`, then /tests/games/schlachten/gallery.html
// ?at=play&language=en shows one position; ?at=play&show lets its events happen; ?at=art shows every drawing.

import "../../../src/app.css";
import { mount } from "svelte";
import Art from "./Art.svelte";
import Board from "../../../src/games/schlachten/Board.svelte";
import { narrate } from "../../../src/games/schlachten/log";
import Gallery from "../Gallery.svelte";
import { POSITIONS as positions, SEATS as seats } from "./positions";
import { CATALOGUES as catalogues } from "./says";

const target = document.getElementById("app");
const at = new URLSearchParams(location.search).get("at");
const props = { Board, narrate, positions, seats, catalogues, usual: "look" };
if (target) at === "art" ? mount(Art, { target }) : mount(Gallery, { target, props });
