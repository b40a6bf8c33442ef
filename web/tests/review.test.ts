import { readFileSync } from "node:fs";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { transport } from "../src/app/api";
import { device } from "../src/app/device.svelte";
import type { ReviewInfo, SeatInfo, TableInfo } from "../src/generated/protocol";
import LookBack from "../src/table/LookBack.svelte";
import { apart, changes, heading, highest, moment, Scale, standing, story, worth } from "../src/table/review";
import { Catalogue } from "../src/texts/catalogue";
import { until } from "./until";

function words(language: "de" | "en"): Catalogue {
  return new Catalogue(language, [readFileSync(`../src/raumhafen/engine/texts/${language}.ftl`, "utf8")]);
}

const names = ["Ada", "Vega"];
const review: ReviewInfo = {
  unit: "chances",
  worlds: 100,
  steps: [
    { first: 1, last: 6, seat: -1, events: ["both lay", ""] },
    { first: 7, last: 7, seat: 1, events: ["Vega fires"] },
  ],
  points: [
    [0.5, 0.5],
    [0.69, 0.31],
    [0, 1],
  ],
  turning: [{ step: 1, seats: [1, 0] }],
};
const points: ReviewInfo = { ...review, unit: "points", points: [[11.04], [12.3], [16]], turning: [] };
const chronicle = { narrate: (event: unknown) => String(event) };
const spaced = (said: string): string => said.replaceAll("\u00a0", " ");

describe("a look back in words", () => {
  const [de, en] = [words("de").say, words("en").say];

  it("says whose moves they were", () => {
    expect(heading(review.steps[0]!, names, de)).toBe("Zug 1–6, alle zugleich");
    expect(heading(review.steps[1]!, names, en)).toBe("Move 7, Vega");
    expect(moment(review, 0, names, de)).toBe("Zu Beginn");
    expect(moment(review, 2, names, de)).toBe("Zug 7, Vega");
    expect(story(review.steps[0], chronicle, names, de)).toEqual(["both lay"]);
    expect(story(undefined, chronicle, names, de)).toEqual([]);
  });

  it("says how chances changed", () => {
    expect(changes(review, review.turning[0]!, names, de).map(spaced)).toEqual([
      "Vega: 31 % → 100 %",
      "Ada: 69 % → 0 %",
    ]);
    expect(spaced(standing(review, 1, names, en))).toBe("Ada 69 %, Vega 31 %");
    expect(spaced(worth(11.04, points, de))).toBe("11 Punkte");
    expect(spaced(worth(12.34, points, en))).toBe("12.3 points");
  });
});

describe("the chart", () => {
  it("lays moments from left to right and chances from the bottom up", () => {
    const scale = new Scale(3, highest(review), 200, 100);
    expect([scale.x(0), scale.x(1), scale.x(2)]).toEqual([0, 100, 200]);
    expect([scale.y(0), scale.y(0.25), scale.y(1)]).toEqual([100, 75, 0]);
    expect([scale.at(-9), scale.at(60), scale.at(999)]).toEqual([0, 1, 2]);
    expect(highest(points)).toBe(20);
  });

  it("keeps labels apart", () => {
    expect(apart([10, 90], 20, 100)).toEqual([10, 90]);
    expect(apart([100, 0, 100, 100], 20, 100)).toEqual([60, 0, 80, 100]);
    expect(apart([0, 0], 20, 100)).toEqual([0, 20]);
  });
});

describe("the look back on the result page", () => {
  let shown: Record<string, unknown>;
  const asked: string[] = [];
  let answer: () => Response;

  const seat = (at: number, name: string): SeatInfo => ({
    seat: at,
    kind: "person",
    name,
    colour: at ? "rose" : "sky",
    level: "",
    stands_in: false,
    online: true,
    mine: at === 0,
    clock: null,
  });
  const table = { id: "abc", game: "toy", seats: [seat(0, "Ada"), seat(1, "Vega")] } as unknown as TableInfo;
  const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);

  async function look(): Promise<void> {
    find("[data-action=look-back]")!.click();
    flushSync();
    expect(find("[aria-busy=true]")).not.toBeNull();
    await until(() => !find("[aria-busy=true]"));
  }

  beforeEach(() => {
    device.remember({ language: "en", motion: "off" });
    answer = () => Response.json(review);
    transport.fetch = (path) => {
      asked.push(path.split("?")[0] ?? "");
      return Promise.resolve(answer());
    };
    asked.length = 0;
    shown = mount(LookBack, { target: document.body, props: { table, chronicle, say: words("en").say } });
    flushSync();
  });

  afterEach(async () => {
    await unmount(shown);
    document.body.replaceChildren();
  });

  it("is asked for by a button, and drawn", async () => {
    expect(asked).toEqual([]);
    await look();
    expect(asked).toEqual(["/api/tables/abc/review"]);
    expect(document.querySelectorAll("[data-line]")).toHaveLength(2);
    expect(spaced(find("[data-turning]")!.textContent ?? "")).toContain("Vega: 31 % → 100 %");
    expect(find("[data-turning]")!.textContent).toContain("Vega fires");
    expect(document.querySelectorAll("tbody tr")).toHaveLength(3);
  });

  it("tells of any moment", async () => {
    await look();
    const slider = find("[data-moment]") as HTMLInputElement;
    expect(slider.value).toBe("0"); // the beginning
    slider.value = "1";
    slider.dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();
    expect(find("[data-told]")!.textContent).toContain("both lay");
    expect(spaced(slider.getAttribute("aria-valuetext") ?? "")).toBe("Moves 1–6, all at once: Ada 69 %, Vega 31 %");
  });

  it("shows a turning point in the chart", async () => {
    await look();
    find("[data-turning] button")!.click();
    flushSync();
    expect((find("[data-moment]") as HTMLInputElement).value).toBe("2");
    expect(document.activeElement).toBe(find("[data-moment]"));
  });

  it("says why it cannot be had, and can be asked again", async () => {
    answer = () => Response.json({ code: "review-busy", text: "Too many." }, { status: 409 });
    await look();
    expect(find("[role=alert]")!.textContent).toBe("Too many.");
    answer = () => Response.json(review);
    await look();
    expect(find("[data-look-back]")).not.toBeNull();
  });
});
