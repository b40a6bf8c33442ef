import Art from "./Art.svelte";
import Board from "../../../src/games/schlachten/Board.svelte";
import { narrate } from "../../../src/games/schlachten/log";
import { POSITIONS as positions, SEATS as seats } from "./positions";
import { CATALOGUES as catalogues } from "./says";

export const board = { Board, narrate, positions, seats, catalogues, initial: "look" };
export const sheets = { art: Art };
