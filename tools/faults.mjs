import { builds, ensureBuilt } from "./lib/builds.mjs";
import { inRoot } from "./lib/paths.mjs";
import { runLoudly } from "./lib/run.mjs";
import { ensureInstalled, main } from "./setup.mjs";

await main(async () => {
  await ensureInstalled();
  if (!(await ensureBuilt([builds.server]))) throw new Error("The server could not be built, see above.");
  return runLoudly("node", [inRoot("packages/server/testing/faults/main.ts"), ...process.argv.slice(2)]);
});
