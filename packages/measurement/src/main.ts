import { systemClock } from "@treadclub/kit/clock";
import { openDatabase } from "@treadclub/kit/db/open";
import { openHttp } from "@treadclub/kit/http/app";
import { openLog } from "@treadclub/kit/log";
import { openEmbeddedPostgres } from "@treadclub/kit/postgres/embedded";
import { requireDatabase } from "@treadclub/kit/process/database";
import { freePort } from "@treadclub/kit/process/listen";
import { ConfigError } from "@treadclub/kit/process/settings";
import { onStop } from "@treadclub/kit/process/stop";
import { readConfig, type Config } from "./config.ts";
import { scannerFolder } from "./index.ts";
import { publicSandboxKey } from "./keys/sandbox-key.ts";
import { translate } from "./translate.ts";
import { openService } from "./service.ts";

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

await start().catch((error: unknown) => {
  print(
    error instanceof ConfigError
      ? `These settings need another look:\n${error.message}`
      : `The measurement service could not start.\n${error instanceof Error ? reasons(error) : String(error)}`,
  );
  process.exit(1);
});

async function start(): Promise<void> {
  const config = readConfig();
  const log = openLog({ level: config.logLevel });
  const stopping = onStop(print);
  const postgres =
    config.databaseUrl === null
      ? await openEmbeddedPostgres({
          dataDir: config.dataDir,
          mode: "durable",
          log: (line) => log.info(line),
          onGivenUp: ({ message }) => stopping.fail(message),
        })
      : null;
  if (postgres) stopping.last(() => postgres.stop());
  const databaseUrl = config.databaseUrl ?? postgres?.url ?? "";
  await checkDatabase(databaseUrl, config);
  const port = await freePort(config);
  const publicUrl = config.publicUrl ?? `http://localhost:${port}`;
  const { dataDir, secret, remote, sandbox, webhooksToPrivate, production } = config;
  const service = await openService({
    databaseUrl,
    clock: systemClock,
    log,
    dataDir,
    publicUrl,
    strict: !production,
    secret,
    remote,
    sandbox,
    webhooksToPrivate,
    scannerFolder,
  });
  stopping.last(() => service.close());
  const http = await openHttp({
    log,
    translate,
    trustProxy: config.trustProxy,
    connections: config.connections,
    isReady: async () => (await service.db.pool.query("select 1")).rowCount === 1,
  });
  stopping.last(() => http.close());
  await service.mountOn(http);
  await http.listen({ port, host: config.host });
  if (config.runsJobs) await service.jobs.work();
  announce(config, publicUrl);
  log.info({ port }, "started");
}

async function checkDatabase(url: string, { databaseUrl, logLevel }: Config): Promise<void> {
  const db = openDatabase({ url, log: openLog({ level: logLevel }), poolSize: 1 });
  try {
    await requireDatabase(db.pool, databaseUrl !== null);
  } finally {
    await db.close();
  }
}

function announce({ databaseUrl, dataDir, sandbox }: Config, publicUrl: string): void {
  print(`\nThe measurement service is at ${publicUrl}/measurement/v1/`);
  print(`Its calls are described at ${publicUrl}/measurement/v1/docs, its scanner is at ${publicUrl}/scan/`);
  if (sandbox) print(`Everybody may try it with the key ${publicSandboxKey} (SANDBOX=off leaves it out).`);
  print(`A key of your own: npm run measurement -- keys make --name "Your company"`);
  print(`\nData lies in ${databaseUrl === null ? dataDir : "the database of DATABASE_URL"}. Stop with Ctrl-C.`);
}

function reasons(error: Error): string {
  const lines: string[] = [];
  for (let at: unknown = error; at instanceof Error; at = at.cause) lines.push(at.message);
  return lines.join("\n  because: ");
}
