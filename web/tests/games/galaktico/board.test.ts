import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { device } from "../../../src/app/device.svelte";
import { texts } from "../../../src/texts/texts.svelte";
import { until } from "../../until";
import { POSITIONS, position, type Position } from "./positions";
import Stand from "./Stand.svelte";

/** Buttons that the table makes by itself, and those that appear only when they are needed. */
const LOOSE = ["ready", "stay", "hyper-0", "hyper-1", "hyper-2"];

let board: Record<string, unknown> | null = null;

function show(at: Position, size: "phone" | "desktop", more: object = {}): Element {
  board = mount(Stand, { target: document.body, props: { at, size, ...more } });
  flushSync();
  return document.body;
}

function press(page: Element, selector: string): void {
  const button = page.querySelector<HTMLElement>(selector);
  expect(button, selector).not.toBeNull();
  button?.click();
  flushSync();
}

beforeEach(async () => {
  device.remember({ language: "de" });
  await texts.load("de");
  // what the test's browser does not have
  Element.prototype.animate = vi.fn(() => ({ finished: Promise.resolve() }) as unknown as Animation);
  Element.prototype.getAnimations = () => [];
});

afterEach(() => {
  if (board) void unmount(board);
  board = null;
  document.body.innerHTML = "";
});

// A board of 108 fields takes its time in a browser that is none: a position of each kind is enough.
vi.setConfig({ testTimeout: 60_000 });

describe.each([
  { size: "phone", positions: ["setup", "full", "deployed", "fly"].map(position) },
  { size: "desktop", positions: ["first", "three", "destroyers"].map(position) },
] as const)("the board on a $size", ({ size, positions }) => {
  it.each(positions)("offers all that can be chosen, by name: $name", (at) => {
    const page = show(at, size);
    const offered = new Set([...page.querySelectorAll<HTMLElement>("button[data-choice]")].map(({ dataset }) => dataset["choice"]));
    const wanted = new Set(at.choices.flat());
    for (const token of wanted) expect(offered.has(token) || LOOSE.includes(token), token).toBe(true);
    for (const token of offered) expect(wanted.has(token ?? "")).toBe(true);
    const named = [...page.querySelectorAll("button, [role=img], section, [role=group]")];
    const nameless = named.filter((element) => !element.getAttribute("aria-label")?.trim() && !element.textContent?.trim());
    expect(nameless.map((element) => element.outerHTML)).toEqual([]);
    const back = [...page.querySelectorAll<HTMLElement>("button[data-back]")].map(({ dataset }) => dataset["back"]);
    const setup = at.view.phase === "setup" && at.choices.length > 0;
    expect(back.sort()).toEqual(setup ? at.regrets.map((tokens) => tokens.join(" ")).sort() : []);
  });
});

/** A position for each kind of event that is shown in its own way. */
const HAPPENED = (["equipped", "ready", "began", "moved", "fought", "took", "ended"] as const).map((kind) => ({
  kind,
  at: POSITIONS.find(({ events }) => events.some((event) => event.kind === kind))!,
}));

it.each(HAPPENED)("an event is shown, and its end is told: $kind", async ({ kind, at }) => {
  const done = vi.fn();
  show({ ...at, view: at.before, choices: [] }, "phone", { event: at.events.find((event) => event.kind === kind), done });
  await until(() => done.mock.calls.length > 0);
  expect(done).toHaveBeenCalledTimes(1);
});

describe("a chosen ship", () => {
  const at = position("began");
  const reach = at.view.reach.find(({ courses, attacks }) => attacks.length > 0 && courses.some(({ jumps }) => jumps.length > 0));
  const ship = reach?.ship ?? "";

  it("shows its reach: what it can fly to is offered, and says how far it is", () => {
    const page = show(at, "phone");
    press(page, `button[data-choice="${ship}"]`);
    const glowing = [...page.querySelectorAll<HTMLElement>('.space [data-state="offered"]')].map(({ dataset }) => dataset["token"]);
    const ends = [...(reach?.courses ?? []), ...(reach?.attacks ?? [])].map(({ path }) => path.at(-1));
    expect(new Set(glowing)).toEqual(new Set(ends));
    const far = reach?.courses.find(({ path, jumps }) => path.length === 3 && jumps.length === 1)?.path.at(-1);
    expect(page.querySelector(`[data-choice="${far}"]`)?.getAttribute("aria-label")).toMatch(/3 Schritte, davon ein Hyperraumflug$/);
    expect(page.querySelectorAll(".aim").length).toBe(new Set(reach?.attacks.map(({ path }) => path.at(-1))).size);
  });

  it("draws the way to the field that has the focus, mirror flights as bows", () => {
    const page = show(at, "phone");
    press(page, `button[data-choice="${ship}"]`);
    expect(page.querySelector(".flights .way")).toBeNull();
    const jump = reach?.courses.find(({ jumps }) => jumps.length === 1);
    page.querySelector<HTMLElement>(`[data-choice="${jump?.path.at(-1)}"]`)?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
    flushSync();
    expect(page.querySelectorAll(".flights .way circle")).toHaveLength(jump?.path.length ?? -1);
    expect(page.querySelectorAll(".flights .way .bow")).toHaveLength(1);
  });

  it("a field out of reach is asked about together with it, another ship is chosen instead", () => {
    const asked: string[] = [];
    const page = show(at, "phone", { play: (tokens: readonly string[]) => asked.push(tokens.join(" ")) });
    press(page, `button[data-choice="${ship}"]`);
    const out = page.querySelector<HTMLElement>(".space button[data-why]");
    expect(out?.getAttribute("aria-label")).toMatch(/warum geht das nicht\?$/);
    out?.click();
    flushSync();
    expect(asked).toEqual([`${ship} ${out?.dataset["why"]}`]);
    const other = at.view.reach.find((one) => one.ship !== ship)?.ship;
    press(page, `button[data-choice="${other}"]`);
    expect(page.querySelector(`[data-token="${other}"]`)?.getAttribute("data-state")).toBe("chosen");
    expect(asked).toHaveLength(1);
  });
});

it("where an attack can be flown in several ways, it is asked which", () => {
  const at = position("several");
  const page = show(at, "phone");
  const reach = at.view.reach.find(({ attacks }) => attacks.length > new Set(attacks.map(({ path }) => path.at(-1))).size);
  const ends = reach?.attacks.map(({ path }) => path.at(-1) ?? "") ?? [];
  const target = ends.find((end, at_) => ends.indexOf(end) !== at_);
  expect(page.querySelector("[data-choice^=hyper]")).toBeNull();
  press(page, `button[data-choice="${reach?.ship}"]`);
  press(page, `button[data-choice="${target}"]`);
  const counts = reach?.attacks.filter(({ path }) => path.at(-1) === target).map(({ jumps }) => `hyper-${jumps.length}`);
  const offered = [...page.querySelectorAll<HTMLElement>("[data-choice^=hyper]")].map(({ dataset }) => dataset["choice"]);
  expect(offered).toEqual(counts);
});

it("totals are shown only where the other's loadout has been", () => {
  const at = position("attack");
  const page = show(at, "phone");
  for (const reach of at.view.reach.filter(({ attacks }) => attacks.length > 0)) {
    press(page, `button[data-choice="${reach.ship}"]`);
    const known = reach.attacks.filter(({ attack }) => attack !== null).map(({ path }) => path.at(-1));
    expect(page.querySelectorAll(".totals")).toHaveLength(new Set(known).size);
    press(page, `button[data-choice="${reach.ship}"]`);
  }
});

it("what was set up is taken back by a click, each thing for itself", () => {
  const at = position("setup");
  const undo = vi.fn();
  const page = show(at, "phone", { undo });
  const lying = [...page.querySelectorAll<HTMLElement>("button[data-back]")];
  expect(lying).toHaveLength(10);
  for (const button of lying) expect(button.getAttribute("aria-label")).toMatch(/ – zurücknehmen$/);
  lying[4]?.click();
  expect(undo.mock.calls.map(([tokens]: string[][]) => tokens?.join(" "))).toEqual([lying[4]?.dataset["back"]]);
});

it("a chosen weapon leaves shields alone, and a chosen shield weapons", () => {
  const at = position("setup");
  const page = show(at, "phone");
  const weapon = at.view.weapons.find(({ token }) => page.querySelector(`[data-choice="${token}"]`));
  press(page, `button[data-choice="${weapon?.token}"]`);
  const shields = at.view.shields.map(({ token }) => token);
  const backs = [...page.querySelectorAll<HTMLElement>("section button[data-back]")].map(({ dataset }) => dataset["back"]?.split(" ")[1] ?? "");
  expect(backs.length).toBeGreaterThan(0);
  expect(backs.filter((token) => shields.includes(token))).toEqual([]);
});

it("what others set up is not shown, not even how far they are", () => {
  const at = position("setup");
  expect(at.view.ships.every(({ seat }) => seat === at.seat)).toBe(true);
  const page = show(at, "desktop");
  expect(page.querySelectorAll('section[data-at^="card-"]')).toHaveLength(4);
});

it("of hidden loadouts is shown what they can still be", () => {
  const at = position("fought");
  const page = show(at, "phone");
  const hidden = at.view.players[1]?.cards.filter(({ shown }) => !shown) ?? [];
  const listed = page.querySelectorAll(".still .weapons li").length;
  expect(hidden.length).toBeGreaterThan(0);
  expect(listed).toBe(hidden[0]?.may_weapons.length);
});

it("a fight is laid out side by side, and put away by choosing something", () => {
  const at = position("fought");
  const page = show({ ...at, view: at.before, choices: [] }, "phone", { event: at.events.find(({ kind }) => kind === "fought") });
  expect(page.querySelectorAll(".fight [data-total]")).toHaveLength(2);
  expect(page.querySelector(".fight")?.getAttribute("aria-label")).toContain(" = ");
  press(page, ".close");
  expect(page.querySelector(".fight")).toBeNull();
  press(page, ".again");
  expect(page.querySelector(".fight")).not.toBeNull();
});

it("a spectator chooses nothing and sees only what was shown", () => {
  const page = show(position("watched"), "desktop");
  expect(page.querySelector("button[data-choice], button[data-why]")).toBeNull();
  const known = position("watched").view.players.flatMap(({ cards }) => cards).filter(({ shown }) => shown).length;
  expect(page.querySelectorAll("section[data-at] .loadout:not(:has(.guess))").length).toBe(known);
});
