import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../processes.ts";

/** A fenced block of a page. */
export interface Block {
  readonly language: string;
  /** What stands behind the language: a file's name, or where to run it. */
  readonly note: string;
  readonly text: string;
  /** The line of the fence, for messages. */
  readonly line: number;
}

/** Returns the fenced blocks of a page below the project, in their order. */
export async function blocksOf(page: string): Promise<readonly Block[]> {
  const text = await readFile(join(root, page), "utf8");
  return [...text.matchAll(/^```(\w*)(?: ([^\n]+))?\n(.*?)^```$/gms)].map((found) => ({
    language: found[1] ?? "",
    note: found[2] ?? "",
    text: found[3] ?? "",
    line: text.slice(0, found.index).split("\n").length,
  }));
}
