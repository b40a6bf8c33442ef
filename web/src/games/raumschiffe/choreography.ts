// How an event is shown: everything stands where it will be, and comes flying from where it was.

import { animate } from "../../table/motion";
import { arrive, find, swell, type Move, type Rects } from "../../table/stage";
import type { Event, Shot } from "../../generated/raumschiffe";
import { AIM } from "./layout";

const FLIGHT = 420; // ms
const BOLT = 360; // from one ship to the other
const LEAVE = 330; // from the pile into the open
const SPREAD = 180; // ms between the first and the last of many that leave or are drawn

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
  await Promise.all([arrive(board, moves(event), before), gesture(board, event, seat)]);
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
