import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { serveDocs } from "#server/web/docs";
import { serveWeb } from "#server/web/serve";
import { openTestAppOn } from "#testing/open-test-app-on";

/** The platform over a given database, without limits; it says where it listens, then every error that it logs. */
const [databaseUrl = ""] = process.argv.slice(2);
const print = (line: string): void => void process.stdout.write(line);
const testApp = await openTestAppOn(databaseUrl, {
  measurement: true,
  onLog: (line) => (/^\{"level":[56]0/.test(line) ? print(line) : undefined),
});
const pages = join(testApp.dataDir, "pages");
mkdirSync(join(pages, "assets"), { recursive: true });
for (const name of ["index.html", "shell.html", "assets/index.css"]) writeFileSync(join(pages, name), "TreadClub");
await serveDocs(testApp.app.http);
await serveWeb(testApp.app.http, pages, testApp.app.frameSites, { demo: false, provider: null });
print(`${await testApp.app.http.listen({ port: 0, host: "127.0.0.1" })}\n`);
process.stdin.resume().once("end", () => process.exit(0));
