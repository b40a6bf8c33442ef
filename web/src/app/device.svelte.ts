// What this device remembers: who sits at it and how they like things. Nothing of it is kept on the server.

import type { Colour, Language, Person } from "../generated/protocol";

export const COLOURS: readonly Colour[] = ["amber", "rose", "sky", "mint", "lilac", "sand"];
export const LANGUAGES: readonly Language[] = ["de", "en"];
export const LONGEST_NAME = 24;

/** What a player is called who has not given a name yet: play comes first. */
const CALL_SIGNS = ["Komet", "Nova", "Pulsar", "Quasar", "Orbit", "Meteor", "Zenit", "Polaris"];

export type Motion = "auto" | "on" | "off";

export interface Memory {
  name: string;
  colour: Colour;
  language: Language | "";
  sound: boolean;
  motion: Motion;
  contrast: boolean;
  /** the bots' level last chosen, by game */
  levels: Record<string, string>;
  /** who plays at this device when a book is open, by game */
  players: Record<string, string>;
}

const PLACE = "raumhafen";

function pick<Thing>(things: readonly Thing[], otherwise: Thing): Thing {
  return things[Math.floor(Math.random() * things.length)] ?? otherwise;
}

function recall(): Memory {
  const fresh: Memory = {
    name: pick(CALL_SIGNS, "Nova"),
    colour: pick(COLOURS, "amber"),
    language: "",
    sound: false,
    motion: "auto",
    contrast: false,
    levels: {},
    players: {},
  };
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
    return { ...fresh, ...(kept as Partial<Memory>) };
  } catch {
    return fresh; // private windows may forbid storage: then everything lasts for the visit
  }
}

class Device {
  #memory = $state<Memory>(recall());
  #calm = $state(false);
  #phone = $state(false);
  #wide = $state(false);

  constructor() {
    watch("(prefers-reduced-motion: reduce)", (calm) => (this.#calm = calm));
    watch("(max-width: 999px)", (narrow) => (this.#phone = narrow));
    watch("(min-width: 1280px)", (wide) => (this.#wide = wide));
    this.#keep(); // a call sign, once given, stays
  }

  get memory(): Readonly<Memory> {
    return this.#memory;
  }

  remember(change: Partial<Memory>): void {
    Object.assign(this.#memory, change);
    this.#keep();
  }

  #keep(): void {
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.#memory));
    } catch {
      // see recall
    }
  }

  get person(): Person {
    return { name: this.#memory.name, colour: this.#memory.colour };
  }

  get language(): Language {
    if (this.#memory.language) return this.#memory.language;
    return navigator.languages
      .find((tag) => /^(de|en)\b/i.test(tag))
      ?.toLowerCase()
      .startsWith("de")
      ? "de"
      : "en";
  }

  /** Shall things move? */
  get moving(): boolean {
    return this.#memory.motion === "auto" ? !this.#calm : this.#memory.motion === "on";
  }

  /** A narrow screen, where a table is laid out for the thumb. */
  get phone(): boolean {
    return this.#phone;
  }

  /** Is there room for a panel beside a board? */
  get wide(): boolean {
    return this.#wide;
  }
}

function watch(query: string, tell: (matches: boolean) => void): void {
  const list = matchMedia(query);
  tell(list.matches);
  list.addEventListener("change", (event) => tell(event.matches));
}

export const device = new Device();

/** A name as the server takes it: no spaces around, nothing invisible; "" where nothing is left. */
export function tidyName(text: string): string {
  return text
    .replace(/[\u0000-\u001f\u007f]/g, "")
    .trim()
    .slice(0, LONGEST_NAME)
    .trim();
}
