import { findChromium } from "./chromium.mjs";
import { runBrowserTests } from "./lib/browser-tests.mjs";
import { check } from "./lib/check-steps.mjs";
import { runVitest } from "./lib/vitest-run.mjs";
import { ensureInstalled, main } from "./setup.mjs";

const chosen = process.argv.slice(2);

let interrupted = false;
for (const name of ["SIGINT", "SIGTERM"]) process.on(name, () => (interrupted = true));

await main(async () => {
  await ensureInstalled();
  if (chosen.length > 0) return finish([["tests", await runVitest(chosen), 0]]);
  await findChromium();
  const outcomes = [];
  const stages = [
    ["checks", check],
    ["tests", runVitest],
    ["browser tests", runBrowserTests],
  ];
  for (const [name, run] of stages) {
    console.log(`\n${name}`);
    const startedMs = performance.now();
    const outcome = await run();
    outcomes.push([name, outcome, performance.now() - startedMs]);
    if (interrupted) break;
  }
  return interrupted ? 130 : finish(outcomes);
});

function finish(outcomes) {
  const sum = { passed: 0, failed: 0 };
  console.log("");
  for (const [, { names = [] }] of outcomes) for (const name of names) console.log(`failed: ${name}`);
  for (const [name, { passed, failed }, ms] of outcomes) {
    console.log(`${name.padEnd(16)} ${passed} passed, ${failed} failed, ${(ms / 1000).toFixed(1)} s`);
    sum.passed += passed;
    sum.failed += failed;
  }
  console.log(`${sum.passed} passed, ${sum.failed} failed`);
  return sum.failed > 0 ? 1 : 0;
}
