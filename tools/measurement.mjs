import { builds, ensureBuilt } from "./lib/builds.mjs";
import { inRoot } from "./lib/paths.mjs";
import { runLoudly, runService } from "./lib/run.mjs";
import { ensureInstalled, main } from "./setup.mjs";

const [first, ...rest] = process.argv.slice(2);

await main(async () => {
  await ensureInstalled();
  if (first === "keys") return runLoudly("node", [inRoot("packages/measurement/src/cli.ts"), first, ...rest]);
  const isBuilt = await ensureBuilt([builds.scanner, builds.reference, builds.sdk]);
  if (!isBuilt) throw new Error("The pages could not be built, see above.");
  return runService([inRoot("packages/measurement/src/main.ts")]);
});
