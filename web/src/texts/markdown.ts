// A little Markdown, read into a tree that components draw. No HTML is ever made from text.
// Known: headings, paragraphs, lists (nested by indentation), tables, quotes, rules, fenced code, **bold**, *italic*, `code`,
// [links](…).

export type Inline =
  | { readonly kind: "text" | "code"; readonly text: string }
  | { readonly kind: "strong" | "em"; readonly parts: readonly Inline[] }
  | { readonly kind: "link"; readonly href: string; readonly parts: readonly Inline[] };

export interface Item {
  readonly parts: readonly Inline[];
  readonly blocks: readonly Block[];
}

export type Block =
  | { readonly kind: "heading"; readonly level: number; readonly parts: readonly Inline[]; readonly id: string }
  | { readonly kind: "paragraph"; readonly parts: readonly Inline[] }
  | { readonly kind: "list"; readonly ordered: boolean; readonly items: readonly Item[] }
  | {
      readonly kind: "table";
      readonly head: readonly (readonly Inline[])[];
      readonly rows: readonly (readonly (readonly Inline[])[])[];
    }
  | { readonly kind: "quote"; readonly blocks: readonly Block[] }
  | { readonly kind: "code"; readonly text: string }
  | { readonly kind: "rule" };

const ITEM = /^(\s*)([-*+]|\d+[.)])\s+(.*)$/;
const DIVIDER = /^\s*\|?\s*:?-+:?\s*(\|\s*:?-+:?\s*)*\|?\s*$/;
const FENCE = /^```/;
const SPECIAL = /^(#{1,6} |>|```|\s*([-*+]|\d+[.)])\s|(-{3,}|\*{3,})\s*$)/;

export function parse(text: string): Block[] {
  return blocks(
    text
      .replace(/\r\n?/g, "\n")
      .replace(/<!--[\s\S]*?-->/g, "")
      .split("\n"),
  );
}

function blocks(lines: readonly string[]): Block[] {
  const found: Block[] = [];
  let at = 0;
  const line = (): string => lines[at] ?? "";
  const take = (fits: (line: string) => boolean): string[] => {
    const from = at;
    while (at < lines.length && fits(line())) at += 1;
    return lines.slice(from, at);
  };
  while (at < lines.length) {
    const heading = /^(#{1,6}) +(.+?)(?: +#+)?$/.exec(line());
    if (!line().trim()) at += 1;
    else if (heading) {
      const [, signs = "#", words = ""] = heading;
      found.push({ kind: "heading", level: signs.length, parts: inline(words), id: anchor(words) });
      at += 1;
    } else if (/^(-{3,}|\*{3,})\s*$/.test(line())) {
      found.push({ kind: "rule" });
      at += 1;
    } else if (FENCE.test(line())) {
      at += 1;
      found.push({ kind: "code", text: take((each) => !FENCE.test(each)).join("\n") });
      at += 1;
    } else if (line().startsWith(">")) {
      const quoted = take((each) => each.startsWith(">")).map((each) => each.replace(/^> ?/, ""));
      found.push({ kind: "quote", blocks: blocks(quoted) });
    } else if (ITEM.test(line())) {
      found.push(list(take((each) => ITEM.test(each) || /^\s+\S/.test(each))));
    } else if (line().includes("|") && DIVIDER.test(lines[at + 1] ?? "") && (lines[at + 1] ?? "").includes("-")) {
      const [head = "", , ...rows] = take((each) => each.includes("|"));
      found.push({ kind: "table", head: cells(head), rows: rows.map(cells) });
    } else {
      const first = line();
      at += 1;
      const more = take((each) => each.trim() !== "" && !SPECIAL.test(each));
      found.push({ kind: "paragraph", parts: inline([first, ...more].map((each) => each.trim()).join(" ")) });
    }
  }
  return found;
}

function list(lines: readonly string[]): Block {
  const depth = indent(lines[0] ?? "");
  const items: { head: string; below: string[] }[] = [];
  for (const line of lines) {
    const item = ITEM.exec(line);
    if (item && indent(line) <= depth) items.push({ head: item[3] ?? "", below: [] });
    else items.at(-1)?.below.push(line);
  }
  return {
    kind: "list",
    ordered: /^\s*\d/.test(lines[0] ?? ""),
    items: items.map(({ head, below }) => {
      const more = below.findIndex((line) => ITEM.test(line));
      const own = more < 0 ? below : below.slice(0, more);
      const parts = inline([head, ...own.map((line) => line.trim())].join(" "));
      return { parts, blocks: more < 0 ? [] : [list(below.slice(more))] };
    }),
  };
}

function indent(line: string): number {
  return /^\s*/.exec(line)?.[0].length ?? 0;
}

function cells(row: string): Inline[][] {
  const inner = row.trim().replace(/^\|/, "").replace(/\|$/, "");
  return inner.split(/(?<!\\)\|/).map((cell) => inline(cell.trim().replaceAll("\\|", "|")));
}

const INLINE = /`([^`]+)`|\*\*(.+?)\*\*(?!\*)|\*([^*\s](?:[^*]*[^*\s])?)\*|\[([^\]]+)\]\(([^)\s]+)\)/;

export function inline(text: string): Inline[] {
  const match = INLINE.exec(text);
  if (!match) return text ? [{ kind: "text", text }] : [];
  const before = text.slice(0, match.index);
  const after = inline(text.slice(match.index + match[0].length));
  return [...(before ? [{ kind: "text", text: before } as const] : []), meant(match), ...after];
}

function meant([whole, code, strong, em, words, href = ""]: RegExpExecArray): Inline {
  if (code !== undefined) return { kind: "code", text: code };
  if (strong !== undefined) return { kind: "strong", parts: inline(strong) };
  if (em !== undefined) return { kind: "em", parts: inline(em) };
  // Only links that stay here; anything else is shown as its words.
  if (words !== undefined && /^(#|\/(?!\/))/.test(href)) return { kind: "link", href, parts: inline(words) };
  return { kind: "text", text: words ?? whole };
}

/** The anchor of a heading, as everyone makes them. */
export function anchor(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, "")
    .trim()
    .replace(/\s+/g, "-");
}
