import { buildWeb } from "./lib/web-build.mjs";
import { inTurn } from "./lib/turn.mjs";
import { ensureInstalled, main } from "./setup.mjs";

await main(async () => {
  await ensureInstalled();
  return inTurn("web-build", buildWeb);
});
