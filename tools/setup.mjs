import { existsSync, readFileSync, statSync, utimesSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { inRoot } from "./lib/paths.mjs";
import { runLoudly } from "./lib/run.mjs";
import { requireRuntime } from "./lib/runtime.mjs";
import { inTurn } from "./lib/turn.mjs";

const lockFile = inRoot("package-lock.json");
const installedFile = inRoot("node_modules", ".package-lock.json");

/** Installs what package-lock.json names, when it is not there yet, and makes sure of a Node that is new enough. */
export async function ensureInstalled() {
  if (!isInstalled()) await inTurn("install", install);
  requireRuntime();
}

/** Ends the program with the message of an error that a person can act on, without a stack. */
export async function main(work) {
  try {
    process.exitCode = await work();
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}

async function install() {
  // Whoever had the turn before us may have installed it.
  if (isInstalled()) return;
  console.log("Installing what the program needs (npm ci). The first time takes about a minute.");
  const npm = process.env.npm_execpath;
  const code = npm ? await runLoudly(process.execPath, [npm, "ci"]) : await runLoudly("npm", ["ci"]);
  if (code !== 0)
    throw new Error("npm ci failed, see above. Check that this machine reaches the npm registry, and start again.");
}

function isInstalled() {
  const lock = statSync(lockFile, { throwIfNoEntry: false });
  const installed = statSync(installedFile, { throwIfNoEntry: false });
  if (!lock || !installed) return false;
  if (lock.mtimeMs <= installed.mtimeMs) return true;
  if (!sameContent()) return false;
  const now = new Date();
  utimesSync(installedFile, now, now);
  return true;
}

/** A lock file may be newer without having changed: a fresh checkout of the same commit, a switch of branches and back. */
function sameContent() {
  const wanted = packagesOf(lockFile);
  const present = packagesOf(installedFile);
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path) return true;
    const found = present[path];
    if (!found) return Boolean(entry.optional);
    return found.version === entry.version && found.integrity === entry.integrity && existsSync(inRoot(path));
  });
}

function packagesOf(path) {
  return JSON.parse(readFileSync(path, "utf8")).packages ?? {};
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await main(ensureInstalled);
