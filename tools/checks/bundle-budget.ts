import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { reportAndExit } from "./report.ts";

/** What one of our pages may load of JavaScript, gzipped. */
const budgets: Readonly<Record<string, (dist: string) => Verdict>> = {
  web: (dist) => ({
    problems: findBudgetProblems(dist),
    says: `The first page loads ${sizeOf(measureFirstLoad(dist))}.`,
  }),
  scanner: (dist) => ({
    problems: [...findTotalProblems(dist, scannerBudgetBytes), ...findTransferProblems(dist, scannerTransferBytes)],
    says: `The scanner has ${sizeOf(measureAll(dist))} in all; its first load is ${measureTransfer(dist).totalBytes} bytes.`,
  }),
};

/** The scanner with everything that it loads late, in all languages. */
const scannerBudgetBytes = 90_000;

/** Document, scripts, styles and font that the scanner fetches in English before anybody taps, with headers. */
const scannerTransferBytes = 90_000;
const headerBytes = 1_000;

/**
 * What a browser loads of JavaScript before the welcome page answers to the hand, gzipped. React alone is 68 kB, and each public
 * screen adds some 50 bytes by its address and the names of its files; those behind a sign-in are added after it. What is seen first is
 * printed by the build and waits for none of it.
 */
const budgetBytes = 130_000;

/** Chunks that the first page asks for at once although the code imports them late: the page itself and its words. */
const firstPage = /routes\/(?:.*\/)?welcome\.tsx$/;
const firstWords = /texts\/src\/en\/(?:base|ui)\.ts$/;

const driverScreen = /src\/routes\/consumer\//;
const officePieces = /\/office-pieces-/;

type Chunk = { file: string; assets: string[]; imports: string[]; dynamicImports: string[]; isEntry: boolean };

type Verdict = { problems: string[]; says: string };

export type Load = { totalBytes: number; files: { file: string; bytes: number }[] };

/** Adds up the scripts of the first page, from the manifest of the built web and from the page itself. */
export function measureFirstLoad(dist: string): Load {
  const loaded = [...firstChunks(readManifest(manifestIn(dist)))].map((chunk) => chunk.file);
  const named = existsSync(join(dist, "index.html")) ? scriptsIn(readFileSync(join(dist, "index.html"), "utf8")) : [];
  return weigh(dist, [...loaded, ...named]);
}

/** Adds up all scripts that the manifest names. */
export function measureAll(dist: string): Load {
  const chunks = [...readManifest(manifestIn(dist)).values()];
  return weigh(
    dist,
    chunks.flatMap(({ file, assets }) => [file, ...assets]),
  );
}

export function findTotalProblems(dist: string, mostBytes: number): string[] {
  if (!existsSync(manifestIn(dist))) return [`${dist} has no manifest, so its size is unknown: run npm run build.`];
  const load = measureAll(dist);
  if (load.files.length === 0) return [`The manifest of ${dist} names no script, so its size is unknown.`];
  if (load.totalBytes <= mostBytes) return [];
  return [`All scripts together are ${sizeOf(load)}, at most ${mostBytes}:\n${largestFirst(load)}`];
}

/**
 * Adds up what the scanner's first screen fetches, as the service sends it. `packages/e2e/src/scanner-load.spec.ts` measures the same
 * in a browser, in all languages.
 */
export function measureTransfer(dist: string): Load {
  const manifest = readManifest(manifestIn(dist));
  const isOther = (key: string): boolean => /words\/(?!en\.ts$)/.test(key);
  const entries = [...manifest].filter(([, chunk]) => chunk.isEntry).map(([key]) => key);
  const chunks = [...chunksBelow(manifest, entries, (key) => !isOther(key))].map(({ file }) => file);
  const styles = [...manifest.values()].map(({ file }) => file).filter((file) => file.endsWith(".css"));
  const fonts = [...manifest.values()].flatMap(({ assets }) => assets).filter((file) => firstFont.test(file));
  const files = [...new Set(["index.html", ...chunks, ...styles, ...fonts])].map((file) => {
    const sent = existsSync(join(dist, `${file}.br`)) ? `${file}.br` : file;
    return { file, bytes: statSync(join(dist, sent)).size + headerBytes };
  });
  return { totalBytes: files.reduce((sum, { bytes }) => sum + bytes, 0), files };
}

const firstFont = /overpass-latin-[\w-]{8}\.woff2$/;

export function findTransferProblems(dist: string, mostBytes: number): string[] {
  if (!existsSync(manifestIn(dist))) return [];
  const load = measureTransfer(dist);
  if (!load.files.some(({ file }) => firstFont.test(file))) return ["The scanner's manifest names no font of its own."];
  if (load.totalBytes <= mostBytes) return [];
  return [`The scanner's first load is ${load.totalBytes} bytes, at most ${mostBytes}:\n${largestFirst(load)}`];
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
  const load = measureFirstLoad(dist);
  if (load.totalBytes <= budgetBytes) return findOfficeProblems(dist);
  return [`The first page loads ${sizeOf(load)}, at most ${budgetBytes}:\n${largestFirst(load)}`];
}

/** What opens over office screens is 60 kB: no screen of a driver may load it. */
function findOfficeProblems(dist: string): string[] {
  const manifest = readManifest(manifestIn(dist));
  const screens = [...manifest.keys()].filter((key) => driverScreen.test(key));
  return screens
    .filter((key) => [...chunksBelow(manifest, [key])].some((chunk) => officePieces.test(chunk.file)))
    .map((key) => `${key} loads the chunk of ui/office, which belongs to office screens.`);
}

function weigh(dist: string, names: readonly string[]): Load {
  const files = [...new Set(names)]
    .filter((file) => file.endsWith(".js"))
    .map((file) => ({ file, bytes: gzipSync(readFileSync(join(dist, file)), { level: 9 }).length }));
  return { totalBytes: files.reduce((sum, { bytes }) => sum + bytes, 0), files };
}

const sizeOf = ({ totalBytes }: Load): string => `${totalBytes} bytes of JavaScript (gzipped)`;

function largestFirst({ files }: Load): string {
  const sorted = files.toSorted((a, b) => b.bytes - a.bytes);
  return sorted.map(({ file, bytes }) => `  ${bytes} ${file}`).join("\n");
}

/** The entry, all that it stands on, the first page and its words with all that they stand on. */
function firstChunks(manifest: Map<string, Chunk>): Set<Chunk> {
  const entries = [...manifest].filter(([, chunk]) => chunk.isEntry).map(([key]) => key);
  return chunksBelow(manifest, entries, (key) => firstPage.test(key) || firstWords.test(key));
}

/** These chunks, all that they stand on, and what they import late and `isAtOnce` names. */
function chunksBelow(
  manifest: Map<string, Chunk>,
  keys: readonly string[],
  isAtOnce: (key: string) => boolean = () => false,
): Set<Chunk> {
  const chunks = new Set<Chunk>();
  const waiting = keys.flatMap((key) => manifest.get(key) ?? []);
  for (let chunk = waiting.pop(); chunk; chunk = waiting.pop()) {
    if (chunks.has(chunk)) continue;
    chunks.add(chunk);
    const late = chunk.dynamicImports.filter(isAtOnce);
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
    assets: list("assets"),
    imports: list("imports"),
    dynamicImports: list("dynamicImports"),
    isEntry: read("isEntry") === true,
  };
}

if (import.meta.main) {
  const name = process.argv[2] ?? "web";
  const verdict = budgets[name]?.(join(import.meta.dirname, `../../packages/${name}/dist`));
  if (!verdict) throw new Error(`There is no budget for ${name}.`);
  if (verdict.problems.length === 0) console.log(verdict.says);
  reportAndExit(verdict.problems, "budgets broken");
}
