// The star colours and the tool: each has its own shape, so that colour is never alone.

export interface Look {
  /** within 24 × 24 */
  readonly path: string;
  /** on the night, and as the ground of a die */
  readonly light: string;
  readonly deep: string;
}

const LOOKS: Readonly<Record<string, Look>> = {
  blue: look("#86c5ff", "#123a78", "M12 1.5a10.5 10.5 0 1 0 0 21 10.5 10.5 0 0 0 0-21Zm0 6.2a4.3 4.3 0 1 1 0 8.6 4.3 4.3 0 0 1 0-8.6Z"),
  purple: look("#d3a6ff", "#45207a", "M12 .5 21.5 12 12 23.5 2.5 12Z"),
  green: look("#7fe6a2", "#0f4f2c", "M12 1.5 23.2 21.5H.8Z"),
  yellow: look("#f8ec7e", "#574b08", "m12 .8 3.2 7.4 8 .7-6.1 5.3 1.9 7.9-7-4.2-7 4.2 1.9-7.9L.8 8.9l8-.7Z"),
  red: look("#ff958c", "#6b1c22", "M8 1.5h8V8h6.5v8H16v6.5H8V16H1.5V8H8Z"),
};

const TOOL = look(
  "#d5dcf2",
  "#3a4468",
  "M21.9 6.3a6.3 6.3 0 0 1-8.4 7.4L6 21.2a2.6 2.6 0 0 1-3.7-3.7L9.8 10A6.3 6.3 0 0 1 17.3 1.7L13.6 5.4l.7 3.9 3.9.7Z",
);

/** The five star colours, as roads and dice have them. */
export const COLOURS = Object.keys(LOOKS);

/** What a die can show. */
export const FACES = [...COLOURS, "tool"];

/** How a colour looks, or the tool. */
export function lookOf(face: string): Look {
  return LOOKS[face] ?? TOOL;
}

function look(light: string, deep: string, path: string): Look {
  return { path, light, deep };
}
