import { mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { takeOverBuild } from "./take-over-build.mjs";
import { inTurn } from "./turn.mjs";

const stampName = ".built";
const notSources = new Set(["node_modules", "dist"]);

/**
 * Something that is built from sources into a folder that may be served at the same time.
 * @param {{ name: string, top: string, sources: string[], dist: string, fresh: string,
 *   make: (fresh: string) => Promise<{ code: number, output: string }> }} plan `sources` are files and folders below `top`;
 *   `make` fills the folder `fresh`, which lies beside `dist` on the same disk
 */
export function staleBuild({ name, top, sources, dist, fresh, make }) {
  const paths = sources.map((path) => join(top, path));
  /** True when a source is newer than what was built, or nothing was built. */
  const isStale = () => {
    const built = statSync(join(dist, stampName), { throwIfNoEntry: false });
    return !built || paths.some((path) => newestMs(path) > built.mtimeMs);
  };
  /** Builds, whether it is needed or not; answers what the builder said. */
  const build = () => inTurn(`${name}-build`, work);
  /** Builds when it is needed; whoever waited for another's turn finds it done. */
  const buildIfStale = async () =>
    isStale() ? inTurn(`${name}-build`, () => (isStale() ? work() : nothing)) : nothing;
  return { name, sources: paths, isStale, build, buildIfStale };

  async function work() {
    // What changes while the build runs is newer than this, and builds again next time.
    const started = new Date();
    rmSync(fresh, { recursive: true, force: true });
    mkdirSync(dirname(fresh), { recursive: true });
    const { code, output } = await make(fresh);
    const ms = Math.round(Date.now() - started.getTime());
    if (code !== 0) return { code, output, ms };
    writeFileSync(join(fresh, stampName), "");
    utimesSync(join(fresh, stampName), started, started);
    takeOverBuild(fresh, dist, stampName);
    return { code, output, ms };
  }
}

const nothing = { code: 0, output: "", ms: 0 };

function newestMs(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return 0;
  if (!found.isDirectory()) return isTest(path) ? 0 : found.mtimeMs;
  const names = readdirSync(path).filter((name) => !notSources.has(name));
  return names.reduce((newest, name) => Math.max(newest, newestMs(join(path, name))), 0);
}

function isTest(path) {
  return /\.test\.tsx?$/.test(basename(path));
}
