import Board from "../../../src/games/punktegalaxie/Board.svelte";
import { narrate } from "../../../src/games/punktegalaxie/log";
import { POSITIONS as positions, SEATS as seats } from "./positions";
import { CATALOGUES as catalogues } from "./says";

export const board = { Board, narrate, positions, seats, catalogues, initial: "lay" };
