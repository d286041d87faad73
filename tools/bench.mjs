import { existsSync } from "node:fs";
import { inRoot } from "./lib/paths.mjs";
import { runLoudly } from "./lib/run.mjs";
import { buildServer } from "../packages/server/build.mjs";
import { ensureInstalled, main } from "./setup.mjs";

const bench = inRoot("packages/server/bench/main.ts");

await main(async () => {
  await ensureInstalled();
  if (!existsSync(bench)) throw new Error("There is nothing to measure yet (packages/server/bench/main.ts).");
  // Measured is what runs in production: the bundle, with the flags that it is started with.
  await buildServer(inRoot("packages/server/dist-bench"), "bench/ours.ts");
  return runLoudly("node", [bench, ...process.argv.slice(2)]);
});
