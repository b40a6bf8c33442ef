// Moving between choices with the arrow keys: to the nearest one that lies that way.

export type Direction = "left" | "right" | "up" | "down";

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const WAYS: Readonly<Record<string, Direction>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};
const ASIDE = 2.5; // how much worse it is to lie to the side than further along

/** The box nearest to another in a direction, by its place in the list; −1 where none lies that way. */
export function nearest(from: Box, boxes: readonly Box[], direction: Direction): number {
  const [x, y] = centre(from);
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, at) => {
    const [bx, by] = centre(box);
    const [dx, dy] = [bx - x, by - y];
    const along = { left: -dx, right: dx, up: -dy, down: dy }[direction];
    const aside = direction === "left" || direction === "right" ? Math.abs(dy) : Math.abs(dx);
    const cost = along + ASIDE * aside;
    if (along > 1 && cost < least) {
      least = cost;
      best = at;
    }
  });
  return best;
}

function centre(box: Box): [number, number] {
  return [box.left + box.width / 2, box.top + box.height / 2];
}

const CHOICES = "button[data-choice], button[data-back], button[data-action=play], button[data-advised]";

/** Everything that can be chosen or taken back now and is visible; if wanted, also what can only be asked about. */
function choices(asking = false): HTMLElement[] {
  const found = document.querySelectorAll<HTMLElement>(asking ? `${CHOICES}, button[data-why]` : CHOICES);
  return [...found].filter((button) => button.getClientRects().length > 0);
}

/** Focus the first choice, where focus has nowhere better to be. */
export function focusFirst(): void {
  const buttons = choices();
  (buttons.find(({ dataset }) => dataset["back"] === undefined) ?? buttons[0])?.focus();
}

/** Let an arrow key move the focus, with Shift also to what cannot be chosen; says whether it did. */
export function steer(event: KeyboardEvent): boolean {
  const direction = WAYS[event.key];
  if (!direction || event.altKey || event.ctrlKey || event.metaKey) return false;
  if (event.target instanceof Element && event.target.closest("input, select, textarea, [role=tablist], dialog"))
    return false;
  const buttons = choices(event.shiftKey);
  const now = buttons.indexOf(document.activeElement as HTMLElement);
  const current = buttons[now] ?? document.activeElement?.closest<HTMLElement>("button[data-why]");
  if (!current) {
    buttons[0]?.focus();
    return buttons.length > 0;
  }
  const next = nearest(
    current.getBoundingClientRect(),
    buttons.map((button) => button.getBoundingClientRect()),
    direction,
  );
  buttons[next]?.focus();
  return true;
}
