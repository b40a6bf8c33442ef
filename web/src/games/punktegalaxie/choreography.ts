// How an event is shown: everything stands where it will be, and comes flying from where it was. What flies is a copy above
// the board, for rows that are scrolled would cut it off.

import type { Event, Refilled } from "../../generated/punktegalaxie";
import { animate } from "../../table/motion";
import { find, swell, type Move, type Rects } from "../../table/stage";

const FLIGHT = 430; // ms
const TURN = 520; // a card that is turned over on its way
const SPREAD = 300; // ms between the first and the last of many

/** A flight; a card that is turned over shows its old face first. */
export interface Flight extends Move {
  readonly turned: boolean;
}

/** What an event moves. */
export function moves(event: Event): Flight[] {
  switch (event.kind) {
    case "sided":
      return [flight(`card-${event.sun.number}`, [`side-${event.side}`])];
    case "took":
    case "laid": {
      const card = `card-${event.card.number}`;
      return [flight(card, [card])];
    }
    case "got-tile":
      return [flight(`tile-${event.tile.token}`, [`tile-${event.tile.token}`])];
    case "refilled":
      return refilled(event);
    default:
      return [];
  }
}

function flight(what: string, from: readonly string[], delay = 0, turned = false): Flight {
  return { what, from, delay, ms: turned ? TURN : FLIGHT, turned };
}

function refilled({ steps }: Refilled): Flight[] {
  const moving = steps.filter(({ what }) => what !== "uncovered");
  return moving.map(({ what, place, card, source }, at) => {
    const delay = (SPREAD * at) / moving.length;
    if (what === "renewed") return flight(`stack-${place}`, [`stack-${source}`], delay);
    const name = `card-${card?.number ?? ""}`;
    return flight(name, [name, `stack-${source}`], delay, true);
  });
}

/** Copies of what is going to be turned over, as it looks now. */
export function keepFaces(board: Element, event: Event | null): ReadonlyMap<string, Element> {
  const kept = new Map<string, Element>();
  for (const { what, turned } of event ? moves(event) : []) {
    const element = turned ? find(board, what) : null;
    if (element) kept.set(what, copied(element));
  }
  return kept;
}

/** Show an event on a board that was just drawn anew; ends when all has arrived. */
export async function perform(
  board: HTMLElement,
  sky: HTMLElement,
  event: Event,
  before: Rects,
  faces: ReadonlyMap<string, Element>,
): Promise<void> {
  const flights = moves(event).map((move) => {
    const element = find(board, move.what);
    const start = move.from.map((name) => before.get(name)).find((rect) => rect !== undefined);
    return element && start ? carry(sky, element, start, move, faces.get(move.what)) : null;
  });
  await Promise.all([...flights, gesture(board, event)]);
}

/** A copy of an element flies from where it was; meanwhile the element itself is not seen. */
async function carry(sky: HTMLElement, element: HTMLElement, start: DOMRect, move: Flight, face?: Element): Promise<void> {
  const [end, origin] = [element.getBoundingClientRect(), sky.getBoundingClientRect()];
  if (!end.width || !start.width) return;
  const ghost = document.createElement("div");
  ghost.className = "ghost";
  for (const side of face ? [copied(element), face] : [copied(element)]) ghost.append(side);
  ghost.style.cssText =
    `left: ${end.x - origin.x}px; top: ${end.y - origin.y}px; width: ${end.width}px; height: ${end.height}px`;
  sky.append(ghost);
  element.style.visibility = "hidden";
  const { ms, delay } = move;
  const [front, back] = [...ghost.children];
  if (move.turned && front) void turn(front, back, ms, delay);
  await animate(ghost, frames(start, end), { ms, delay });
  element.style.visibility = "";
  ghost.remove();
}

/** From one place to another, a little enlarged on the way. */
function frames(start: DOMRect, end: DOMRect): Keyframe[] {
  const x = start.x + start.width / 2 - end.x - end.width / 2;
  const y = start.y + start.height / 2 - end.y - end.height / 2;
  const scale = start.width / end.width;
  return [
    { transform: `translate(${x}px, ${y}px) scale(${scale})` },
    { transform: `translate(${x / 2}px, ${y / 2}px) scale(${(1.12 * (1 + scale)) / 2})`, offset: 0.5 },
    { transform: "none" },
  ];
}

/** The old face turns away, the new one appears. */
async function turn(front: Element, back: Element | undefined, ms: number, delay: number): Promise<void> {
  const edge = "rotateY(90deg)";
  const away = [{ transform: "none", opacity: 1 }, { transform: edge, opacity: 1, offset: 0.5 }, { transform: edge, opacity: 0 }];
  const here = [{ transform: edge, opacity: 0 }, { transform: edge, opacity: 1, offset: 0.5 }, { transform: "none", opacity: 1 }];
  await Promise.all([
    animate(front, here, { ms, delay, easing: "linear" }),
    back && animate(back, away, { ms, delay, easing: "linear" }),
  ]);
  back?.remove();
}

function copied(element: Element): Element {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const part of [copy, ...copy.querySelectorAll("[data-at]")]) part.removeAttribute("data-at");
  for (const button of copy.querySelectorAll("button")) button.remove();
  copy.style.visibility = "";
  return copy;
}

/** What happens on the spot. */
async function gesture(board: HTMLElement, event: Event): Promise<void> {
  switch (event.kind) {
    case "took":
      if (event.uncovered) await appear(find(board, `card-${event.uncovered.number}`), 0);
      return;
    case "laid":
      return swell(find(board, `score-${event.seat}`), 430, 1.05);
    case "refilled": {
      const uncovered = event.steps.filter(({ what }) => what === "uncovered");
      const seen = uncovered.map(({ card }) => appear(find(board, `card-${card?.number ?? ""}`), SPREAD));
      await Promise.all(seen);
      return;
    }
    case "ended":
      await Promise.all(event.scores.map((_, at) => swell(find(board, `total-${at}`), 700, 1.5)));
      return;
    default:
  }
}

/** What lay below is seen. */
async function appear(element: Element | null, delay: number): Promise<void> {
  if (element) await animate(element, [{ filter: "brightness(0.2)" }, { filter: "none" }], { ms: 380, delay });
}
