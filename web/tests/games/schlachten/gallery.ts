// The board in positions of real matches, to look at while drawing: `npm run dev`, then /tests/games/schlachten/gallery.html
// ?at=play&language=en shows one position; ?at=play&show lets its events happen; ?at=art shows every drawing.

import "../../../src/app.css";
import { mount } from "svelte";
import Art from "./Art.svelte";
import Gallery from "./Gallery.svelte";

const target = document.getElementById("app");
const at = new URLSearchParams(location.search).get("at");
if (target) mount(at === "art" ? Art : Gallery, { target });
