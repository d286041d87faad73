import { existsSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { inRoot } from "./lib/paths.mjs";
import { runLoudly } from "./lib/run.mjs";
import { ensureInstalled, main } from "./setup.mjs";

/** Chromium without windows: the same engine at two thirds of the processor time. */
const headlessShell = "/usr/bin/chromium-headless-shell";

const systemPaths = [
  headlessShell,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/**
 * A browser for the tests: the one that CHROMIUM_PATH names, Playwright's own, the system's; else it is installed.
 * @returns {Promise<string>} the path of its program
 */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which is not there.`);
  return named || (await playwrightsOwn()) || (await withoutWindows()) || fromSystem() || (await installed());
}

/** Where its package can be had; anything else serves as well, only slower. */
async function withoutWindows() {
  if (existsSync(headlessShell)) return headlessShell;
  if (!isDebian() || process.getuid?.() !== 0) return undefined;
  console.log("Installing Chromium for the browser tests.");
  return (await aptInstall(["chromium-headless-shell", "fonts-noto-cjk"])) ? headlessShell : undefined;
}

async function installed() {
  console.log("No Chromium was found, so it is installed now.");
  const isRootOnDebian = isDebian() && process.getuid?.() === 0;
  if (isRootOnDebian && (await aptInstall(["chromium", "fonts-noto-cjk"])) && fromSystem()) return fromSystem();
  await runLoudly("node", [inRoot("node_modules/playwright-core/cli.js"), "install", "chromium"]);
  const own = await playwrightsOwn();
  if (own) return own;
  throw new Error(
    "No Chromium was found, and none could be installed. Install one (Debian: sudo apt-get install chromium " +
      "fonts-noto-cjk), or set CHROMIUM_PATH to the program of one.",
  );
}

async function playwrightsOwn() {
  const library = inRoot("node_modules/playwright-core/index.mjs");
  if (!existsSync(library)) return undefined;
  const { chromium } = await import(pathToFileURL(library).href);
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

function fromSystem() {
  return systemPaths.find((path) => existsSync(path));
}

async function aptInstall(packages) {
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  if ((await runLoudly("apt-get", ["update", "-qq"], { env })) !== 0) return false;
  return (await runLoudly("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], { env })) === 0;
}

function isDebian() {
  const file = "/etc/os-release";
  return existsSync(file) && /^ID=debian$/m.test(readFileSync(file, "utf8"));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  await main(async () => {
    await ensureInstalled();
    console.log(await findChromium());
  });
}
