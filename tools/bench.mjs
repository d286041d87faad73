import { existsSync } from "node:fs";
import { inRoot } from "./lib/paths.mjs";
import { runLoudly } from "./lib/run.mjs";
import { ensureInstalled, main } from "./setup.mjs";

const bench = inRoot("packages/server/bench/main.ts");

await main(async () => {
  await ensureInstalled();
  if (!existsSync(bench)) throw new Error("There is nothing to measure yet (packages/server/bench/main.ts).");
  return runLoudly("node", [bench, ...process.argv.slice(2)]);
});
