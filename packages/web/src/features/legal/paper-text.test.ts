import { describe, expect, it } from "vitest";
import { blocksOf, piecesOf } from "./paper-text.ts";

describe("blocksOf", () => {
  it("takes lines for paragraphs, and items in a row for one list", () =>
    expect(blocksOf("\n    One.\n    - a\n    - b\n    Two.\n    - c")).toEqual([
      { kind: "paragraph", lines: ["One."] },
      { kind: "list", lines: ["a", "b"] },
      { kind: "paragraph", lines: ["Two."] },
      { kind: "list", lines: ["c"] },
    ]));
  it("is empty for an empty text", () => expect(blocksOf("  \n ")).toEqual([]));
});

describe("piecesOf", () => {
  it("parts links from words", () =>
    expect(piecesOf("Use [our form](/app/data_complaint) or [write](https://ico.org.uk/x/).")).toEqual([
      { words: "Use ", href: null },
      { words: "our form", href: "/app/data_complaint" },
      { words: " or ", href: null },
      { words: "write", href: "https://ico.org.uk/x/" },
      { words: ".", href: null },
    ]));
  it("leaves brackets that are no link", () =>
    expect(piecesOf("a [b] (c)")).toEqual([{ words: "a [b] (c)", href: null }]));
});
