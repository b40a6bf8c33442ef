// How an event is shown: everything stands where it will be, and comes flying from where it was.

import { animate, fly } from "../../table/motion";
import type { Event, Shot } from "../../generated/raumschiffe";
import { AIM } from "./layout";

export type Rects = ReadonlyMap<string, DOMRect>;

/** Something that moves: what, from where (its own old place where it had one), when, and for how long. */
export interface Move {
  readonly what: string;
  readonly from: readonly string[];
  readonly delay: number;
  readonly ms: number;
}

const FLIGHT = 420; // ms
const BOLT = 360; // from one ship to the other
const LEAVE = 330; // from the pile into the open
const NEAR = 3; // pixels that are no journey
const SPREAD = 180; // ms between the first and the last of many that leave or are drawn

/** Where everything is that has a name. */
export function survey(board: Element): Rects {
  const rects = new Map<string, DOMRect>();
  for (const element of board.querySelectorAll<HTMLElement>("[data-at]")) {
    const name = element.dataset["at"] ?? "";
    if (!rects.has(name)) rects.set(name, element.getBoundingClientRect());
  }
  return rects;
}

/** What an event moves. */
export function moves(event: Event): Move[] {
  switch (event.kind) {
    case "laid": {
      const card = `card-${event.seat}-${event.card.token}`;
      return [{ what: card, from: [card], delay: 0, ms: FLIGHT }];
    }
    case "fired": {
      const target = 1 - event.shot.attacker;
      const { lost } = event.shot;
      return lost.map(({ token }, at) => ({
        what: `lost-${target}-${token}`,
        from: [`pile-${target}`],
        delay: BOLT + 60 + (SPREAD * at) / lost.length,
        ms: LEAVE,
      }));
    }
    case "drew": {
      const from = [`pile-${event.seat}`];
      const { cards, seat } = event;
      if (!cards) return [{ what: `held-${seat}`, from, delay: 0, ms: FLIGHT }];
      return cards.map(({ token }, at) => {
        return { what: `card-${seat}-${token}`, from, delay: (2 * SPREAD * at) / cards.length, ms: FLIGHT };
      });
    }
    default:
      return [];
  }
}

/** Show an event on a board that was just drawn anew; ends when all has arrived. */
export async function perform(board: HTMLElement, event: Event, before: Rects, seat: number): Promise<void> {
  const flights = moves(event).map(({ what, from, delay, ms }) => {
    const element = find(board, what);
    const start = from.map((name) => before.get(name)).find((rect) => rect !== undefined);
    if (!element || !start || near(element.getBoundingClientRect(), start)) return null;
    return aloft(element, () => fly(element, start, { ms, delay }));
  });
  await Promise.all([...flights, gesture(board, event, seat)]);
}

function near(one: DOMRect, other: DOMRect): boolean {
  return Math.abs(one.x - other.x) < NEAR && Math.abs(one.y - other.y) < NEAR;
}

/** What happens on the spot. */
async function gesture(board: HTMLElement, event: Event, seat: number): Promise<void> {
  switch (event.kind) {
    case "ready":
      return swell(find(board, `ready-${event.seat}`), 400);
    case "revealed": {
      const cards = [...board.querySelectorAll<HTMLElement>("[data-flip]")];
      const others = cards.filter(({ dataset }) => dataset["flip"] !== String(seat));
      await Promise.all(others.map((card, at) => turn(card, (at % 6) * 60)));
      return;
    }
    case "added":
      if (event.system) await swell(find(board, `strength-${event.seat}-${event.system}`), 650, 2.2);
      return;
    case "fired":
      return shoot(board, event.shot);
    case "ended":
      await Promise.all(event.points.map((_, of) => swell(find(board, `points-${of}`), 700, 1.5)));
      return;
    default:
  }
}

/** The bolt flies from the weapon to what it aims at, which flashes; the sum stands between the ships meanwhile. */
async function shoot(board: HTMLElement, shot: Shot): Promise<void> {
  const weapon = find(board, `spot-${shot.attacker}-${shot.weapon}`);
  const aim = find(board, `spot-${1 - shot.attacker}-${AIM[shot.weapon] ?? ""}`);
  const bolt = find(board, "bolt");
  const sum = find(board, "duel");
  const shown = sum && animate(sum, [{ opacity: 0, transform: "scale(0.6)" }, { opacity: 1, offset: 0.3 }, { opacity: 1 }], { ms: 900 });
  if (weapon && aim && bolt) {
    await travel(bolt, weapon.getBoundingClientRect(), aim.getBoundingClientRect());
    const struck = shot.damage > 0 ? "brightness(2.2) drop-shadow(0 0 8px #ffb84d)" : "brightness(1.6) drop-shadow(0 0 6px #7cc4ff)";
    const shaken = shot.damage > 0 ? [{ translate: "0" }, { translate: "-4px 2px" }, { translate: "4px -2px" }, { translate: "0" }] : [];
    void swell(find(board, `pile-${1 - shot.attacker}`), 450, shot.lost.length ? 1.3 : 1);
    const ship = find(board, `ship-${1 - shot.attacker}`);
    if (ship && shaken.length) void animate(ship, shaken, { ms: 300, easing: "linear" });
    await animate(aim, [{ filter: struck }, { filter: "none" }], { ms: 350 });
  }
  await shown;
}

async function travel(bolt: HTMLElement, from: DOMRect, to: DOMRect): Promise<void> {
  const origin = bolt.getBoundingClientRect();
  const place = (rect: DOMRect): [number, number] => [
    rect.x + rect.width / 2 - origin.x - origin.width / 2,
    rect.y + rect.height / 2 - origin.y - origin.height / 2,
  ];
  const [[x1, y1], [x2, y2]] = [place(from), place(to)];
  const angle = Math.atan2(y2 - y1, x2 - x1) + Math.PI / 2;
  const at = (x: number, y: number): string => `translate(${x}px, ${y}px) rotate(${angle}rad)`;
  const frames = [
    { opacity: 1, transform: `${at(x1, y1)} scale(0.4)` },
    { opacity: 1, transform: `${at(x1, y1)} scale(1.6)`, offset: 0.3 },
    { opacity: 1, transform: at(x2, y2) },
  ];
  await animate(bolt, frames, { ms: BOLT, easing: "ease-in" });
}

async function turn(element: Element, delay: number): Promise<void> {
  const frames = [
    { transform: "perspective(30rem) rotateY(180deg)", filter: "brightness(0.2)" },
    { transform: "perspective(30rem) rotateY(90deg)", filter: "brightness(0.4)", offset: 0.4 },
    { transform: "none", filter: "none" },
  ];
  await animate(element, frames, { ms: 520, delay, easing: "ease-in-out" });
}

async function swell(element: Element | null, ms: number, much = 1.15): Promise<void> {
  if (!element) return;
  await animate(element, [{ transform: "none" }, { transform: `scale(${much})` }, { transform: "none" }], { ms });
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
