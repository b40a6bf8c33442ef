// The board in positions of real matches, to look at while drawing: `npm run dev`, then /tests/games/galaktico/gallery.html
// ?at=began&language=en shows one position; ?at=fought&show lets its events happen.

import "../../../src/app.css";
import { mount } from "svelte";
import Board from "../../../src/games/galaktico/Board.svelte";
import { narrate } from "../../../src/games/galaktico/log";
import Gallery from "../Gallery.svelte";
import { POSITIONS as positions, SEATS as seats } from "./positions";
import { CATALOGUES as catalogues } from "./says";

const target = document.getElementById("app");
const props = { Board, narrate, positions, seats, catalogues, usual: "began" };
if (target) mount(Gallery, { target, props });
