// A whole match of the toy at the real table page, by clicks, against the fake server.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import App from "../src/App.svelte";
import { device } from "../src/app/device.svelte";
import { router } from "../src/app/router.svelte";
import { FakeServer } from "../src/fake/server";
import { texts } from "../src/texts/texts.svelte";
import { until } from "./until";

const FOREVER = 2 ** 30; // ms: a bot that thinks as long as the test lasts

let app: Record<string, unknown>;
let server: FakeServer;

beforeEach(async () => {
  device.remember({ language: "en", motion: "off", name: "Ada" });
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  server = new FakeServer(20);
  server.install();
  await texts.load("en"); // the last test may have left another language
  router.go("/");
  app = mount(App, { target: document.body });
  await until(() => find("[data-action=play-now]"));
});

afterEach(async () => {
  await unmount(app);
  document.body.replaceChildren();
});

const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);
const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];

async function click(selector: string): Promise<void> {
  (await until(() => find(selector))).click();
  flushSync();
}

const mine = (): Promise<unknown> => until(() => find('[data-mine="true"]'));

describe("the lounge", () => {
  it("shows what is there, a game that the client knows nothing of too", () => {
    const cards = all("[data-game]");
    expect(cards.map((card) => card.dataset["game"])).toEqual(["toy"]);
    expect(cards[0]?.querySelector("h3")?.textContent).toBe("Toy");
    expect(cards[0]?.querySelector(".world svg")).not.toBeNull();
    expect(all("[data-action=play-now]")).toHaveLength(1);
  });
});

describe("a table", () => {
  it("is played from the lounge to the result", async () => {
    await click("[data-action=play-now]");
    await mine();
    // first a world, then the verb that the board does not carry
    await click('[data-choice="a1"]');
    expect(all(".actions [data-choice]").map((button) => button.textContent?.trim())).toEqual(["Look", "Turn"]);
    await click('[data-choice="turn"]');
    await until(() => find('[data-choice="red-2"]'));
    // two equal cards are two things; longer choices exist, so it waits for the play button
    const [one, two] = all('[data-choice="red-2"]');
    one?.click();
    two?.click();
    flushSync();
    expect(all('[data-state="chosen"]')).toHaveLength(2);
    await click("[data-action=play]");
    // the bot plays, then it is our turn again
    await click('[data-choice="a2"]');
    await click('[data-choice="turn"]');
    await click('[data-choice="blue-3"]');
    await click('[data-choice="+1"]');
    const result = await until(() => find("[data-result]"));
    expect(result.textContent).toContain("You won!");
    expect(result.textContent).toContain("1st place");
  });

  it("takes back by a second click and by Escape", async () => {
    await click("[data-action=play-now]");
    await mine();
    await click('[data-choice="a1"]');
    await click('[data-choice="a1"]');
    expect(all('[data-state="chosen"]')).toHaveLength(0);
    await click('[data-choice="a1"]');
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    flushSync();
    expect(all('[data-state="chosen"]')).toHaveLength(0);
  });

  it("says why something was refused and lets choose again", async () => {
    await click("[data-action=play-now]");
    await mine();
    for (const table of server.tables.values()) vi.spyOn(table.toy, "play").mockReturnValue(false);
    await click('[data-choice="a1"]');
    await click('[data-choice="look"]');
    await until(() => find('[role="alert"]')?.textContent?.includes("not possible now"));
    expect(find('[data-choice="a1"]')).not.toBeNull();
  });

  it("comes back after a lost connection", async () => {
    await click("[data-action=play-now]");
    await mine();
    for (const table of server.tables.values()) for (const socket of [...table.sockets]) socket.breaks();
    await until(() => find('[data-link="lost"]'));
    expect(find("[data-choice]")).toBeNull();
    await until(() => find('[data-link="open"]'));
    await until(() => find("[data-choice]"));
  });

  it("names what is offered, and speaks the other language at once", async () => {
    await click("[data-action=play-now]");
    await mine();
    expect(find('[data-choice="a1"]')?.getAttribute("aria-label")).toBe("world a1");
    await until(() => find("[data-announcer]")?.textContent);
    device.remember({ language: "de" });
    await until(() => find("#content h1")?.textContent?.startsWith("Tisch:"));
  });
});

describe("a hint", () => {
  it("shows the best choices with their values, marks them, and chooses by a click", async () => {
    server = new FakeServer(FOREVER);
    server.install();
    await click("[data-action=play-now]");
    await mine();
    expect(find("[data-hint]")).toBeNull();
    await click("[data-action=hint]");
    const hint = await until(() => find('[data-hint="there"]'));
    await until(() => hint.textContent?.includes("The first suggestion is clearly the best. The coach estimates."));
    expect(all("[data-advised]").map((button) => button.dataset["advised"])).toEqual(["turn a3", "turn a2", "turn a1"]);
    expect(all("[data-advised]")[0]?.textContent).toContain("about 5 (± 0.25) points");
    expect(all("[data-marked]").map((thing) => thing.dataset["token"])).toEqual(["a3"]);
    expect(all(".actions .advised").map((button) => button.dataset["choice"])).toEqual(["turn"]);
    await click('[data-advised="turn a2"]');
    await until(() => find('[data-choice="red-2"]')); // played: nothing longer begins with it
    expect(find("[data-hint]")).toBeNull(); // it spoke of another position
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "h" }));
    await click('[data-advised="red-2 +1"]');
    expect(all('[data-board] [data-state="chosen"]').map((thing) => thing.dataset["token"])).toEqual(["red-2", "+1"]);
    expect(find("[data-action=play]")).not.toBeNull(); // two reds and one would be longer
    await click('[data-advised="red-2 +1"]');
    await until(() => find('[data-mine="false"]'));
    expect([...server.tables.values()][0]?.toy.laid.toSorted()).toEqual(["+1", "red-2"]);
  });

  it("says why there is none, and is not offered where there is nothing to do", async () => {
    await click("[data-action=play-now]");
    await mine();
    const [table] = server.tables.values();
    for (const socket of table?.sockets ?? [])
      vi.spyOn(socket, "hints").mockImplementation(({ id }) =>
        socket.says({ type: "refused", reply_to: id, code: "no", clause: "", text: "The coach is out." }),
      );
    await click("[data-action=hint]");
    await until(() => find('[role="alert"]')?.textContent?.includes("The coach is out."));
    expect(find("[data-hint]")).toBeNull();
    table!.toy.turn = 1;
    table!.toy.changed();
    await until(() => find('[data-mine="false"]'));
    expect(find("[data-action=hint]")?.hasAttribute("disabled")).toBe(true);
  });

  it.each([
    ["en", "There is hardly any difference between the best. The coach has thought ahead", "57 % (± 2) to win"],
    ["de", "Die besten Vorschläge nehmen sich kaum etwas. Der Coach hat vorausgedacht", "57 % (± 2) Siegchance"],
  ] as const)("tells chances in words (%s)", async (language, head, value) => {
    device.remember({ language });
    await click("[data-action=play-now]");
    await mine();
    for (const socket of [...server.tables.values()][0]?.sockets ?? [])
      vi.spyOn(socket, "hints").mockImplementation(({ id }) =>
        socket.says({
          type: "hinted",
          reply_to: id,
          exact: false,
          sure: "even",
          unit: "chance",
          goals: [],
          chances: "none",
          games: 0,
          choices: [{ tokens: ["turn", "a1"], value: 0.57, margin: 0.02, chances: [] }],
        }),
      );
    await click("[data-action=hint]");
    const hint = await until(() => find('[data-hint="there"]'));
    expect(hint.dataset["sure"]).toBe("even");
    const said = (): string => find("[data-hint]")?.textContent?.replaceAll("\u00a0", " ") ?? "";
    await until(() => said().includes(head)); // the other language may still be on its way
    expect(said()).toContain(value);
  });

  it("outlives what others do in secret, and is asked for again where they change something", async () => {
    await click("[data-action=play-now]");
    await mine();
    const table = [...server.tables.values()][0]!;
    const socket = [...table.sockets][0]!;
    const answer = socket.hints.bind(socket);
    const asked = vi.spyOn(socket, "hints").mockImplementation(() => undefined); // the coach takes its time
    await click("[data-action=hint]");
    table.toy.changed(); // nothing that this seat can see
    answer(asked.mock.calls[0]![0]);
    await until(() => find('[data-hint="there"]'));
    table.toy.changed();
    flushSync();
    expect(find('[data-hint="there"]')).not.toBeNull();
    table.toy.scores[1] = 7;
    table.toy.changed(); // what was said is out of date
    await until(() => asked.mock.calls.length === 2);
    expect(find("[data-hint]")?.dataset["hint"]).toBe("thinking");
    table.toy.scores[1] = 8;
    table.toy.changed();
    answer(asked.mock.calls[1]![0]); // to a question that is gone
    await until(() => asked.mock.calls.length === 3);
    expect(find("[data-hint]")?.dataset["hint"]).toBe("thinking");
    answer(asked.mock.calls[2]![0]);
    await until(() => find('[data-hint="there"]'));
    table.toy.turn = 1;
    table.toy.changed(); // nothing left to decide
    await until(() => !find("[data-hint]"));
    table.toy.turn = 0;
    table.toy.changed();
    await mine();
    expect(find("[data-hint]")).toBeNull();
    expect(asked).toHaveBeenCalledTimes(3);
  });

  it("says that the coach is getting ready, and waits for it", async () => {
    await click("[data-action=play-now]");
    await mine();
    const socket = [...[...server.tables.values()][0]!.sockets][0]!;
    const answer = socket.hints.bind(socket);
    const asked = vi.spyOn(socket, "hints").mockImplementation(() => socket.says({ type: "coach-preparing" }));
    await click("[data-action=hint]");
    await until(() => find("[data-hint]")?.textContent?.includes("The coach is getting ready"));
    answer(asked.mock.calls[0]![0]);
    await until(() => find('[data-hint="there"]'));
    asked.mockImplementation(() => undefined); // now it is ready, and takes its time
    await click("[data-action=hint-close]");
    await click("[data-action=hint]");
    await until(() => find("[data-hint]")?.textContent?.includes("The coach is thinking"));
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it("can be closed", async () => {
    await click("[data-action=play-now]");
    await mine();
    await click("[data-action=hint]");
    await until(() => find('[data-hint="there"]'));
    await click("[data-action=hint-close]");
    expect(all("[data-hint], [data-marked], .advised")).toEqual([]);
    const socket = [...[...server.tables.values()][0]!.sockets][0]!;
    const answer = socket.hints.bind(socket);
    const asked = vi.spyOn(socket, "hints").mockImplementation(() => undefined);
    await click("[data-action=hint]"); // and while the coach thinks
    await click('[data-hint="thinking"] [data-action=hint-close]');
    answer(asked.mock.calls[0]![0]);
    await new Promise((go) => setTimeout(go)); // all that follows an answer comes before the next timer
    flushSync();
    expect(find("[data-hint]")).toBeNull();
  });
});

describe("levels", () => {
  const LEVELS = ["cadet", "pilot", "captain", "admiral"];
  const LINES = {
    en: [
      ["Cadet", "plays whatever is allowed and avoids only the worst"],
      ["Pilot", "plays soundly, with many a lapse"],
      ["Captain", "plays with care and seldom slips"],
      ["Admiral", "makes no slips and thinks ahead, two seconds at most"],
    ],
    de: [
      ["Kadett", "spielt, was erlaubt ist, und meidet nur das Schlechteste"],
      ["Pilot", "spielt ordentlich, patzt aber oft"],
      ["Kapitän", "spielt umsichtig und patzt selten"],
      ["Admiral", "patzt nicht und denkt voraus, höchstens zwei Sekunden lang"],
    ],
  };

  it.each(["en", "de"] as const)("are offered by name, each with a line of its own (%s)", async (language) => {
    for (const [at, [, line]] of LINES[language].entries()) {
      device.remember({ language, levels: { toy: LEVELS[at] ?? "" } }); // chosen last
      router.go("/?open=toy");
      await click("[data-form=open-table] .count button:last-child"); // a third seat, for a bot
      const seat = (await until(() => find("select[data-seat='2']"))) as HTMLSelectElement;
      await until(() => document.getElementById(seat.getAttribute("aria-describedby") ?? "")?.textContent === line);
      const offered = [...seat.options].filter(({ value }) => value.startsWith("bot:"));
      expect(seat.value).toBe(`bot:${LEVELS[at]}`);
      expect(offered.map(({ value }) => value)).toEqual(LEVELS.map((level) => `bot:${level}`));
      expect(offered.map(({ textContent }) => textContent)).toEqual(LINES[language].map(([name]) => `Bot: ${name}`));
      router.go("/");
      await until(() => !find("[data-form=open-table]"));
    }
  });

  it("are the default one if none was chosen, and are seen at the table by name", async () => {
    device.remember({ levels: { toy: "greedy" } }); // from when that was offered
    await click("[data-action=play-now]");
    await mine();
    expect([...server.tables.values()][0]?.request.seats[1]).toEqual({ who: "bot", level: "pilot" });
    await until(() => find("section [data-seat='1']")?.textContent?.includes("bot, Pilot"));
  });

  it("show who thinks, and say so when it takes a while", async () => {
    server = new FakeServer(FOREVER);
    server.install();
    await click("[data-action=play-now]");
    await mine();
    await click('[data-choice="a1"]');
    await click('[data-choice="turn"]');
    await click('[data-choice="blue-3"]');
    await click('[data-choice="+1"]');
    const seat = await until(() => find('[data-thinking="true"]'));
    await until(() => seat.textContent?.includes("thinking"));
    expect(seat.querySelectorAll(".dots i")).toHaveLength(3);
    await until(() => find("[data-announcer]")?.textContent?.includes("is thinking"));
  });
});

describe("an open table", () => {
  it("invites by link and starts when everyone is there", async () => {
    router.go("/?open=toy");
    await click("form [type=submit]");
    await until(() => find("[data-invite] svg"));
    expect(find("[data-action=start]")?.hasAttribute("disabled")).toBe(true);
    expect(all('[data-kind="open"]')).toHaveLength(1);
  });
});

describe("elsewhere", () => {
  it("is said to be nowhere", async () => {
    router.go("/t/none");
    await until(() => find("h1")?.textContent?.includes("no such table"));
    router.go("/nothing");
    await until(() => find("h1")?.textContent?.includes("empty space"));
    expect(all("h1")).toHaveLength(1);
  });
});
