import { builds, ensureBuilt } from "./lib/builds.mjs";
import { inRoot } from "./lib/paths.mjs";
import { runService } from "./lib/run.mjs";
import { ensureInstalled, main } from "./setup.mjs";

const server = inRoot("packages/sdk/playground/server.ts");

await main(async () => {
  await ensureInstalled();
  if (!(await ensureBuilt([builds.sdk]))) throw new Error("The SDK could not be built, see above.");
  return runService([server, ...process.argv.slice(2)]);
});
