import Board from "../../../src/games/galaktico/Board.svelte";
import { narrate } from "../../../src/games/galaktico/log";
import { POSITIONS as positions, SEATS as seats } from "./positions";
import { CATALOGUES as catalogues } from "./says";

export const board = { Board, narrate, positions, seats, catalogues, initial: "began" };
