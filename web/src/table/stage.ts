// For boards on which things move. Whatever has a name (`data-at`) stands where it will be, and comes flying from where
// it was; `data-panel` marks what is raised with it, so that it flies above everything else.

import { animate, fly } from "./motion";

export type Rects = ReadonlyMap<string, DOMRect>;

/** Something that moves: what, from where (its own old place where it had one), when, and for how long. */
export interface Move {
  readonly what: string;
  readonly from: readonly string[];
  readonly delay: number;
  readonly ms: number;
}

const NEAR = 3; // pixels that are no journey

/** Where everything is that has a name. */
export function survey(board: Element): Rects {
  const rects = new Map<string, DOMRect>();
  for (const element of board.querySelectorAll<HTMLElement>("[data-at]")) {
    const name = element.dataset["at"] ?? "";
    if (!rects.has(name)) rects.set(name, element.getBoundingClientRect());
  }
  return rects;
}

/** What has that name. */
export function find(board: Element, name: string): HTMLElement | null {
  return board.querySelector<HTMLElement>(`[data-at="${name}"]`);
}

/** Let things come from where they were; ends when all have arrived. */
export async function arrive(board: Element, moves: readonly Move[], before: Rects): Promise<void> {
  const flights = moves.map(({ what, from, delay, ms }) => {
    const element = find(board, what);
    const start = from.map((name) => before.get(name)).find((rect) => rect !== undefined);
    if (!element || !start || near(element.getBoundingClientRect(), start)) return null;
    return aloft(element, () => fly(element, start, { ms, delay }));
  });
  await Promise.all(flights);
}

/** Is it no journey from one to the other? */
export function near(one: DOMRect, other: DOMRect): boolean {
  return Math.abs(one.x - other.x) < NEAR && Math.abs(one.y - other.y) < NEAR;
}

/** What flies, flies above everything else. */
export async function aloft(element: HTMLElement, flight: () => Promise<void>): Promise<void> {
  const raised = [element];
  for (let one = element.closest<HTMLElement>("[data-panel]"); one; one = one.parentElement?.closest("[data-panel]") ?? null) {
    raised.push(one);
  }
  for (const one of raised) one.style.zIndex = "40";
  await flight();
  for (const one of raised) one.style.zIndex = "";
}

/** Grow for a moment. */
export async function swell(element: Element | null, ms: number, much = 1.15): Promise<void> {
  if (!element) return;
  await animate(element, [{ scale: "1" }, { scale: String(much) }, { scale: "1" }], { ms });
}

/** Let everything arrive at once. */
export function settle(board: Element): void {
  for (const animation of board.getAnimations({ subtree: true })) {
    if (!(animation instanceof CSSTransition) && !(animation instanceof CSSAnimation)) animation.finish();
  }
}
