// The tests that every board passes, and what its own tests begin with: a board in a position, and clicks on it.

import { flushSync, mount, unmount, type ComponentProps } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { device } from "../../src/app/device.svelte";
import type { SeatInfo } from "../../src/generated/protocol";
import type { AnyBoard, Size } from "../../src/table/board";
import type { Say } from "../../src/texts/catalogue";
import { texts } from "../../src/texts/texts.svelte";
import { until } from "../until";
import type { Position } from "./stand";
import Stand from "./Stand.svelte";

/** What a test gives a board besides its position. */
export type Given = Partial<Pick<ComponentProps<typeof Stand>, "event" | "done" | "play" | "undo">>;

type AnyPosition = Position<unknown, unknown>;

/** An event of the move that led to a position. */
interface Moment<At extends AnyPosition> {
  readonly what: string;
  readonly at: At;
  readonly event: At["events"][number];
}

/** The first event of each position that has any. */
export function firstEvents<At extends AnyPosition>(positions: readonly At[]): Moment<At>[] {
  return positions.flatMap((at) => (at.events.length > 0 ? [{ what: at.name, at, event: at.events[0] }] : []));
}

/** An event of every kind that there is. */
export function eventsByKind<At extends Position<unknown, { readonly kind: string }>>(positions: readonly At[]): Moment<At>[] {
  const all = positions.flatMap((at) => at.events.map((event) => ({ what: event.kind, at, event })));
  return [...new Map(all.map((moment) => [moment.what, moment])).values()];
}

/** Mounts a game's board for each test, in German, and takes it away afterwards. */
export function boardOf<At extends AnyPosition>(Board: AnyBoard, seats: readonly SeatInfo[], say: Say) {
  let board: Record<string, unknown> | null = null;

  function show(at: At, size: Size, given: Given = {}): HTMLElement {
    board = mount(Stand, { target: document.body, props: { Board, seats, say, at, size, ...given } });
    flushSync();
    return document.body;
  }

  function clear(): void {
    if (board) void unmount(board);
    board = null;
    document.body.innerHTML = "";
  }

  /** Each of these events is shown, and the board says once when that is over. */
  function showsEvents(moments: readonly Moment<At>[]): void {
    it.each(moments)("an event is shown, and its end is told: $what", async ({ at, event }) => {
      const done = vi.fn();
      show({ ...at, view: at.before, choices: [] }, "phone", { event, done });
      await until(() => done.mock.calls.length > 0);
      expect(done).toHaveBeenCalledTimes(1);
    });
  }

  /** In these positions all that can be chosen is offered, by name; `loose` are buttons that the table makes by itself. */
  function offersAll(
    positions: Readonly<Record<Size, readonly At[]>>,
    loose: readonly string[],
    also: (page: HTMLElement, at: At) => void,
  ): void {
    describe.each(["phone", "desktop"] as const)("the board on a %s", (size) => {
      it.each(positions[size])("offers all that can be chosen, by name: $name", (at) => {
        const page = show(at, size);
        const [offered, wanted] = [new Set(choices(page)), new Set(at.choices.flat())];
        for (const token of wanted) expect(offered.has(token) || loose.includes(token), token).toBe(true);
        for (const token of offered) expect(wanted.has(token)).toBe(true);
        const named = [...page.querySelectorAll("button, [role=img], section, [role=group]")];
        const nameless = named.filter((one) => !one.getAttribute("aria-label")?.trim() && !one.textContent?.trim());
        expect(nameless.map(({ outerHTML }) => outerHTML)).toEqual([]);
        also(page, at);
      });
    });
  }

  beforeEach(async () => {
    device.remember({ language: "de" });
    await texts.load("de");
    // what the test's browser does not have
    Element.prototype.animate = vi.fn(() => ({ finished: Promise.resolve() }) as unknown as Animation);
    Element.prototype.getAnimations = () => [];
  });

  afterEach(clear);

  return { show, clear, showsEvents, offersAll };
}

/** What can be chosen, as often as it can be. */
function choices(page: Element): string[] {
  return [...page.querySelectorAll<HTMLElement>("button[data-choice]")].map(({ dataset }) => dataset["choice"] ?? "");
}

/** What it would mean to choose each of them. */
export function labels(page: Element): (string | null)[] {
  return [...page.querySelectorAll("button[data-choice]")].map((button) => button.getAttribute("aria-label"));
}

/** What the cards in hand are called, whether they can be chosen or not. */
export function cardsInHand(page: Element): (string | null)[] {
  const held = [...page.querySelectorAll(".hand [data-token]")];
  return held.map((token) => (token.querySelector("button") ?? token).getAttribute("aria-label"));
}

export function press(page: Element, selector: string): void {
  const button = page.querySelector<HTMLElement>(selector);
  expect(button, selector).not.toBeNull();
  button?.click();
  flushSync();
}

export const choose = (page: Element, token: string): void => press(page, `button[data-choice="${token}"]`);
