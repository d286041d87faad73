import { existsSync, readdirSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { inRoot } from "./paths.mjs";
import { runQuietly } from "./run.mjs";
import { takeOverBuild } from "./take-over-build.mjs";

const sources = [
  "package-lock.json",
  "packages/web/index.html",
  "packages/web/vite.config.ts",
  "packages/web/prerender.mjs",
  "packages/web/service-worker.mjs",
  "packages/web/public",
  ...["web", "contract", "rules", "texts", "capture"].map((name) => `packages/${name}/src`),
];
const dist = inRoot("packages/web/dist");
const stampName = ".built";
const stamp = join(dist, stampName);
/** A running server serves `dist`, so that a build goes on beside it. */
const fresh = inRoot("packages/web/node_modules/.dist-next");

/** True when a source is newer than the built pages, or there are none. */
export function webIsStale() {
  const built = statSync(stamp, { throwIfNoEntry: false });
  return !built || sources.some((path) => newestMs(inRoot(path)) > built.mtimeMs);
}

/** Builds the pages and prerenders those that have to be readable before any script runs; answers an exit code. */
export async function buildWeb() {
  const { code, output } = await buildQuietly();
  if (code !== 0) console.error(output);
  return code;
}

/** The same, answering what the builder said. */
export async function buildQuietly() {
  const cwd = inRoot("packages/web");
  if (!existsSync(join(cwd, "index.html"))) return { code: 0, output: "", ms: 0 };
  // What changes while the build runs is newer than this, and builds again next time.
  const started = new Date();
  const built = await runQuietly("vite", ["build", "--logLevel", "warn", "--outDir", fresh, "--emptyOutDir"], { cwd });
  if (built.code !== 0) return built;
  const rendered = existsSync(join(cwd, "prerender.mjs"))
    ? await runQuietly("node", ["prerender.mjs", fresh], { cwd })
    : built;
  if (rendered.code !== 0) return rendered;
  writeFileSync(join(fresh, stampName), "");
  utimesSync(join(fresh, stampName), started, started);
  takeOverBuild(fresh, dist, stampName);
  return { code: 0, output: built.output, ms: Math.round(Date.now() - started.getTime()) };
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
