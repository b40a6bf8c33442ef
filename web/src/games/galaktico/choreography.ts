// How an event is shown: everything stands where it will be, and comes flying from where it was.

import { animate } from "../../table/motion";
import { aloft, arrive, find, swell, type Move, type Rects } from "../../table/stage";
import type { Event, Fight } from "../../generated/galaktico";
import { bend, type Point, type Way } from "./layout";

const FLIGHT = 420; // ms
const STEP = 190; // from field to field
const LONGEST = 880; // of a whole flight
const PART = 110; // between one line of a fight and the next
const STAGGER = 40; // between one ship and the next, when all are shown

/** What an event moves in a straight line. */
export function moves(event: Event): Move[] {
  switch (event.kind) {
    case "equipped": {
      const item = `item-${event.seat}-${event.card}`;
      return [{ what: item, from: [item], delay: 0, ms: FLIGHT }];
    }
    case "placed":
    case "deployed": {
      const from = [`stock-${event.seat}-${event.ship}`];
      return [{ what: `ship-${event.seat}-${event.field}`, from, delay: 0, ms: FLIGHT }];
    }
    case "shifted":
      return [{ what: `meteor-${event.target}`, from: [`meteor-${event.field}`], delay: 0, ms: FLIGHT }];
    default:
      return [];
  }
}

/** How long a flight takes. */
export function duration(way: Way): number {
  return Math.min(LONGEST, STEP * way.path.length + 120);
}

/** Show an event on a board that was just drawn anew; ends when all has arrived. */
export async function perform(board: HTMLElement, event: Event, before: Rects): Promise<void> {
  await Promise.all([arrive(board, moves(event), before), gesture(board, event)]);
}

/** What is more than a straight line, or happens on the spot. */
async function gesture(board: HTMLElement, event: Event): Promise<void> {
  switch (event.kind) {
    case "ready":
      return swell(find(board, `ready-${event.seat}`), 400);
    case "began":
      await Promise.all(event.ships.map(({ seat, field }, at) => appear(find(board, `ship-${seat}-${field}`), at)));
      return;
    case "moved":
    case "flew-on":
      return travel(board, event.seat, event.field, event);
    case "fought":
      return fight(board, event.fight);
    case "took":
      await Promise.all([swell(find(board, `station-${event.owner}`), 800, 1.7), burst(board, event.field, 700)]);
      return;
    case "ended":
      await Promise.all(event.points.map((_, seat) => swell(find(board, `points-${seat}`), 700, 1.6)));
      return;
    default:
  }
}

/** A ship flies from field to field; through hyperspace in a bow, pale and large. */
async function travel(board: HTMLElement, seat: number, from: string, way: Way): Promise<void> {
  const last = way.path.at(-1);
  const ship = last ? find(board, `ship-${seat}-${last}`) : null;
  if (!ship || !last) return;
  const end = middle(board, last);
  const stops = [from, ...way.path].map((field) => middle(board, field));
  const at = ([x, y]: Point): string => `translate(${x - end[0]}px, ${y - end[1]}px)`;
  const frames = stops.flatMap((stop, number): Keyframe[] => {
    const offset = number / way.path.length;
    const here = { transform: at(stop), offset, opacity: 1, filter: "none" };
    const next = stops[number + 1];
    if (!next || !way.jumps.includes(number)) return [here];
    const [x, y] = bend(stop, next);
    const between = {
      transform: `${at([(stop[0] + 2 * x + next[0]) / 4, (stop[1] + 2 * y + next[1]) / 4])} scale(2)`,
      offset: offset + 0.5 / way.path.length,
      opacity: 0.35,
      filter: "brightness(2.2) blur(2px)",
    };
    return [here, between];
  });
  const field = ship.closest<HTMLElement>("[data-field]") ?? ship;
  await aloft(field, () => animate(ship, frames, { ms: duration(way), easing: "linear" }));
}

/** The middle of a field in pixels, seen from the middle of the hexagon. */
function middle(board: HTMLElement, field: string): Point {
  const [x, y] = centre(find(board, `field-${field}`));
  const [hx, hy] = centre(find(board, "hub"));
  return [x - hx, y - hy];
}

function centre(element: Element | null): Point {
  const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
  return [x + width / 2, y + height / 2];
}

/** Both loadouts are laid side by side and added up, line by line; there is a flash where the ships meet. */
async function fight(board: HTMLElement, { field }: Fight): Promise<void> {
  const lines = [0, 1].flatMap((side) =>
    [...board.querySelectorAll<HTMLElement>(`[data-part="${side}"]`)].map((line, at) => ({ line, at })),
  );
  const rows = lines.map(({ line, at }) =>
    animate(line, [{ opacity: 0, transform: "translateY(-0.4rem)" }, { opacity: 1, transform: "none" }], {
      ms: 240,
      delay: PART * at,
    }),
  );
  const totals = [...board.querySelectorAll<HTMLElement>("[data-total]")].map((total) =>
    animate(
      total,
      [
        { opacity: 0, transform: "scale(0.5)" },
        { opacity: 1, transform: "scale(1.15)", offset: 0.6 },
        { opacity: 1, transform: "none" },
      ],
      { ms: 340, delay: PART * 5 },
    ),
  );
  await Promise.all([...rows, ...totals, burst(board, field, 620)]);
}

async function burst(board: HTMLElement, field: string, ms: number): Promise<void> {
  const flash = find(board, "burst");
  if (!flash) return;
  const [x, y] = middle(board, field);
  const at = `translate(${x}px, ${y}px)`;
  const frames = [
    { opacity: 0, transform: `${at} scale(0.1)` },
    { opacity: 1, transform: `${at} scale(0.8)`, offset: 0.35 },
    { opacity: 0, transform: `${at} scale(1.5)` },
  ];
  await animate(flash, frames, { ms });
}

async function appear(ship: HTMLElement | null, at: number): Promise<void> {
  if (!ship) return;
  const frames = [{ opacity: 0, transform: "scale(0.2)" }, { opacity: 1, transform: "scale(1.25)", offset: 0.6 }, { opacity: 1, transform: "none" }];
  await animate(ship, frames, { ms: 360, delay: (at % 12) * STAGGER });
}
