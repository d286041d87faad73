import { once } from "node:events";
import { createServer } from "node:net";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { findChromium } from "../chromium.mjs";
import { ensureBuilt } from "./builds.mjs";
import { inRoot } from "./paths.mjs";
import { runInLines } from "./run.mjs";

const config = inRoot("packages/e2e/playwright.config.ts");
const report = inRoot(".cache/browser-tests.json");

/** Builds the pages when they are stale and runs the journeys; answers how many passed and failed, and which ones failed. */
export async function runBrowserTests(args = [], settings = {}) {
  if (!existsSync(config)) return { passed: 0, failed: 0 };
  if (!(await ensureBuilt())) return { passed: 0, failed: 1 };
  mkdirSync(inRoot(".cache"), { recursive: true });
  rmSync(report, { force: true });
  const env = {
    ...settings,
    E2E_PORT: String(await freePort()),
    E2E_SITE_PORT: String(await freePort()),
    CHROMIUM_PATH: await findChromium(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  };
  const code = await runInLines(
    "playwright",
    ["test", "-c", config, "--forbid-only", "--reporter=list,json", ...args],
    {
      env,
    },
  );
  return countIn(code);
}

/** A test that passed only at the second try counts as failed. */
function countIn(code) {
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { stats, suites } = JSON.parse(readFileSync(report, "utf8"));
  const failed = stats.unexpected + stats.flaky;
  return { passed: stats.expected, failed: Math.max(failed, code === 0 ? 0 : 1), names: suites.flatMap(failuresIn) };
}

function failuresIn({ specs = [], suites = [] }) {
  const failed = specs.filter((spec) => !spec.ok);
  return [...failed.map((spec) => `${spec.file}:${spec.line}: ${spec.title}`), ...suites.flatMap(failuresIn)];
}

/** Two checkouts may be tested at the same time. */
async function freePort() {
  const probe = createServer();
  await once(probe.listen(0, "127.0.0.1"), "listening");
  const { port } = Object(probe.address());
  await new Promise((done) => probe.close(done));
  return port;
}
