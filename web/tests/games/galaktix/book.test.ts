// The page of a book against a server that holds one: whose column it is, what is refused, who cannot come in.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { transport } from "../../../src/app/api";
import { columnOf, shutOut } from "../../../src/app/book";
import { device } from "../../../src/app/device.svelte";
import type { BestResult, Chart } from "../../../src/generated/galaktix";
import type { BookInfo } from "../../../src/generated/protocol";
import Book from "../../../src/pages/Book.svelte";
import { texts } from "../../../src/texts/texts.svelte";
import { until } from "../../until";


const UNPLAYED: BestResult = { score: null, medal: "" };

/** A chart in which everybody has the same results in level 1-1. */
function chart(players: readonly string[], score: number): Chart {
  return {
    players,
    next: players.map(() => "1-2"),
    chapters: [1, 2, 3, 4].map((chapter) => ({
      chapter,
      medals: [60, 75, 90],
      levels: [1, 2, 3, 4, 5].map((number) => ({
        level: `${chapter}-${number}`,
        medals: [12, 15, 18],
        best: players.map(() => (chapter + number === 2 ? { score, medal: "bronze" as const } : UNPLAYED)),
      })),
      results: players.map(() => ({ score: chapter === 1 ? score : 0, played: chapter === 1 ? 1 : 0, medal: "" as const })),
    })),
  };
}

const info = (...players: string[]): BookInfo => ({
  game: "galaktix",
  edition: "reference",
  players,
  columns: 5,
  chart: chart(players, 14),
});

describe("columns", () => {
  it("are found by how a name sounds", () => {
    expect(columnOf(["Bo", "Ada"], "ADA")).toBe(1);
    expect(columnOf(["Zoë"], "Zoe\u0308")).toBe(0);
    expect(columnOf(["Bo"], "Ada")).toBe(-1);
  });

  it("are taken by five at most", () => {
    expect(shutOut(info("A", "B", "C", "D"), "Ada")).toBe(false);
    expect(shutOut(info("A", "B", "C", "D", "E"), "Ada")).toBe(true);
    expect(shutOut(info("A", "B", "C", "D", "ada"), "Ada")).toBe(false);
  });
});

describe("the page of a book", () => {
  let page: Record<string, unknown>;
  let asked: { path: string; body: unknown }[];
  let answer: (path: string, body: unknown) => Response;

  const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);

  async function click(selector: string): Promise<void> {
    (await until(() => find(selector))).click();
    flushSync();
  }

  beforeEach(async () => {
    device.remember({ language: "en", motion: "off", name: "Ada", players: {} });
    HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
      this.open = true;
    };
    asked = [];
    answer = () => Response.json(info("Bo", "Ada"));
    transport.fetch = (path, init) => {
      const body: unknown = init.body ? JSON.parse(String(init.body)) : null;
      const { pathname } = new URL(path, "http://here");
      asked.push({ path: pathname, body });
      return Promise.resolve(answer(pathname, body));
    };
    await texts.load("en");
  });

  afterEach(async () => {
    await unmount(page);
    document.body.replaceChildren();
  });

  const open = (): void => void (page = mount(Book, { target: document.body, props: { game: "galaktix" } }));

  it("shows the column of the player at the device, and another on demand", async () => {
    open();
    const level = await until(() => find('[data-level="1-1"]'));
    expect(level.dataset["medal"]).toBe("bronze");
    expect(level.querySelector(".hidden")?.textContent).toContain("Best result: 14, Bronze");
    expect(find('[data-player="Ada"]')?.getAttribute("aria-pressed")).toBe("true");
    expect(find("[data-next=true]")?.dataset["level"]).toBe("1-2");
    await click('[data-player="Bo"]');
    expect(find('[data-player="Bo"]')?.getAttribute("aria-pressed")).toBe("true");
    expect(device.memory.players["galaktix"]).toBe("Bo");
  });

  it("plays a level as the chosen player", async () => {
    open();
    await click('[data-player="Bo"]');
    answer = (path) => (path === "/api/tables" ? Response.json({ id: "abc" }) : Response.json(info("Bo")));
    await click('[data-level="3-4"]');
    const request = await until(() => asked.find(({ path }) => path === "/api/tables"));
    expect(request.body).toMatchObject({ game: "galaktix", person: { name: "Bo" }, options: { level: "3-4" } });
    await until(() => location.pathname === "/t/abc");
  });

  it("lets a new player begin with the first level", async () => {
    device.remember({ name: "Cy" });
    open();
    expect((await until(() => find("[data-next=true]"))).dataset["level"]).toBe("1-1");
    expect(find('[data-level="1-1"]')?.dataset["score"]).toBeUndefined();
    expect(find('[data-player="Cy"]')?.textContent).toContain("(new)");
    expect(find("[data-full]")).toBeNull();
  });

  it("says when there is no column left", async () => {
    answer = () => Response.json(info("A", "B", "C", "D", "E"));
    open();
    expect((await until(() => find("[data-full]"))).textContent).toContain("Ada cannot be entered");
    expect(find("[data-action=add]")).toBeNull();
  });

  it("says why a file was refused, and keeps what is there", async () => {
    open();
    await click("[data-action=keeping]");
    const input = await until(() => find('[data-form=import] input[type="file"]'));
    const chosen = new File(["oops"], "book.json");
    Object.defineProperty(input, "files", { value: Object.assign([chosen], { item: () => chosen }), writable: true });
    input.dispatchEvent(new Event("change", { bubbles: true }));
    flushSync();
    answer = () => Response.json({ code: "book-syntax", text: "That is no book." }, { status: 400 });
    (await until(() => find("[data-form=import]"))).dispatchEvent(new SubmitEvent("submit", { cancelable: true }));
    expect((await until(() => find("[data-keeping] [role=alert]"))).textContent).toBe("That is no book.");
    expect(asked.at(-1)).toEqual({ path: "/api/books/galaktix/import", body: { text: "oops", replace: false } });
    expect((await until(() => find('[data-level="1-1"]'))).dataset["score"]).toBe("14");
  });

  it("removes a player only when confirmed", async () => {
    open();
    await click("[data-action=keeping]");
    await click('[data-keep="Bo"] [data-action=remove]');
    expect(asked).toHaveLength(1);
    answer = () => Response.json(info("Ada"));
    await click('[data-keep="Bo"] [data-action=remove-sure]');
    await until(() => !find('[data-keep="Bo"]'));
    expect(asked.at(-1)).toEqual({ path: "/api/books/galaktix/remove", body: { name: "Bo" } });
  });

  it("says what is wrong with a damaged book, which can be replaced", async () => {
    answer = () => Response.json({ code: "book-damaged", text: "It is damaged." }, { status: 409 });
    open();
    expect((await until(() => find("[role=alert]"))).textContent).toBe("It is damaged.");
    await click("[data-action=keeping]");
    expect(find("[data-form=import]")).not.toBeNull();
    expect(find("[data-action=export]")).toBeNull();
  });

  it("waits until the rules are ready", async () => {
    let times = 0;
    answer = () =>
      ++times < 2 ? Response.json({ code: "preparing", text: "" }, { status: 409 }) : Response.json(info("Ada"));
    open();
    await until(() => find("[role=status]"));
    expect(find("[data-chart]")).toBeNull();
    await until(() => find("[data-chart]"));
    expect(times).toBe(2);
  });
});
