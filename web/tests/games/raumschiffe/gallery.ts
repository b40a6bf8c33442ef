import Board from "../../../src/games/raumschiffe/Board.svelte";
import { narrate } from "../../../src/games/raumschiffe/log";
import { POSITIONS as positions, SEATS as seats } from "./positions";
import { CATALOGUES as catalogues } from "./says";

export const board = { Board, narrate, positions, seats, catalogues, initial: "lay" };
