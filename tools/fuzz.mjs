import { builds, ensureBuilt } from "./lib/builds.mjs";
import { inRoot } from "./lib/paths.mjs";
import { runLoudly } from "./lib/run.mjs";
import { ensureInstalled, main } from "./setup.mjs";

await main(async () => {
  await ensureInstalled();
  if (!(await ensureBuilt([builds.scanner, builds.sdk]))) throw new Error("A build failed, see above.");
  return runLoudly("node", [inRoot("packages/server/testing/fuzz/main.ts"), ...process.argv.slice(2)]);
});
