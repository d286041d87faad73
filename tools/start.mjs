import { nodeArgs, nodeEnvironment } from "../packages/server/run.mjs";
import { ensureBuilt } from "./lib/builds.mjs";
import { runService } from "./lib/run.mjs";
import { ensureInstalled, main } from "./setup.mjs";

await main(async () => {
  await ensureInstalled();
  if (!(await ensureBuilt())) throw new Error("The product could not be built, see above.");
  return runService([...nodeArgs, ...process.argv.slice(2)], { env: nodeEnvironment });
});
