import { flushSync } from "svelte";
import { describe, expect, it, vi } from "vitest";
import Board from "../../../src/games/galaktico/Board.svelte";
import { boardOf, choose, eventsByKind, press } from "../board";
import { POSITIONS, position, SEATS, type Position } from "./positions";
import { CATALOGUES } from "./says";

/** Buttons that the table makes by itself, and those that appear only when they are needed. */
const LOOSE = ["ready", "stay", "hyper-0", "hyper-1", "hyper-2"];

const { show, showsEvents, offersAll } = boardOf<Position>(Board, SEATS, CATALOGUES.de.say);

// A board of 108 fields takes its time in a browser that is none: a position of each kind is enough.
vi.setConfig({ testTimeout: 60_000 });

const OFFERING = {
  phone: ["setup", "full", "deployed", "fly"].map(position),
  desktop: ["first", "three", "destroyers"].map(position),
};

offersAll(OFFERING, LOOSE, (page, at) => {
  const back = [...page.querySelectorAll<HTMLElement>("button[data-back]")].map(({ dataset }) => dataset["back"]);
  const setup = at.view.phase === "setup" && at.choices.length > 0;
  expect(back.sort()).toEqual(setup ? at.regrets.map((tokens) => tokens.join(" ")).sort() : []);
});

/** The kinds that are shown in their own way. */
const SHOWN = ["equipped", "ready", "began", "moved", "fought", "took", "ended"];

showsEvents(eventsByKind(POSITIONS).filter(({ what }) => SHOWN.includes(what)));

describe("a chosen ship", () => {
  const at = position("began");
  const reach = at.view.reach.find(({ courses, attacks }) => attacks.length > 0 && courses.some(({ jumps }) => jumps.length > 0));
  const ship = reach?.ship ?? "";

  it("shows its reach: what it can fly to is offered, and says how far it is", () => {
    const page = show(at, "phone");
    choose(page, ship);
    const glowing = [...page.querySelectorAll<HTMLElement>('.space [data-state="offered"]')].map(({ dataset }) => dataset["token"]);
    const ends = [...(reach?.courses ?? []), ...(reach?.attacks ?? [])].map(({ path }) => path.at(-1));
    expect(new Set(glowing)).toEqual(new Set(ends));
    const far = reach?.courses.find(({ path, jumps }) => path.length === 3 && jumps.length === 1)?.path.at(-1);
    expect(page.querySelector(`[data-choice="${far}"]`)?.getAttribute("aria-label")).toMatch(/3 Schritte, davon ein Hyperraumflug$/);
    expect(page.querySelectorAll(".aim").length).toBe(new Set(reach?.attacks.map(({ path }) => path.at(-1))).size);
  });

  it("draws the way to the field that has the focus, mirror flights as bows", () => {
    const page = show(at, "phone");
    choose(page, ship);
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
    choose(page, ship);
    const out = page.querySelector<HTMLElement>(".space button[data-why]");
    expect(out?.getAttribute("aria-label")).toMatch(/warum geht das nicht\?$/);
    out?.click();
    flushSync();
    expect(asked).toEqual([`${ship} ${out?.dataset["why"]}`]);
    const other = at.view.reach.find((one) => one.ship !== ship)?.ship;
    choose(page, other ?? "");
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
  choose(page, reach?.ship ?? "");
  choose(page, target ?? "");
  const counts = reach?.attacks.filter(({ path }) => path.at(-1) === target).map(({ jumps }) => `hyper-${jumps.length}`);
  const offered = [...page.querySelectorAll<HTMLElement>("[data-choice^=hyper]")].map(({ dataset }) => dataset["choice"]);
  expect(offered).toEqual(counts);
});

it("totals are shown only where the other's loadout has been", () => {
  const at = position("attack");
  const page = show(at, "phone");
  for (const reach of at.view.reach.filter(({ attacks }) => attacks.length > 0)) {
    choose(page, reach.ship);
    const known = reach.attacks.filter(({ attack }) => attack !== null).map(({ path }) => path.at(-1));
    expect(page.querySelectorAll(".totals")).toHaveLength(new Set(known).size);
    choose(page, reach.ship);
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
  choose(page, weapon?.token ?? "");
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
