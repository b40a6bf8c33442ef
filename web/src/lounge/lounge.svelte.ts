// What the lounge knows: the games that are there, and the tables of this device.

import { api, Failure } from "../app/api";
import { device } from "../app/device.svelte";
import { router } from "../app/router.svelte";
import type { GameInfo, SeatWish, Statistics, TableInfo } from "../generated/protocol";

class Lounge {
  games = $state.raw<readonly GameInfo[]>([]);
  tables = $state.raw<readonly TableInfo[]>([]);
  statistics = $state.raw<Statistics | null>(null);
  trouble = $state.raw<Failure | null>(null);
  loaded = $state(false);

  game(id: string): GameInfo | undefined {
    return this.games.find((game) => game.id === id);
  }

  async load(): Promise<void> {
    try {
      this.games = await api.games();
      this.loaded = true;
      this.trouble = null;
      [this.tables, this.statistics] = await Promise.all([api.tables(), api.statistics()]);
    } catch (problem) {
      this.trouble = problem instanceof Failure ? problem : new Failure(0, "unknown", String(problem));
    }
  }

  /** The level that bots have when nobody says otherwise: the last chosen one, else one of the middle. */
  level(game: GameInfo): string {
    const last = device.memory.levels[game.id] ?? "";
    return game.levels.includes(last) ? last : (game.levels[Math.ceil((game.levels.length - 1) / 2)] ?? "");
  }

  /** Against bots, no questions asked. */
  async playNow(game: GameInfo): Promise<void> {
    const bots = Array.from({ length: game.usual - 1 }, (): SeatWish => ({ who: "bot", level: this.level(game) }));
    const table = await api.open({ game: game.id, person: device.person, seats: [{ who: "me" }, ...bots] });
    router.go(`/t/${table.id}`);
  }
}

export const lounge = new Lounge();
