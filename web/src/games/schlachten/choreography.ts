// How an event is shown: everything stands where it will be, and comes flying from where it was.

import { animate } from "../../table/motion";
import { aloft, arrive, find, swell, type Move, type Rects } from "../../table/stage";
import type { Event } from "../../generated/schlachten";

const FLIGHT = 480; // ms
const STAGGER = 70;

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
      return [{ what: "pile", from: ["discard"], delay: 0, ms: FLIGHT }];
    case "drew":
      return event.cards
        ? event.cards.map((card, at) => ({ what: `card-${card.number}`, from: ["pile"], delay: at * STAGGER, ms: FLIGHT }))
        : [{ what: `seat-${event.seat}`, from: ["pile"], delay: 0, ms: FLIGHT }];
    default:
      return [];
  }
}

function move(what: string, at: number, otherwise?: string): Move {
  return { what, from: otherwise ? [what, otherwise] : [what], delay: at * STAGGER, ms: FLIGHT };
}

/** Show an event on a board that was just drawn anew; ends when all has arrived. */
export async function perform(board: HTMLElement, event: Event, before: Rects): Promise<void> {
  const lying = [...board.querySelectorAll<HTMLElement>(".mat [data-at]")].map(({ dataset }) => dataset["at"] ?? "");
  await Promise.all([arrive(board, moves(event, lying), before), gesture(board, event)]);
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
      await Promise.all(event.points.map((_, seat) => swell(find(board, `points-${seat}`), 700)));
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
