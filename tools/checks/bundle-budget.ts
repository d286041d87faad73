import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { reportAndExit } from "./report.ts";

/** What a browser loads of JavaScript before the welcome page answers to the hand, gzipped. React alone is 68 kB. */
const budgetBytes = 130_000;

/** Chunks that the first page asks for at once although the code imports them late: the page itself and its words. */
const firstPage = /routes\/(?:.*\/)?welcome\.tsx$/;
const firstWords = /texts\/src\/en\/(?:base|ui)\.ts$/;

type Chunk = { file: string; imports: string[]; dynamicImports: string[]; isEntry: boolean };

export type FirstLoad = { totalBytes: number; files: { file: string; bytes: number }[] };

/** Adds up the scripts of the first page, from the manifest of the built web and from the page itself. */
export function measureFirstLoad(dist: string): FirstLoad {
  const loaded = [...firstChunks(readManifest(manifestIn(dist)))].map((chunk) => chunk.file);
  const named = existsSync(join(dist, "index.html")) ? scriptsIn(readFileSync(join(dist, "index.html"), "utf8")) : [];
  const files = [...new Set([...loaded, ...named])]
    .filter((file) => file.endsWith(".js"))
    .map((file) => ({ file, bytes: gzipSync(readFileSync(join(dist, file)), { level: 9 }).length }));
  return { totalBytes: files.reduce((sum, { bytes }) => sum + bytes, 0), files };
}

export function findBudgetProblems(dist: string): string[] {
  if (!existsSync(manifestIn(dist))) {
    return [
      "The built pages have no manifest: set build.manifest in packages/web/vite.config.ts and run npm run build.",
    ];
  }
  const keys = [...readManifest(manifestIn(dist)).keys()];
  for (const wanted of [firstPage, firstWords]) {
    if (!keys.some((key) => wanted.test(key)))
      return [`The manifest names nothing like ${wanted.source}, so the first load is unknown.`];
  }
  const { totalBytes, files } = measureFirstLoad(dist);
  if (totalBytes <= budgetBytes) return [];
  const list = files.toSorted((a, b) => b.bytes - a.bytes).map(({ file, bytes }) => `  ${bytes} ${file}`);
  return [
    `The first page loads ${totalBytes} bytes of JavaScript (gzipped), at most ${budgetBytes}:\n${list.join("\n")}`,
  ];
}

/** The entry, all that it stands on, the first page and its words with all that they stand on. */
function firstChunks(manifest: Map<string, Chunk>): Set<Chunk> {
  const chunks = new Set<Chunk>();
  const waiting = [...manifest.values()].filter((chunk) => chunk.isEntry);
  for (let chunk = waiting.pop(); chunk; chunk = waiting.pop()) {
    if (chunks.has(chunk)) continue;
    chunks.add(chunk);
    const late = chunk.dynamicImports.filter((key) => firstPage.test(key) || firstWords.test(key));
    waiting.push(...[...chunk.imports, ...late].flatMap((key) => manifest.get(key) ?? []));
  }
  return chunks;
}

function scriptsIn(html: string): string[] {
  return [...html.matchAll(/<script[^>]+src="\/app\/([^"]+)"/g)].map((match) => match[1] ?? "");
}

function manifestIn(dist: string): string {
  return join(dist, ".vite/manifest.json");
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
