import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { serveDocs } from "#server/web/docs";
import { serveWeb } from "#server/web/serve";
import { openWorldOn } from "#testing/open-world-on";

/** The platform over a given database, without limits; it says where it listens, then every error that it logs. */
const [databaseUrl = ""] = process.argv.slice(2);
const say = (line: string): void => void process.stdout.write(line);
const world = await openWorldOn(databaseUrl, {
  measurement: true,
  onLog: (line) => (/^\{"level":[56]0/.test(line) ? say(line) : undefined),
});
const pages = join(world.dataDir, "pages");
mkdirSync(join(pages, "assets"), { recursive: true });
for (const name of ["index.html", "shell.html", "assets/index.css"]) writeFileSync(join(pages, name), "TreadClub");
await serveDocs(world.app.http);
await serveWeb(world.app.http, pages, world.app.frameSites);
say(`${await world.app.http.listen({ port: 0, host: "127.0.0.1" })}\n`);
process.stdin.resume().once("end", () => process.exit(0));
