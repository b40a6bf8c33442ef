// The pages, by address. The server answers every one of them with the same client.

export type Route =
  | { readonly page: "lounge"; readonly open: string }
  | { readonly page: "table"; readonly id: string; readonly screen: boolean; readonly watch: boolean }
  | { readonly page: "join"; readonly code: string }
  | { readonly page: "rules"; readonly game: string }
  | { readonly page: "book"; readonly game: string }
  | { readonly page: "settings" }
  | { readonly page: "missing" };

/** What an address shows. */
export function route(address: URL): Route {
  const [first = "", second = "", ...more] = address.pathname.split("/").filter(Boolean).map(decode);
  const query = address.searchParams;
  if (more.length > 0) return { page: "missing" };
  if (!first) return { page: "lounge", open: query.get("open") ?? "" };
  if (first === "settings" && !second) return { page: "settings" };
  if (first === "t" && second)
    return { page: "table", id: second, screen: query.has("screen"), watch: query.has("watch") };
  if (first === "join" && second) return { page: "join", code: second };
  if (first === "rules" && second) return { page: "rules", game: second };
  if (first === "book" && second) return { page: "book", game: second };
  return { page: "missing" };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  #address = $state.raw(new URL(location.href));
  #depth = 0;

  constructor() {
    addEventListener("popstate", () => (this.#address = new URL(location.href)));
    addEventListener("click", (event) => this.#follow(event));
  }

  get now(): Route {
    return route(this.#address);
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else {
      history.pushState(null, "", path);
      this.#depth += 1;
    }
    this.#address = new URL(location.href);
  }

  /** One page back, or to another where this is the first one. */
  back(otherwise: string): void {
    if (this.#depth > 0) {
      this.#depth -= 1;
      history.back();
    } else this.go(otherwise, true);
  }

  /** Links within the client change the page without loading it anew. */
  #follow(event: MouseEvent): void {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/") || (link.hash && link.pathname === location.pathname)) return;
    event.preventDefault();
    this.go(link.href);
    scrollTo(0, 0);
  }
}

export const router = new Router();
