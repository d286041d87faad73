import { existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { inRoot, root } from "./paths.mjs";
import { runQuietly } from "./run.mjs";

const generator = inRoot("packages/contract/generate.ts");
const picture = inRoot("tools/generate/architecture-picture.ts");
const folders = ["packages/contract/src", "docs"];

export async function generate() {
  const outcome = await runQuietly("node", [generator]);
  return outcome.code === 0 ? runQuietly("node", [picture]) : outcome;
}

/** Generates anew and compares with what is there, which stays as it was. */
export async function checkGenerated() {
  if (!existsSync(generator)) return { code: 0, output: "", ms: 0 };
  const before = new Map(generatedFiles().map((path) => [path, snapshot(path)]));
  const outcome = await generate();
  const stale = generatedFiles().filter((path) => before.get(path)?.text !== readFileSync(path, "utf8"));
  for (const [path, { text, atime, mtime }] of before) {
    writeFileSync(path, text);
    utimesSync(path, atime, mtime);
  }
  if (outcome.code !== 0 || stale.length === 0) return outcome;
  const names = stale.map((path) => `  ${relative(root, path)}`);
  return { ...outcome, code: 1, output: `Out of date, run npm run generate:\n${names.join("\n")}` };
}

function snapshot(path) {
  const { atime, mtime } = statSync(path);
  return { text: readFileSync(path, "utf8"), atime, mtime };
}

function generatedFiles() {
  return folders.flatMap((folder) => {
    if (!existsSync(inRoot(folder))) return [];
    const names = readdirSync(inRoot(folder), { recursive: true }).map(String);
    return names.filter((name) => /\.gen\.[a-z]+$/.test(name)).map((name) => join(inRoot(folder), name));
  });
}
