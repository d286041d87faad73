import { findChromium } from "./chromium.mjs";
import { runBrowserTests } from "./lib/browser-tests.mjs";
import { runChanged } from "./lib/changed-tests.mjs";
import { check } from "./lib/check-steps.mjs";
import { runVitest } from "./lib/vitest-run.mjs";
import { ensureInstalled, main } from "./setup.mjs";

const chosen = process.argv.slice(2);

let interrupted = false;
for (const name of ["SIGINT", "SIGTERM"]) process.on(name, () => (interrupted = true));

await main(async () => {
  await ensureInstalled();
  if (chosen[0] === "--changed") return finish(await runChanged(chosen[1], timed));
  if (chosen.length > 0) return finish([["tests", await runVitest(chosen), 0]]);
  await findChromium();
  return finish(await runAll());
});

/**
 * Runs the tests beside the code in one lane, the checks and then the browser tests in another: each of them waits for a
 * good part of its time.
 */
async function runAll() {
  let tests;
  const startTests = () => void (tests = timed("tests", runVitest));
  const checks = await timed("checks", () => check(startTests));
  if (interrupted) return [checks, await tests];
  const browserTests = await timed("browser tests", runBrowserTests);
  return [checks, await tests, browserTests];
}

async function timed(name, run) {
  const startedMs = performance.now();
  return [name, await run(), performance.now() - startedMs];
}

function finish(outcomes) {
  const sum = { passed: 0, failed: 0 };
  console.log("");
  for (const [, { names = [] }] of outcomes) for (const name of names) console.log(`failed: ${name}`);
  for (const [name, { passed, failed }, ms] of outcomes) {
    console.log(`${name.padEnd(16)} ${passed} passed, ${failed} failed, ${(ms / 1000).toFixed(1)} s`);
    sum.passed += passed;
    sum.failed += failed;
  }
  console.log(`${sum.passed} passed, ${sum.failed} failed, ${(performance.now() / 1000).toFixed(1)} s`);
  if (interrupted) return 130;
  return sum.failed > 0 ? 1 : 0;
}
