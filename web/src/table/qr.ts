// QR codes come from the server as drawings. Only their dark lines are taken over, so that nothing else can come along.

export interface Drawing {
  readonly viewBox: string;
  readonly d: string;
}

/** The lines of a QR code; null where the drawing cannot be read. */
export function readDrawing(svg: string): Drawing | null {
  const root = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
  const lines = root.querySelector("path[stroke]");
  const d = lines?.getAttribute("d") ?? "";
  const size = parseFloat(root.getAttribute("width") ?? root.getAttribute("viewBox")?.split(" ")[2] ?? "");
  const scaled = lines?.closest("[transform]")?.getAttribute("transform") ?? "scale(1)";
  const side = size / parseFloat(/scale\(([\d.]+)/.exec(scaled)?.[1] ?? "1");
  if (!Number.isFinite(side) || !/^[MmHhVvZz\d\s.,-]+$/.test(d)) return null;
  return { viewBox: `0 0 ${side} ${side}`, d };
}
