import { inRoot } from "./lib/paths.mjs";
import { runLoudly } from "./lib/run.mjs";
import { ensureInstalled, main } from "./setup.mjs";

await main(async () => {
  await ensureInstalled();
  return runLoudly("node", [inRoot("tools/new-screen/main.ts"), ...process.argv.slice(2)]);
});
