// How an event is shown: everything stands where it will be, and comes flying from where it was.

import type { Event } from "../../generated/galaktix";
import { animate, fly } from "../../table/motion";
import { aloft, find, near, swell, type Rects } from "../../table/stage";
import { number, samePlaces } from "./layout";

/** Something that moves: what, from where, past what, when, and for how long. */
export interface Move {
  readonly what: string;
  readonly from: string;
  readonly past: readonly string[];
  readonly delay: number;
  readonly ms: number;
}

const FLIGHT = 520; // ms
const LAUNCH = 380; // from the depot to the road
const HOP = 75; // from field to field
const TUMBLE = 560;
const STAGGER = 55; // between one die and the next

/** Where a kind of rocket lies in the depot and in the supply. */
function store(rocket: string): string {
  return rocket === "built" ? "parts" : rocket;
}

/** What an event moves. `old` are the dice as they lay before. */
export function moves(event: Event, old: readonly string[] = []): Move[] {
  const flight = (what: string, from: string, more: Partial<Move> = {}): Move => ({
    what,
    from,
    past: [],
    delay: 0,
    ms: FLIGHT,
    ...more,
  });
  switch (event.kind) {
    case "kept":
      return samePlaces(old, event.kept, event.dice).flatMap((place, at) =>
        place < 0 ? [] : [flight(`die-${at}`, `die-${place}`, { ms: 300 })],
      );
    case "gained":
      return old.includes("tool") ? [flight("depot-parts", `die-${old.indexOf("tool")}`)] : [];
    case "placed": {
      const [first, last] = [event.start, number(event.field)];
      const past = [first === 0 ? `start-${event.colour}` : `field-${event.colour}-${first}`];
      for (let field = first + 1; field < last; field++) past.push(`field-${event.colour}-${field}`);
      return [flight(`piece-${event.field}`, `depot-${store(event.rocket)}`, { past, ms: LAUNCH + HOP * (last - first) })];
    }
    case "part-placed":
      return [flight(`piece-${event.field}`, "depot-parts")];
    case "won":
      return [
        ...(event.rocket ? [flight(`depot-${event.rocket}`, `field-${event.field}`)] : []),
        ...(event.flag ? [flight("flags", `field-${event.field}`)] : []),
      ];
    case "gave-back":
      return [flight(`supply-${store(event.rocket)}`, `depot-${store(event.rocket)}`)];
    default:
      return [];
  }
}

/** Which dice roll, by their new places. */
export function tumbling(event: Event, old: readonly string[] = []): number[] {
  if (event.kind === "rolled") return event.dice.map((_, at) => at);
  if (event.kind !== "kept") return [];
  return samePlaces(old, event.kept, event.dice).flatMap((place, at) => (place < 0 ? [at] : []));
}

/** How long an event is shown at most, in ms. */
export function length(event: Event, old: readonly string[] = []): number {
  const flown = moves(event, old).map(({ delay, ms }) => delay + ms);
  const rolled = tumbling(event, old).map((_, at) => TUMBLE + STAGGER * at);
  return Math.max(...flown, ...rolled, event.kind === "ended" ? ROADS_LIT : 0);
}

const LIT = 420; // a road's points at the end
const ROADS_LIT = 4 * 110 + LIT;

/** Show an event on a board that was just drawn anew; ends when all has arrived. */
export async function perform(board: HTMLElement, event: Event, before: Rects, old: readonly string[]): Promise<void> {
  const flights = moves(event, old).map(({ what, from, past, delay, ms }) => {
    const element = find(board, what);
    const start = before.get(from);
    if (!element || !start) return null;
    if (past.length) return aloft(element, () => launch(board, element, start, past, ms));
    if (near(element.getBoundingClientRect(), start)) return null;
    return aloft(element, () => fly(element, start, { ms, delay }));
  });
  await Promise.all([...flights, ...tumbling(event, old).map((die, at) => tumble(board, die, at)), gesture(board, event)]);
}

/** What happens on the spot. */
async function gesture(board: HTMLElement, event: Event): Promise<void> {
  switch (event.kind) {
    case "kept":
      if (event.kept.length === event.dice.length) await swell(find(board, "dice"), 320, 1.06);
      return;
    case "gained":
      return swell(find(board, "count-parts"), 600, 1.8);
    case "placed":
      return swell(find(board, `points-${event.colour}`), 700, 1.5);
    case "won":
      if (event.flag) void swell(find(board, "score"), 600, 1.3);
      return event.rocket ? swell(find(board, `count-${event.rocket}`), 600, 1.8) : undefined;
    case "ended": {
      const roads = [...board.querySelectorAll("[data-lit]")];
      void swell(find(board, "score"), ROADS_LIT, 1.4);
      await Promise.all(roads.map((road, at) => light(road, 110 * at)));
      return;
    }
    default:
  }
}

/** The rocket leaves the depot, and flies up its road from field to field. */
async function launch(board: HTMLElement, rocket: HTMLElement, start: DOMRect, past: readonly string[], ms: number): Promise<void> {
  const end = rocket.getBoundingClientRect();
  const away = (rect: DOMRect): [number, number] => [
    rect.x + rect.width / 2 - end.x - end.width / 2,
    rect.y + rect.height / 2 - end.y - end.height / 2,
  ];
  const stops = past.map((name) => find(board, name)?.getBoundingClientRect()).filter((rect) => rect !== undefined);
  const points = [start, ...stops].map(away);
  const first = LAUNCH / ms;
  const frames = points.map(([x, y], at) => ({
    transform: `translate(${x}px, ${y}px)`,
    offset: at === 0 ? 0 : first + ((1 - first) * (at - 1)) / stops.length,
    easing: at === 0 ? "ease-in-out" : "linear",
  }));
  const flame = rocket.querySelector("[data-flame]");
  if (flame) void animate(flame, [{ opacity: 1 }, { opacity: 1, offset: 0.9 }, { opacity: 0 }], { ms, easing: "linear" });
  await animate(rocket, [...frames, { transform: "none", offset: 1 }], { ms, easing: "linear" });
}

/** A die comes rolling. */
async function tumble(board: HTMLElement, die: number, at: number): Promise<void> {
  const element = find(board, `die-${die}`);
  const cube = element?.querySelector("[data-cube]");
  if (!element || !cube) return;
  const options = { ms: TUMBLE, delay: STAGGER * at, easing: "cubic-bezier(0.2, 0.6, 0.3, 1)" };
  const sign = die % 2 ? -1 : 1;
  const frames = [
    { transform: "translate(-160%, 40%) scale(0.8)", opacity: 0 },
    { transform: "translate(-110%, -45%) scale(1.15)", opacity: 1, offset: 0.3 },
    { transform: "translate(-30%, 8%)", offset: 0.65 },
    { transform: "translate(-10%, -8%)", offset: 0.8 },
    { transform: "none" },
  ];
  const turns = [{ transform: `rotateX(${-540 * sign}deg) rotateY(720deg) rotateZ(${200 * sign}deg)` }, { transform: "none" }];
  await Promise.all([animate(element, frames, options), animate(cube, turns, options)]);
}

async function light(element: Element, delay: number): Promise<void> {
  const frames = [{ filter: "none" }, { filter: "brightness(1.9) drop-shadow(0 0 10px #ffc56b)" }, { filter: "none" }];
  await animate(element, frames, { ms: LIT, delay });
}
