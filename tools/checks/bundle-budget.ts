import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { reportAndExit } from "./report.ts";

/** What a browser loads of JavaScript before the welcome page answers to the hand, gzipped. React alone is 68 kB. */
const budgetBytes = 130_000;

/** Chunks that are asked for at once although the code imports them late: the first page and the words of a language. */
const firstPage = /routes\/.*welcome/i;
const firstWords = /texts\/src\/en\b/;

type Chunk = { file: string; imports: string[]; dynamicImports: string[]; isEntry: boolean };

export type FirstLoad = { totalBytes: number; files: { file: string; bytes: number }[] };

/** Adds up the scripts of the first page from the manifest of the built web. */
export function measureFirstLoad(dist: string): FirstLoad {
  const manifest = readManifest(join(dist, ".vite/manifest.json"));
  const entries = [...manifest].filter(([, chunk]) => chunk.isEntry).map(([key]) => key);
  const late = entries.flatMap((key) => manifest.get(key)?.dynamicImports ?? []);
  const start = [...entries, ...late.filter((key) => firstPage.test(key) || firstWords.test(key))];
  const names = new Set([...closure(start, manifest)].map((key) => manifest.get(key)?.file ?? ""));
  const files = [...names]
    .filter((file) => file.endsWith(".js"))
    .map((file) => ({ file, bytes: gzipSync(readFileSync(join(dist, file)), { level: 9 }).length }));
  return { totalBytes: files.reduce((sum, { bytes }) => sum + bytes, 0), files };
}

export function findBudgetProblems(dist: string): string[] {
  if (!existsSync(join(dist, ".vite/manifest.json"))) {
    return [
      "The built pages have no manifest: set build.manifest in packages/web/vite.config.ts and run npm run build.",
    ];
  }
  const { totalBytes, files } = measureFirstLoad(dist);
  if (files.length === 0) return ["The manifest of the built pages names no entry, so nothing was measured."];
  if (totalBytes <= budgetBytes) return [];
  const list = files.toSorted((a, b) => b.bytes - a.bytes).map(({ file, bytes }) => `  ${bytes} ${file}`);
  return [
    `The first page loads ${totalBytes} bytes of JavaScript (gzipped), at most ${budgetBytes}:\n${list.join("\n")}`,
  ];
}

function closure(start: readonly string[], manifest: Map<string, Chunk>): Set<string> {
  const seen = new Set<string>();
  const waiting = [...start];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (seen.has(key)) continue;
    seen.add(key);
    waiting.push(...(manifest.get(key)?.imports ?? []));
  }
  return seen;
}

function readManifest(file: string): Map<string, Chunk> {
  const content: unknown = JSON.parse(readFileSync(file, "utf8"));
  if (typeof content !== "object" || content === null) throw new Error(`${file} is not a manifest`);
  return new Map(Object.entries(content).map(([key, value]: [string, unknown]) => [key, chunkFrom(value)]));
}

function chunkFrom(value: unknown): Chunk {
  const read = (key: string): unknown =>
    typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
  const list = (key: string) => [read(key) ?? []].flat().map(String);
  return {
    file: String(read("file")),
    imports: list("imports"),
    dynamicImports: list("dynamicImports"),
    isEntry: read("isEntry") === true,
  };
}

if (import.meta.main) {
  const dist = join(import.meta.dirname, "../../packages/web/dist");
  const problems = findBudgetProblems(dist);
  if (problems.length === 0)
    console.log(`The first page loads ${measureFirstLoad(dist).totalBytes} bytes of JavaScript (gzipped).`);
  reportAndExit(problems, "budgets broken");
}
