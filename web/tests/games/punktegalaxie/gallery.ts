// The board in positions of real matches, to look at while drawing: `npm run dev`, then /tests/games/punktegalaxie/gallery.html
// ?at=lay&language=en shows one position; ?at=galaxus&show lets its events happen.

import "../../../src/app.css";
import { mount } from "svelte";
import Board from "../../../src/games/punktegalaxie/Board.svelte";
import { narrate } from "../../../src/games/punktegalaxie/log";
import Gallery from "../Gallery.svelte";
import { POSITIONS as positions, SEATS as seats } from "./positions";
import { CATALOGUES as catalogues } from "./says";

const target = document.getElementById("app");
const props = { Board, narrate, positions, seats, catalogues, usual: "lay" };
if (target) mount(Gallery, { target, props });
