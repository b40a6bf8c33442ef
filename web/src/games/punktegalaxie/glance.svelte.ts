// A closer look at something: with the mouse over it, with the focus on it, or with a finger that stays on it.

import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Card } from "../../generated/punktegalaxie";

/** What is looked at, and what else may be seen of it. */
export interface Sight {
  readonly card: Card | null;
  /** what the other side may be */
  readonly others: readonly Card[];
  readonly says: string;
}

const HOLD = 380; // ms a finger stays
const PAUSE = 250; // ms a mouse rests

export class Looking {
  #sight = $state.raw<{ readonly sight: Sight; readonly rect: DOMRect } | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** What is looked at, and where it is. */
  get seen(): { readonly sight: Sight; readonly rect: DOMRect } | null {
    return this.#sight;
  }

  /** Look away: in a moment, for the board may be just being drawn anew. */
  away = (): void => {
    clearTimeout(this.#timer);
    const gone = untrack(() => this.#sight);
    queueMicrotask(() => {
      if (this.#sight === gone) this.#sight = null;
    });
  };

  /** Makes an element something to look at. */
  at(sight: () => Sight): Attachment<HTMLElement> {
    return (element) => {
      let held = false;
      const look = (): void => {
        this.#sight = { sight: sight(), rect: element.getBoundingClientRect() };
      };
      const soon = (wait: number): void => {
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => {
          held = true;
          look();
        }, wait);
      };
      const listeners: Partial<Record<keyof HTMLElementEventMap, (event: Event) => void>> = {
        pointerenter: (event) => (event as PointerEvent).pointerType === "mouse" && soon(PAUSE),
        pointerleave: this.away,
        pointercancel: this.away,
        pointerdown: (event) => {
          held = false;
          if ((event as PointerEvent).pointerType !== "mouse") soon(HOLD);
          else this.away();
        },
        pointerup: (event) => (event as PointerEvent).pointerType !== "mouse" && this.away(),
        focusin: (event) => (event.target as Element).matches(":focus-visible") && look(),
        focusout: this.away,
        contextmenu: (event) => held && event.preventDefault(),
        // a finger that only wanted to look chooses nothing
        click: (event) => {
          if (held && (event as PointerEvent).pointerType === "touch") {
            event.stopPropagation();
            event.preventDefault();
          }
          held = false;
        },
      };
      for (const [name, does] of Object.entries(listeners)) element.addEventListener(name, does, { capture: true });
      return () => {
        for (const [name, does] of Object.entries(listeners)) element.removeEventListener(name, does, { capture: true });
        this.away();
      };
    };
  }
}
