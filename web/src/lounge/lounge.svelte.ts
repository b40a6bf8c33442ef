// What the lounge knows: the games that are there, and the tables of this device.

import { api, Failure } from "../app/api";
import { device } from "../app/device.svelte";
import { router } from "../app/router.svelte";
import type { GameInfo, SeatRequest, Statistics, TableInfo } from "../generated/protocol";

class Lounge {
  games = $state.raw<readonly GameInfo[]>([]);
  tables = $state.raw<readonly TableInfo[]>([]);
  statistics = $state.raw<Statistics | null>(null);
  trouble = $state.raw<Failure | null>(null);
  loaded = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  game(id: string): GameInfo | undefined {
    return this.games.find((game) => game.id === id);
  }

  async load(): Promise<void> {
    try {
      await this.#look();
      this.trouble = null;
      [this.tables, this.statistics] = await Promise.all([api.tables(), api.statistics()]);
    } catch (problem) {
      this.trouble = problem instanceof Failure ? problem : new Failure(0, "unknown", String(problem));
    }
  }

  /** Which games are there; while some are being made ready, look again. */
  async #look(): Promise<void> {
    this.games = await api.games();
    this.loaded = true;
    const waiting = this.games.filter(({ ready }) => !ready);
    for (const { id } of waiting.filter(({ prepared }) => prepared === 0)) void api.prepare(id).catch(() => undefined);
    clearTimeout(this.#timer);
    if (waiting.length > 0) this.#timer = setTimeout(() => void this.#look().catch(() => undefined), 1500);
  }

  /** The level that bots have unless one is chosen: the last chosen one, else the default; always one that plays
   * whatever was agreed on. */
  level(game: GameInfo): string {
    const levels = game.levels.filter((level) => !game.only[level]);
    const last = device.memory.levels[game.id] ?? "";
    return levels.includes(last) ? last : game.level;
  }

  /** The bots that can play with these options. */
  levels(game: GameInfo, options: Readonly<Record<string, string>>): string[] {
    const plays = (level: string): boolean =>
      Object.entries(game.only[level] ?? {}).every(([name, values]) => values.includes(options[name] ?? ""));
    return game.levels.filter(plays);
  }

  /** Against bots, no questions asked. */
  async playNow(game: GameInfo): Promise<void> {
    const bots = Array.from({ length: game.usual - 1 }, (): SeatRequest => ({ who: "bot", level: this.level(game) }));
    const table = await api.open({ game: game.id, person: device.person, seats: [{ who: "me" }, ...bots] });
    router.go(`/t/${table.id}`);
  }
}

export const lounge = new Lounge();
