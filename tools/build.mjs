import { buildAll } from "./lib/builds.mjs";
import { ensureInstalled, main } from "./setup.mjs";

await main(async () => {
  await ensureInstalled();
  return (await buildAll()) ? 0 : 1;
});
