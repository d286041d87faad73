import { systemClock } from "@treadclub/kit/clock";
import { openDatabase } from "@treadclub/kit/db/open";
import { migrate } from "@treadclub/kit/db/migrate";
import { openLog } from "@treadclub/kit/log";
import { openEmbeddedPostgres } from "@treadclub/kit/postgres/embedded";
import { resolve } from "node:path";
import { openRegister } from "./adapters/vehicle-register/open.ts";
import { openAddresses } from "./adapters/addresses/open.ts";
import { openMail } from "./adapters/mail/open.ts";
import { openPayments } from "./adapters/payments/open.ts";
import type { ProviderPort } from "./adapters/sign-in-provider/port.ts";
import type { App } from "./app.ts";
import type { ProviderConfig } from "./config-provider.ts";
import { readConfig, type Config } from "./config.ts";
import { ConfigError } from "@treadclub/kit/process/settings";
import { requireDatabase } from "@treadclub/kit/process/database";
import { demoKey } from "./demo/integrator.ts";
import { freePort } from "@treadclub/kit/process/listen";
import { onStop } from "@treadclub/kit/process/stop";

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

await start().catch((error: unknown) => {
  print(
    error instanceof ConfigError
      ? `These settings need another look:\n${error.message}`
      : `TreadClub could not start.\n${error instanceof Error ? reasons(error) : String(error)}`,
  );
  process.exit(1);
});

/** Most of the program, which has time to load while PostgreSQL starts. */
function loadPlatform() {
  return Promise.all([
    import("./app.ts"),
    import("./demo/ensure.ts"),
    import("./web/docs.ts"),
    import("./web/serve.ts"),
  ]);
}

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
          onStarting: () => void loadPlatform(),
          onGivenUp: ({ message }) => stopping.fail(message),
        })
      : null;
  if (postgres) stopping.last(() => postgres.stop());
  const databaseUrl = config.databaseUrl ?? postgres?.url ?? "";
  const db = openDatabase({ url: databaseUrl, log });
  stopping.last(() => db.close());
  await requireDatabase(db.pool, config.databaseUrl !== null);
  await migrate(db.pool, resolve(import.meta.dirname, "../migrations"));
  const port = await freePort(config);
  const publicUrl = config.publicUrl ?? `http://localhost:${port}`;
  const { mail: mailServer, provider, stripe, measurement: measuring, register, ...settings } = config;
  const measurement = { ...measuring, demoSite: config.demo ? config.playgroundUrl : null };
  const options = {
    ...settings,
    measurement,
    databaseUrl,
    db,
    clock: systemClock,
    log,
    publicUrl,
    strict: !config.production,
  };
  const [{ openApp }, { ensureDemo }, { serveDocs }, { serveWeb }] = await loadPlatform();
  const accounts = config.demo ? await ensureDemo(options, print) : [];
  const mail = await openMail(mailServer, publicUrl);
  stopping.last(async () => mail.close());
  const app = await openApp({
    ...options,
    mail,
    addresses: openAddresses(config.idealPostcodes),
    payments: await openPayments(stripe, publicUrl),
    register: openRegister(register),
    provider: provider && (await openProvider(provider, publicUrl)),
  });
  stopping.last(() => app.close());
  await serveDocs(app.http);
  await serveWeb(app.http, config.webFolder, app.frameSites, {
    demo: config.demo,
    provider: provider?.name ?? null,
  });
  await app.http.listen({ port, host: config.host });
  if (config.runsJobs) await app.work();
  announce(config, publicUrl, accounts, app);
}

/** The library of OpenID Connect is loaded where a provider is set. */
async function openProvider(provider: ProviderConfig, publicUrl: string): Promise<ProviderPort> {
  const { openIdProvider } = await import("./adapters/sign-in-provider/openid.ts");
  return openIdProvider({ ...provider, redirectUri: `${publicUrl}/app/google_callback` });
}

function announce(
  config: Config,
  publicUrl: string,
  accounts: readonly { role: string; email: string; password: string }[],
  app: App,
): void {
  print(`\nTreadClub is at ${publicUrl}/app`);
  print(`The calls are described at ${publicUrl}/docs`);
  announceScanning(config, publicUrl);
  if (accounts.length > 0) {
    print("\nDemo accounts (DEMO=off leaves them out):");
    for (const account of accounts)
      print(`  ${account.role.padEnd(12)} ${account.email.padEnd(30)} ${account.password}`);
  }
  print(
    `\nData lies in ${config.databaseUrl === null ? config.dataDir : "the database of DATABASE_URL"}. Stop with Ctrl-C.`,
  );
  if (config.production && config.mail === null)
    print("SMTP_URL is not set: nobody gets mails, and nobody can set a new password.");
  if (config.production && config.stripe === null) print("STRIPE_SECRET_KEY is not set: no packs of scans are sold.");
  app.http.log.info({ port: config.port }, "started");
}

function announceScanning({ measurement, demo }: Config, publicUrl: string): void {
  if (measurement.sandbox) print(`Try the scanner and the SDK at ${publicUrl}/app/scan_test`);
  if (measurement.remote) print(`Tyres are measured by the service at ${measurement.remote.url}`);
  if (demo) print(`An integrator's website is tried out with the key ${demoKey} (npm run playground)`);
}

function reasons(error: Error): string {
  const lines: string[] = [];
  for (let at: unknown = error; at instanceof Error; at = at.cause) lines.push(at.message);
  return lines.join("\n  because: ");
}
