import { inRoot } from "./paths.mjs";
import { runBrowserTests } from "./browser-tests.mjs";
import { runQuietly } from "./run.mjs";
import { runVitest } from "./vitest-run.mjs";

const allScreens = "packages/e2e/src/screens.spec.ts";

/**
 * Runs the tests that a change reaches: of all that differs from a commit, or without one of what is not committed, or
 * else of the last commit.
 * @param {string | undefined} since a commit
 * @param {(name: string, run: () => Promise<unknown>) => Promise<unknown>} timed
 */
export async function runChanged(since, timed) {
  const found = await runQuietly("node", [inRoot("tools/changed/main.ts"), ...(since === undefined ? [] : [since])]);
  if (found.code !== 0) throw new Error(found.output);
  const { changed, tests, specs, screens } = JSON.parse(found.output);
  const walked = screens.length > 0 ? [...specs, allScreens] : specs;
  console.log(
    `${changed.length} files changed: ${tests.length} test files, ${specs.length} browser specs, ${screens.length} screens.`,
  );
  for (const path of [...tests, ...specs, ...screens]) console.log(`  ${path}`);
  const outcomes = [];
  if (tests.length > 0) outcomes.push(await timed("tests", () => runVitest(tests)));
  if (walked.length > 0)
    outcomes.push(await timed("browser tests", () => runBrowserTests(walked, { E2E_SCREENS: screens.join("|") })));
  return outcomes;
}
