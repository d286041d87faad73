import { buildAgainWhenChanged } from "./lib/build-watch.mjs";
import { builds, ensureBuilt } from "./lib/builds.mjs";
import { inRoot } from "./lib/paths.mjs";
import { startService } from "./lib/run.mjs";
import { ensureInstalled, main } from "./setup.mjs";

await main(async () => {
  await ensureInstalled();
  // What the server serves as files; the platform's pages come from Vite.
  const served = [builds.scanner, builds.reference, builds.sdk];
  await ensureBuilt(served);
  const stopWatching = buildAgainWhenChanged(served);
  // Set here for both, so that the pages ask the server that belongs to them.
  const port = process.env.PORT ?? "3000";
  const main = inRoot("packages/server/src/main.ts");
  const server = startService(["--watch", "--watch-preserve-output", main], { env: { PORT: port } });
  const vite = inRoot("node_modules/vite/bin/vite.js");
  const pages = startService([vite], { cwd: inRoot("packages/web"), env: { API_PORT: port } });
  // One without the other is of no use: the first to end takes the other along.
  const code = await Promise.race([server.ended, pages.ended]);
  stopWatching();
  server.stop();
  pages.stop();
  await Promise.all([server.ended, pages.ended]);
  return code;
});
