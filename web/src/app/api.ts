// Requests to the server, typed by the protocol.

import type * as p from "../generated/protocol";
import { device } from "./device.svelte";

/** Where requests go; a test or the fake puts something else here. */
export const transport = {
  fetch: (path: string, init: RequestInit): Promise<Response> => fetch(path, init),
  socket: (address: string): WebSocket => new WebSocket(address),
};

/** A request was refused or could not be made. */
export class Failure extends Error {
  constructor(
    readonly status: number, // 0: the server could not be reached
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const address = new URL(path, location.origin);
  address.searchParams.set("lang", device.language);
  let answer: Response;
  try {
    answer = await transport.fetch(address.pathname + address.search, {
      method,
      credentials: "same-origin",
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
  } catch {
    throw new Failure(0, "unreachable", "");
  }
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => ({}))) as Partial<p.Problem>;
    throw new Failure(answer.status, problem.code ?? "unknown", problem.text ?? "");
  }
  return answer;
}

async function json<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  return (await (await ask(method, path, body)).json()) as Answer;
}

const at = encodeURIComponent;

export const api = {
  games: () => json<p.GameInfo[]>("GET", "/api/games"),
  rules: async (game: string) => (await ask("GET", `/api/games/${at(game)}/rules`)).text(),
  prepare: (game: string) => ask("POST", `/api/games/${at(game)}/prepare`),
  tables: () => json<p.TableInfo[]>("GET", "/api/tables"),
  table: (id: string) => json<p.TableInfo>("GET", `/api/tables/${at(id)}`),
  open: (table: p.NewTable) => json<p.TableInfo>("POST", "/api/tables", table),
  start: (id: string) => json<p.TableInfo>("POST", `/api/tables/${at(id)}/start`),
  change: (id: string, seat: number, change: p.ChangeSeat) =>
    json<p.TableInfo>("PUT", `/api/tables/${at(id)}/seats/${seat}`, change),
  invite: (id: string, seat: number) => json<p.Invitation>("POST", `/api/tables/${at(id)}/seats/${seat}/invitation`),
  join: (join: p.Join) => json<p.Joined>("POST", "/api/join", join),
  leave: (id: string, seat: number) => json<p.TableInfo>("POST", `/api/tables/${at(id)}/seats/${seat}/leave`),
  resume: (id: string, seat: number) => json<p.TableInfo>("POST", `/api/tables/${at(id)}/seats/${seat}/return`),
  again: (id: string) => json<p.TableInfo>("POST", `/api/tables/${at(id)}/again`),
  record: (id: string) => `/api/tables/${at(id)}/record`,
  review: (id: string) => json<p.ReviewInfo>("GET", `/api/tables/${at(id)}/review`),
  book: (game: string) => json<p.BookInfo>("GET", `/api/books/${at(game)}`),
  exportBook: (game: string) => `/api/books/${at(game)}/export`,
  importBook: (game: string, book: p.ImportBook) => json<p.BookInfo>("POST", `/api/books/${at(game)}/import`, book),
  renamePlayer: (game: string, request: p.RenamePlayer) => json<p.BookInfo>("POST", `/api/books/${at(game)}/rename`, request),
  removePlayer: (game: string, request: p.RemovePlayer) => json<p.BookInfo>("POST", `/api/books/${at(game)}/remove`, request),
  statistics: () => json<p.Statistics>("GET", "/api/statistics"),
};

/** Where a table is heard live. */
export function liveAddress(id: string, since: number, watch: boolean): string {
  const address = new URL(`/api/tables/${at(id)}/live`, location.href);
  address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
  address.searchParams.set("since", String(since)); // 0: all that happened, for the log
  address.searchParams.set("lang", device.language);
  if (watch) address.searchParams.set("watch", "1");
  return address.href;
}
