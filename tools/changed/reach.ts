import { join } from "node:path";
import { browserTests, type BrowserTests } from "./browser.ts";
import { dependentsOf, type Graph } from "./graph.ts";

export interface Reached extends BrowserTests {
  readonly changed: readonly string[];
  readonly tests: readonly string[];
}

const test = /^(packages\/\w+\/(src|testing)|tools)\/.*\.test\.tsx?$/;
const wordTest = /^packages\/texts\/.*\.test\.ts$/;
const answers = /^packages\/server\/src\/modules\/|^packages\/contract\/src\/calls\//;
/** They make every call as everybody. */
const everyCall = ["matrix", "bad-input"].map((name) => join("packages/server/testing", `${name}.test.ts`));

/** Returns the tests that a change of these files reaches. */
export function reachedBy(graph: Graph, changed: readonly string[]): Reached {
  const reached = dependentsOf(graph, changed);
  const tests = [...reached].filter((path) => test.test(path) && graph.sources.has(path));
  const isWorded = changed.some((path) => path.startsWith("packages/texts/"));
  const ofTexts = isWorded ? [...graph.sources.keys()].filter((path) => wordTest.test(path)) : [];
  const isAnswered = changed.some((path) => answers.test(path) && !test.test(path));
  return {
    changed,
    tests: [...new Set([...tests, ...ofTexts, ...(isAnswered ? everyCall : [])])],
    ...browserTests(graph, changed, reached),
  };
}
