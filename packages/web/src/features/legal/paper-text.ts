export interface Block {
  readonly kind: "paragraph" | "list";
  /** At least one; a paragraph has one. */
  readonly lines: readonly [string, ...string[]];
}

export interface Piece {
  readonly words: string;
  /** Null: plain words. */
  readonly href: string | null;
}

/** Paragraphs and lists of a text, in order. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  for (const line of linesOf(text)) {
    const item = line.startsWith("- ") ? line.slice(2) : null;
    const last = blocks.at(-1);
    if (item === null) blocks.push({ kind: "paragraph", lines: [line] });
    else if (last?.kind === "list") blocks[blocks.length - 1] = { kind: "list", lines: [...last.lines, item] };
    else blocks.push({ kind: "list", lines: [item] });
  }
  return blocks;
}

/** The words and links of a line. */
export function piecesOf(line: string): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  for (const match of line.matchAll(/\[([^\]]+)\]\(([^)\s]+)\)/g)) {
    if (match.index > done) pieces.push({ words: line.slice(done, match.index), href: null });
    pieces.push({ words: match[1] ?? "", href: match[2] ?? null });
    done = match.index + match[0].length;
  }
  if (done < line.length) pieces.push({ words: line.slice(done), href: null });
  return pieces;
}

/** The lines without the indentation of the file they stand in. */
export const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
