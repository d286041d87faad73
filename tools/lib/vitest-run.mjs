import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { relative } from "node:path";
import { inRoot } from "./paths.mjs";
import { runInLines } from "./run.mjs";

const report = inRoot(".cache/vitest.json");

/** Runs the tests beside the code; answers how many passed and failed, and which ones failed. A skipped one counts as failed. */
export async function runVitest(args = []) {
  mkdirSync(inRoot(".cache"), { recursive: true });
  rmSync(report, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const code = await runInLines("vitest", ["run", "--allowOnly=false", ...reporters, ...args]);
  if (!existsSync(report)) return { passed: 0, failed: 1, names: ["vitest left no report"] };
  const found = JSON.parse(readFileSync(report, "utf8"));
  const skipped = found.numPendingTests + found.numTodoTests;
  const chosen = args.length > 0;
  if (skipped > 0 && !chosen) console.log(`${skipped} tests were skipped, which counts as failed.`);
  const failed = found.numFailedTests + (chosen ? 0 : skipped);
  const names = found.testResults.flatMap(failuresIn);
  return { passed: found.numPassedTests, failed: Math.max(failed, code === 0 ? 0 : 1), names };
}

function failuresIn({ name: file, status, message, assertionResults }) {
  const failures = assertionResults.filter((test) => test.status === "failed");
  const named = failures.map((test) => `${test.fullName}: ${firstLine(test.failureMessages[0])}`);
  const whole = status === "failed" && named.length === 0 ? [firstLine(message)] : [];
  return [...named, ...whole].map((text) => `${relative(inRoot("."), file)}: ${text}`);
}

const firstLine = (text = "") => text.split("\n", 1)[0];
