// The board in positions of real matches, to look at while drawing: `npm run dev`, then /tests/games/galaktix/gallery.html
// ?at=keep&language=en shows one position; ?at=placed&show lets its events happen.

import "../../../src/app.css";
import { mount } from "svelte";
import Board from "../../../src/games/galaktix/Board.svelte";
import { narrate } from "../../../src/games/galaktix/log";
import Gallery from "../Gallery.svelte";
import { POSITIONS as positions, SEATS as seats } from "./positions";
import { CATALOGUES as catalogues } from "./says";

const target = document.getElementById("app");
const props = { Board, narrate, positions, seats, catalogues, usual: "first" };
if (target) mount(Gallery, { target, props });
