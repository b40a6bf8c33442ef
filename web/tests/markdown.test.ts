import { describe, expect, it } from "vitest";
import { anchor, inline, parse } from "../src/texts/markdown";

const text = (words: string) => [{ kind: "text", text: words }];

describe("blocks", () => {
  it("are headings, paragraphs and rules", () => {
    expect(parse("# Spiel\n\nErste Zeile\nzweite Zeile\n\n---\n\nneu")).toEqual([
      { kind: "heading", level: 1, parts: text("Spiel"), id: "spiel" },
      { kind: "paragraph", parts: text("Erste Zeile zweite Zeile") },
      { kind: "rule" },
      { kind: "paragraph", parts: text("neu") },
    ]);
  });

  it("are lists, nested and continued", () => {
    expect(parse("- eins\n  geht weiter\n  - innen\n- zwei")).toEqual([
      {
        kind: "list",
        ordered: false,
        items: [
          {
            parts: text("eins geht weiter"),
            blocks: [{ kind: "list", ordered: false, items: [{ parts: text("innen"), blocks: [] }] }],
          },
          { parts: text("zwei"), blocks: [] },
        ],
      },
    ]);
    expect(parse("1. a\n2. b")).toMatchObject([{ kind: "list", ordered: true, items: [{}, {}] }]);
  });

  it("are tables", () => {
    expect(parse("| a | b |\n| --- | :-: |\n| 1 | 2 \\| 3 |\n\nend")).toEqual([
      { kind: "table", head: [text("a"), text("b")], rows: [[text("1"), text("2 | 3")]] },
      { kind: "paragraph", parts: text("end") },
    ]);
  });

  it("are quotes", () => {
    expect(parse("> so\n> ist es")).toEqual([
      { kind: "quote", blocks: [{ kind: "paragraph", parts: text("so ist es") }] },
    ]);
  });

  it("are text as it stands, between fences", () => {
    expect(parse("so:\n```\n  # *a*\n\n - b\n```\nend")).toEqual([
      { kind: "paragraph", parts: text("so:") },
      { kind: "code", text: "  # *a*\n\n - b" },
      { kind: "paragraph", parts: text("end") },
    ]);
    expect(parse("```\nopen")).toEqual([{ kind: "code", text: "open" }]);
  });

  it("end a paragraph where a list or heading begins", () => {
    expect(parse("so:\n- a\n## b").map(({ kind }) => kind)).toEqual(["paragraph", "list", "heading"]);
  });

  it("cope with Windows line ends, comments and nothing at all", () => {
    expect(parse("a\r\n\r\nb <!-- hidden -->")).toHaveLength(2);
    expect(parse("")).toEqual([]);
  });
});

describe("words", () => {
  it("are bold, italic, code and links within the house", () => {
    expect(inline("a **b *c*** `d*e*`")).toMatchObject([
      { text: "a " },
      { kind: "strong" },
      { text: " " },
      { kind: "code", text: "d*e*" },
    ]);
    expect(inline("[Regeln](/rules/x)")).toEqual([{ kind: "link", href: "/rules/x", parts: text("Regeln") }]);
  });

  it("keep single stars", () => {
    expect(inline("2 * 3 * 4")).toEqual(text("2 * 3 * 4"));
  });

  it.each(["javascript:alert`1`", "https://elsewhere.example", "//elsewhere.example", "data:text/html,x"])(
    "never lead away: %s",
    (href) => {
      expect(inline(`[x](${href})`)).toEqual(text("x"));
    },
  );

  it("leave HTML as text", () => {
    expect(inline("<b onclick=x>hi</b>")).toEqual(text("<b onclick=x>hi</b>"));
  });
});

it("makes anchors", () => {
  expect(anchor("Die große Schlacht: Teil 2!")).toBe("die-große-schlacht-teil-2");
});
