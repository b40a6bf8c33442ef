// Invitations of this device's tables. A new one ends the one before, so each is kept as long as the window is open.

import { api } from "../app/api";
import type { Invitation } from "../generated/protocol";

const asked = new Map<string, Promise<Invitation>>();
const place = (table: string, seat: number): string => `invitation ${table} ${seat}`;

/** The invitation of a seat, made when it is first asked for, and only once however many ask at the same time. */
export function invitation(table: string, seat: number): Promise<Invitation> {
  const name = place(table, seat);
  const kept = sessionStorage.getItem(name);
  if (kept) return Promise.resolve(JSON.parse(kept) as Invitation);
  let answer = asked.get(name);
  if (!answer) {
    answer = api.invite(table, seat).then((fresh) => {
      sessionStorage.setItem(name, JSON.stringify(fresh));
      return fresh;
    });
    asked.set(name, answer);
    void answer.finally(() => asked.delete(name)).catch(() => undefined);
  }
  return answer;
}

/** The seat was given to another person: its invitation is worth nothing any more. */
export function forget(table: string, seat: number): void {
  sessionStorage.removeItem(place(table, seat));
}
