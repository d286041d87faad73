import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { inRoot } from "./paths.mjs";
import { runLoudly } from "./run.mjs";

const report = inRoot(".cache/vitest.json");

/** Runs the tests beside the code; answers how many passed and failed. A skipped one counts as failed. */
export async function runVitest(args = []) {
  mkdirSync(inRoot(".cache"), { recursive: true });
  rmSync(report, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const code = await runLoudly("vitest", ["run", "--allowOnly=false", ...reporters, ...args]);
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const found = JSON.parse(readFileSync(report, "utf8"));
  const skipped = found.numPendingTests + found.numTodoTests;
  const chosen = args.length > 0;
  if (skipped > 0 && !chosen) console.log(`${skipped} tests were skipped, which counts as failed.`);
  const failed = found.numFailedTests + (chosen ? 0 : skipped);
  return { passed: found.numPassedTests, failed: Math.max(failed, code === 0 ? 0 : 1) };
}
