import { spawn } from "node:child_process";
import { root } from "../processes.ts";
import type { Block } from "./pages.ts";

export interface Ran {
  readonly code: number | null;
  /** What each command block printed, by the line of the block. */
  readonly printed: ReadonlyMap<number, string>;
  readonly complaints: string;
}

export interface ShellOptions {
  /** Where a reader would sit; blocks noted `in the project` run in the project's folder. */
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
}

/** Runs the command blocks of a page in one bash, as somebody who pastes them one by one; stops at the first that fails. */
export async function runBlocks(blocks: readonly Block[], { folder, env }: ShellOptions): Promise<Ran> {
  const mark = "=== block of line ";
  const script = blocks
    .map(({ line, note, text }) => `echo '${mark}${line}'\n${note === "in the project" ? inProject(text) : text}`)
    .join("\n");
  const child = spawn("bash", ["-euo", "pipefail", "-c", `trap 'kill $(jobs -p) 2>/dev/null || :' EXIT\n${script}`], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const parts: Buffer[] = [];
  let complaints = "";
  child.stdout.on("data", (part: Buffer) => parts.push(part));
  child.stderr.on("data", (part: Buffer) => (complaints += part.toString()));
  const code = await new Promise<number | null>((end) => child.once("close", end));
  const sections = Buffer.concat(parts).toString().split(mark).slice(1);
  const printed = sections.map(
    (section) => [Number.parseInt(section, 10), section.slice(section.indexOf("\n") + 1)] as const,
  );
  return { code, printed: new Map(printed), complaints };
}

/** `$OLDPWD` is the reader's folder there. */
const inProject = (text: string): string => `(cd '${root}'\n${text})`;
