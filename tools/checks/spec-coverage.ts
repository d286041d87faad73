import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readBuilt } from "./built.ts";
import { compareWithSpec, remaining } from "./coverage.ts";
import { reportAndExit } from "./report.ts";
import { type Listed, readEndpoints, readScreens, readToCome, writeToCome } from "./spec-lists.ts";

/** Where the built calls and screens and the spec's lists disagree. */
export async function findCoverageProblems(top: string): Promise<string[]> {
  const file = join(top, "spec/deviations.tsv");
  const deviations = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
  return compareWithSpec(listedIn(top), await readBuilt(top), readToCome(join(top, "spec/to-come.tsv")), deviations);
}

function listedIn(top: string): Listed[] {
  return [...readEndpoints(join(top, "spec/endpoints.tsv")), ...readScreens(join(top, "spec/screens.tsv"))];
}

if (import.meta.main) {
  const top = join(import.meta.dirname, "../..");
  if (process.argv.includes("--write"))
    writeToCome(join(top, "spec/to-come.tsv"), remaining(listedIn(top), await readBuilt(top)));
  reportAndExit(
    await findCoverageProblems(top),
    "disagreements with the spec's lists (node tools/spec-coverage.mjs --write rewrites spec/to-come.tsv)",
  );
}
