// Helpers for boards that animate. All of it goes through the Web Animations API, which the content policy allows.

export interface FlyOptions {
  readonly ms?: number;
  readonly delay?: number;
  readonly easing?: string;
}

/** Move an element from where another one is to where it is itself; ends when it has arrived. */
export async function fly(element: Element, from: Element | DOMRect, options: FlyOptions = {}): Promise<void> {
  const start = from instanceof Element ? from.getBoundingClientRect() : from;
  const end = element.getBoundingClientRect();
  if (!end.width || !start.width) return;
  const x = start.x + start.width / 2 - end.x - end.width / 2;
  const y = start.y + start.height / 2 - end.y - end.height / 2;
  const scale = start.width / end.width;
  await animate(element, [{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: "none" }], options);
}

/** Play keyframes; ends when they are through or were cut short. */
export async function animate(element: Element, frames: Keyframe[], options: FlyOptions = {}): Promise<void> {
  const { ms = 450, delay = 0, easing = "cubic-bezier(0.3, 0.7, 0.2, 1)" } = options;
  try {
    await element.animate(frames, { duration: ms, delay, easing, fill: "backwards" }).finished;
  } catch {
    // cancelled because the element went away: nothing is lost
  }
}
