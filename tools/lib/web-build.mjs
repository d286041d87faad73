import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { inRoot } from "./paths.mjs";
import { runLoudly, runQuietly } from "./run.mjs";

const sources = [
  "package-lock.json",
  "packages/web/index.html",
  "packages/web/vite.config.ts",
  "packages/web/prerender.mjs",
  "packages/web/public",
  ...["web", "contract", "rules", "texts", "capture"].map((name) => `packages/${name}/src`),
];
const stamp = inRoot("packages/web/dist/.built");

/** True when a source is newer than the built pages, or there are none. */
export function webIsStale() {
  const built = statSync(stamp, { throwIfNoEntry: false });
  return !built || sources.some((path) => newestMs(inRoot(path)) > built.mtimeMs);
}

/** Builds the pages and prerenders those that have to be readable before any script runs; answers an exit code. */
export async function buildWeb({ quiet = false } = {}) {
  if (!existsSync(inRoot("packages/web/index.html"))) return 0;
  // What changes while the build runs is newer than this, and builds again next time.
  const started = new Date();
  const code = (await step(quiet, "vite", ["build", "--logLevel", "warn"])) || (await prerender(quiet));
  if (code !== 0) return code;
  mkdirSync(inRoot("packages/web/dist"), { recursive: true });
  writeFileSync(stamp, "");
  utimesSync(stamp, started, started);
  return 0;
}

async function prerender(quiet) {
  return existsSync(inRoot("packages/web/prerender.mjs")) ? step(quiet, "node", ["prerender.mjs"]) : 0;
}

async function step(quiet, program, args) {
  const cwd = inRoot("packages/web");
  if (!quiet) return runLoudly(program, args, { cwd });
  const { code, output } = await runQuietly(program, args, { cwd });
  if (code !== 0) console.error(output);
  return code;
}

function newestMs(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return 0;
  if (!found.isDirectory()) return isTest(path) ? 0 : found.mtimeMs;
  return readdirSync(path).reduce((newest, name) => Math.max(newest, newestMs(join(path, name))), 0);
}

function isTest(path) {
  return /\.test\.tsx?$/.test(basename(path));
}
