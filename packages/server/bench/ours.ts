import { openSync, writeSync } from "node:fs";
import { devNull } from "node:os";
import { systemClock } from "@treadclub/kit/clock";
import { openDatabase } from "@treadclub/kit/db/open";
import { openLog } from "@treadclub/kit/log";
import { openApp } from "../src/app.ts";

/**
 * The platform as it runs in production, over a database that the bench has filled. It logs each call, to nowhere; jobs wait, as
 * they do where another process works on them.
 */
const [databaseUrl = "", secret = "", port = "0", dataDir = ""] = process.argv.slice(2);
const nowhere = openSync(devNull, "w");
const log = openLog({ level: "info", write: (line) => writeSync(nowhere, line) });
const db = openDatabase({ url: databaseUrl, log, poolSize: 20 });
const plenty = { points: 10_000_000, windowSeconds: 60 };
const app = await openApp({
  databaseUrl,
  db,
  clock: systemClock,
  log,
  dataDir,
  publicUrl: "http://localhost",
  production: true,
  demo: false,
  trustProxy: false,
  tokenSecret: secret,
  vatRatePercent: 20,
  freeScans: 4,
  packPrices: { 4: 599, 8: 999 },
  buildNumber: "bench",
  strict: false,
  limits: { signIn: plenty, account: plenty, code: plenty, lookUp: plenty, message: plenty },
});
await app.http.listen({ port: Number(port), host: "127.0.0.1" });
process.stdout.write("ready\n");
