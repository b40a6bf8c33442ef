// Dragging by mouse, pen or finger. It never does more than clicks would do.

import type { Attachment } from "svelte/attachments";
import type { HOME, Thing } from "./choosing.svelte";

const FAR_ENOUGH = 8; // pixels, before a press becomes a drag

export interface Draggable {
  /** is dragging possible now? */
  readonly active: () => boolean;
  /** may it be let go there? */
  readonly accepts?: (target: Element) => boolean;
  /** let go over a drop target */
  readonly dropped: (target: Element) => void;
}

/** Make an element follow the pointer while it is dragged, and say where it was let go. Where only a part of it is to
 * move, that one is marked with `data-lift`. */
export function draggable({ active, accepts = () => true, dropped }: Draggable): Attachment<HTMLElement> {
  return (element) => {
    let moving = element;
    let start: PointerEvent | null = null;
    let dragging = false;
    let over: Element | null = null;

    function hover(target: Element | null): void {
      if (target === over) return;
      over?.removeAttribute("data-over");
      target?.setAttribute("data-over", "");
      over = target;
    }

    function move(event: PointerEvent): void {
      if (!start || event.pointerId !== start.pointerId) return;
      const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY];
      if (!dragging && Math.hypot(x, y) < FAR_ENOUGH) return;
      if (!dragging) {
        dragging = true;
        element.setPointerCapture(event.pointerId);
        element.setAttribute("data-dragging", "");
        moving = element.querySelector<HTMLElement>("[data-lift]") ?? element;
      }
      moving.style.translate = `${x}px ${y}px`;
      const below = document.elementFromPoint(event.clientX, event.clientY);
      const target = below?.closest("[data-drop]") ?? null;
      hover(target && target !== element && accepts(target) ? target : null);
    }

    // A quick pointer leaves the element before it has moved far enough: listen everywhere until it is let go.
    function down(event: PointerEvent): void {
      if (event.button !== 0 || !active() || start) return;
      start = event;
      addEventListener("pointermove", move);
      addEventListener("pointerup", end);
      addEventListener("pointercancel", end);
    }

    function stop(): void {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
    }

    function end(event: PointerEvent): void {
      if (!start || event.pointerId !== start.pointerId) return;
      const target = event.type === "pointerup" ? over : null;
      const moved = dragging;
      stop();
      start = null;
      dragging = false;
      hover(null);
      moving.style.translate = "";
      element.removeAttribute("data-dragging");
      if (moved) addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }));
      if (target) dropped(target);
    }

    element.addEventListener("pointerdown", down);
    return () => {
      element.removeEventListener("pointerdown", down);
      stop();
    };
  };
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

/** What a drop target is: an element of the board, an open place (null), or where things go that are taken back. */
export const targets = new WeakMap<Element, Thing | typeof HOME | null>();
