// QR codes come from the server as drawings. Only their lines are taken over, so that nothing else can come along.

export interface Drawing {
  readonly viewBox: string;
  readonly paths: readonly { readonly d: string; readonly transform: string; readonly stroked: boolean }[];
}

/** The lines of a QR code; null where the drawing cannot be read. */
export function readDrawing(svg: string): Drawing | null {
  const root = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
  if (root.localName !== "svg") return null;
  const size = [root.getAttribute("width"), root.getAttribute("height")].map((value) => parseFloat(value ?? ""));
  const viewBox = root.getAttribute("viewBox") ?? `0 0 ${size[0]} ${size[1]}`;
  const paths = [...root.getElementsByTagName("path")].map((path) => ({
    d: path.getAttribute("d") ?? "",
    transform: path.getAttribute("transform") ?? "",
    stroked: path.hasAttribute("stroke"),
  }));
  return paths.length > 0 && /^[\d\s.-]+$/.test(viewBox) ? { viewBox, paths } : null;
}
