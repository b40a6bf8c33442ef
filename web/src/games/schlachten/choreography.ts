// How an event is shown: everything stands where it will be, and comes flying from where it was.

import { animate, fly } from "../../table/motion";
import type { Event } from "../../generated/schlachten";

export type Rects = ReadonlyMap<string, DOMRect>;

/** Something that moves: what, from where (its own old place where it had one), and when. */
export interface Move {
  readonly what: string;
  readonly from: readonly string[];
  readonly delay: number;
}

const FLIGHT = 480; // ms
const STAGGER = 70;
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

/** What an event moves; `lying` are the cards before the seats. */
export function moves(event: Event, lying: readonly string[] = []): Move[] {
  switch (event.kind) {
    case "turned":
      return [move(`world-${event.world.number}`, 0, `place-${event.place}`)];
    case "committed":
    case "returned":
      return event.figures.map((colour, at) => move(`figure-${colour}`, at));
    case "played":
      return event.cards.map((card, at) => move(`card-${card.number}`, at, `seat-${event.seat}`));
    case "won":
      return [move(`world-${event.world.number}`, 0), ...lying.map((card) => move(card, 0))];
    case "recruited":
      return [move(`figure-${event.figure}`, 0)];
    case "renewed":
      return [{ what: "pile", from: ["discard"], delay: 0 }];
    case "drew":
      return event.cards
        ? event.cards.map((card, at) => ({ what: `card-${card.number}`, from: ["pile"], delay: at * STAGGER }))
        : [{ what: `seat-${event.seat}`, from: ["pile"], delay: 0 }];
    default:
      return [];
  }
}

function move(what: string, at: number, otherwise?: string): Move {
  return { what, from: otherwise ? [what, otherwise] : [what], delay: at * STAGGER };
}

/** Show an event on a board that was just drawn anew; ends when all has arrived. */
export async function perform(board: HTMLElement, event: Event, before: Rects): Promise<void> {
  const lying = [...board.querySelectorAll<HTMLElement>(".mat [data-at]")].map(({ dataset }) => dataset["at"] ?? "");
  const flights = moves(event, lying).map(({ what, from, delay }) => {
    const element = find(board, what);
    const start = from.map((name) => before.get(name)).find((rect) => rect !== undefined);
    if (!element || !start || near(element.getBoundingClientRect(), start)) return null;
    return aloft(element, () => fly(element, start, { ms: FLIGHT, delay }));
  });
  await Promise.all([...flights, gesture(board, event)]);
}

function near(one: DOMRect, other: DOMRect): boolean {
  return Math.abs(one.x - other.x) < NEAR && Math.abs(one.y - other.y) < NEAR;
}

/** What happens on the spot. */
async function gesture(board: HTMLElement, event: Event): Promise<void> {
  switch (event.kind) {
    case "looked": {
      const tile = find(board, `place-${event.place}`);
      if (!tile) return;
      if (event.world) await aloft(tile, () => peek(tile));
      else await blink(tile.querySelector("[data-eye]"));
      return;
    }
    case "turned":
      return turn(find(board, `world-${event.world.number}`)?.firstElementChild, 600);
    case "ended":
      await Promise.all(event.points.map((_, seat) => swell(find(board, `points-${seat}`))));
      return;
    default:
  }
}

/** Up, for one's own eyes, and down again. */
async function peek(element: Element): Promise<void> {
  const frames = [
    { transform: "perspective(30rem) rotateY(90deg)", filter: "brightness(0.4)" },
    { transform: "perspective(30rem) rotateY(0) scale(1.7)", filter: "none", offset: 0.3 },
    { transform: "perspective(30rem) rotateY(0) scale(1.7)", filter: "none", offset: 0.75 },
    { transform: "none", filter: "none" },
  ];
  await animate(element, frames, { ms: 950, easing: "ease-in-out" });
}

async function turn(element: Element | null | undefined, ms: number): Promise<void> {
  if (!element) return;
  const frames = [
    { transform: "perspective(30rem) rotateY(180deg)", filter: "brightness(0.2)" },
    { transform: "perspective(30rem) rotateY(90deg)", filter: "brightness(0.4)", offset: 0.4 },
    { transform: "none", filter: "none" },
  ];
  await animate(element, frames, { ms, easing: "ease-in-out" });
}

async function blink(element: Element | null | undefined): Promise<void> {
  if (!element) return;
  const frames = [
    { transform: "scale(2.4)", opacity: 0 },
    { transform: "scale(2.4)", opacity: 1, offset: 0.2 },
    { transform: "scale(2.4, 0.2)", offset: 0.45 },
    { transform: "scale(2.4)", offset: 0.6 },
    { transform: "none", opacity: 1 },
  ];
  await animate(element, frames, { ms: 800, easing: "ease-in-out" });
}

async function swell(element: Element | null): Promise<void> {
  if (!element) return;
  await animate(element, [{ transform: "none" }, { transform: "scale(1.15)" }, { transform: "none" }], { ms: 700 });
}

/** What flies, flies above everything else. */
async function aloft(element: HTMLElement, flight: () => Promise<void>): Promise<void> {
  const raised = [element, element.closest<HTMLElement>("[data-panel]")].filter((one) => one !== null);
  for (const one of raised) one.style.zIndex = "40";
  await flight();
  for (const one of raised) one.style.zIndex = "";
}

function find(board: Element, name: string): HTMLElement | null {
  return board.querySelector<HTMLElement>(`[data-at="${name}"]`);
}

/** Let everything arrive at once. */
export function settle(board: Element): void {
  for (const animation of board.getAnimations({ subtree: true })) {
    if (!(animation instanceof CSSTransition) && !(animation instanceof CSSAnimation)) animation.finish();
  }
}
