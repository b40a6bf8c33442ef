// Invitations of this device's tables. A new one ends the one before, so each is kept as long as the window is open.

import { api } from "../app/api";
import type { Invitation } from "../generated/protocol";

const place = (table: string, seat: number): string => `invitation ${table} ${seat}`;

/** The invitation of a seat, made when it is first asked for. */
export async function invitation(table: string, seat: number): Promise<Invitation> {
  const kept = sessionStorage.getItem(place(table, seat));
  if (kept) return JSON.parse(kept) as Invitation;
  const fresh = await api.invite(table, seat);
  sessionStorage.setItem(place(table, seat), JSON.stringify(fresh));
  return fresh;
}

/** The seat was given to somebody else: its invitation is worth nothing any more. */
export function forget(table: string, seat: number): void {
  sessionStorage.removeItem(place(table, seat));
}
