import { existsSync } from "node:fs";
import { inRoot } from "./lib/paths.mjs";
import { runService } from "./lib/run.mjs";
import { inTurn } from "./lib/turn.mjs";
import { buildWeb, webIsStale } from "./lib/web-build.mjs";
import { ensureInstalled, main } from "./setup.mjs";

const server = inRoot("packages/server/src/main.ts");

await main(async () => {
  await ensureInstalled();
  if (webIsStale()) await inTurn("web-build", buildIfStale);
  if (!existsSync(server)) throw new Error("There is no server to start yet (packages/server/src/main.ts).");
  return runService([server, ...process.argv.slice(2)]);
});

async function buildIfStale() {
  if (!webIsStale()) return;
  console.log("Building the pages.");
  if ((await buildWeb()) !== 0) throw new Error("The pages could not be built, see above.");
}
