import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { readGraph } from "./graph.ts";
import { reachedBy } from "./reach.ts";

const top = join(import.meta.dirname, "../..");
const since = process.argv[2];

const git = (...args: string[]): string[] =>
  execFileSync("git", args, { cwd: top, encoding: "utf8" }).split("\n").filter(Boolean);

/** What differs from a commit, also what git does not know yet; without one, what is not committed, else the last commit. */
function changedFiles(): string[] {
  const from = (commit: string): string[] => [
    ...git("diff", "--name-only", commit),
    ...git("ls-files", "--others", "--exclude-standard"),
  ];
  const found = from(since ?? "HEAD");
  return found.length > 0 || since !== undefined ? found : from("HEAD~1");
}

console.log(JSON.stringify(reachedBy(readGraph(top), changedFiles())));
