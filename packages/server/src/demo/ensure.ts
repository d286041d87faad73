import { makeTestClock } from "@treadclub/kit/clock";
import type { Database } from "@treadclub/kit/db/open";
import type { LimitRule } from "@treadclub/kit/http/limits";
import type { AppOptions } from "#server/app";
import { demoAccounts, type DemoAccount } from "./accounts.ts";

const plenty: LimitRule = { points: 1_000_000, windowSeconds: 60 };
const lockId = 7_302_119;

/** Makes the demo world once per database, on a platform of its own whose clock it sets; answers the accounts. */
export async function ensureDemo(options: AppOptions, print: (line: string) => void): Promise<readonly DemoAccount[]> {
  const client = await options.db.pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [lockId]);
    const { rowCount } = await client.query("select 1 from users limit 1");
    if (rowCount === 0) await play(options, print);
    const { rows } = await client.query<{ email: string }>("select email from users where demo");
    const there = new Set(rows.map((row) => row.email));
    return demoAccounts.filter((account) => there.has(account.email));
  } finally {
    await client.query("select pg_advisory_unlock($1)", [lockId]);
    client.release();
  }
}

async function play(options: AppOptions, print: (line: string) => void): Promise<void> {
  print("Making the demo world. This happens once and takes about ten seconds.");
  const [{ openApp }, { openStage }, { playScenario }] = await Promise.all([
    import("#server/app"),
    import("./stage.ts"),
    import("./scenario.ts"),
  ]);
  const clock = makeTestClock();
  const limits = { code: plenty, lookUp: plenty, mail: plenty, message: plenty, signUp: plenty, upload: plenty };
  // The scenario scans with the service that lies beside it, wherever tyres are measured later.
  const measurement = options.measurement ? { ...options.measurement, remote: null } : null;
  // A receiver of webhooks fails in the scenario, which nobody has to look into.
  const log = options.log.child({}, { level: "error" });
  const app = await openApp({ ...options, measurement, clock, limits, log });
  try {
    await playScenario(openStage({ app, db: options.db, clock, store: app.store, dataDir: options.dataDir }));
    await agreeAgain(options.db);
    // What the scenario told people in the app would be mailed once the platform works on jobs.
    await options.db.pool.query("delete from pgboss.job where name = 'mail-notices' and state = 'created'");
    // The scenario's mails are there to be read; a mail server that is set never gets them.
    await options.db.pool.query(
      "update outbox_messages set state = 'sent', sent_at = created_at where state = 'waiting'",
    );
  } finally {
    await app.close();
  }
}

/** Nobody agrees to a paper before it holds: those who signed up earlier have agreed in their account, on the day of the version. */
async function agreeAgain({ pool }: Database): Promise<void> {
  await pool.query(
    `with early as (
       delete from consents where kind in ('terms', 'privacy') and at < version::timestamp at time zone 'Europe/London'
       returning *
     )
     insert into consents (user_id, kind, version, given, source, at)
       select user_id, kind, version, given, 'account', (version || ' 09:15')::timestamp at time zone 'Europe/London'
       from early order by id`,
  );
}
