// The board in positions of real matches, to look at while drawing: `npm run dev`, then /tests/games/galaktix/gallery.html
// ?at=keep&language=en shows one position; ?at=placed&show lets its events happen.

import "../../../src/app.css";
import { mount } from "svelte";
import Gallery from "./Gallery.svelte";

const target = document.getElementById("app");
if (target) mount(Gallery, { target });
