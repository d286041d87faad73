import type pg from "pg";
import { hashPassword } from "../src/modules/identity/index.ts";
import { comparedCalls, oneBooking } from "./calls.ts";
import type { RequestSpec } from "./client.ts";
import type { Database, Environment } from "./environment.ts";
import { median, shown, table } from "./figures.ts";
import { latenciesOf, load } from "./load.ts";
import type { Pace } from "./options.ts";
import type { Server } from "./processes.ts";
import type { Section } from "./report.ts";
import { openTokens, type Tokens } from "./tokens.ts";

const sides = ["bare", "ours"] as const;
type Side = (typeof sides)[number];

interface Bench {
  readonly servers: Readonly<Record<Side, Server>>;
  /** What others ask for meanwhile. */
  readonly other: Readonly<Record<Side, RequestSpec>>;
  readonly tokens: Tokens;
  readonly pace: Pace;
}

interface Figures {
  readonly perSecond: number;
  readonly othersMs: number;
  readonly othersSlowMs: number;
}

const accounts = 500;
const password = "correct horse battery";
const signInConnections = 10;
const others = { connections: 4, perSecond: 100 };
const aim = { perSecond: 25, othersMs: 50 };

/** Password sign-ins as fast as they go, while others read one booking 100 times a second. */
export async function measureSignIn(environment: Environment, database: Database, pace: Pace): Promise<Section> {
  await fillAccounts(database.pool);
  const call = comparedCalls(database.filled).find(({ name }) => name === oneBooking);
  const [oursRead, bareRead] = [call?.by.get("ours"), call?.by.get("bare")];
  if (!oursRead || !bareRead) throw new Error("No call to make meanwhile");
  const bench: Bench = {
    servers: { ours: await environment.start("ours.ts", database), bare: await environment.start("bare.ts", database) },
    other: { ours: oursRead, bare: bareRead },
    tokens: openTokens(environment.secret),
    pace,
  };
  const quiet = await inTurn(pace, (side) => readMeanwhile(bench, side));
  const busy = await inTurn(pace, async (side) => {
    const [perSecond, seen] = await Promise.all([signInsPerSecond(bench, side), readMeanwhile(bench, side)]);
    return { ...seen, perSecond };
  });
  for (const side of sides) await environment.stop(bench.servers[side]);
  const row = (what: string, seen: Seen, of: (figures: Figures) => number): string[] => {
    const [bare, ours] = sides.map((side) => median(seen[side].map(of)));
    return [what, shown(bare ?? null), shown(ours ?? null)];
  };
  const rate = median(busy.ours.map(({ perSecond }) => perSecond));
  const wait = median(busy.ours.map(({ othersMs }) => othersMs));
  return {
    name: "sign-in",
    title: "Password sign-ins",
    text: [
      `${signInConnections} connections sign in as fast as they can while others read one booking ${others.perSecond} times a second. Wanted on two cores: ${aim.perSecond} a second, others under ${aim.othersMs} ms at the median.`,
      table(
        ["", "bare", "ours"],
        [
          row("sign-ins a second", busy, ({ perSecond }) => perSecond),
          row("others meanwhile, p50 ms", busy, ({ othersMs }) => othersMs),
          row("others meanwhile, p99 ms", busy, ({ othersSlowMs }) => othersSlowMs),
          row("others without sign-ins, p50 ms", quiet, ({ othersMs }) => othersMs),
        ],
      ),
    ].join("\n\n"),
    aims: [
      {
        id: "sign-in",
        seen: `${shown(rate)}, ${shown(wait)} ms`,
        isHeld: rate >= aim.perSecond && wait <= aim.othersMs,
      },
    ],
  };
}

type Seen = Readonly<Record<Side, Figures[]>>;

async function inTurn({ rounds }: Pace, run: (side: Side) => Promise<Figures>): Promise<Seen> {
  const seen: Seen = { ours: [], bare: [] };
  for (let round = 0; round < rounds; round += 1) for (const side of sides) seen[side].push(await run(side));
  return seen;
}

async function signInsPerSecond({ servers, tokens, pace }: Bench, side: Side): Promise<number> {
  let next = 0;
  const spec: RequestSpec = {
    method: "POST",
    path: side === "ours" ? "/api/v1/log_in" : "/sign_in",
    as: null,
    next: () => {
      next = (next % accounts) + 1;
      return { body: { email: `signer${next}@example.com`, password } };
    },
  };
  const { perSecond } = await load(servers[side].port, spec, tokens, { connections: signInConnections, ...pace });
  return perSecond;
}

async function readMeanwhile({ servers, other, tokens, pace }: Bench, side: Side): Promise<Figures> {
  const seen = await load(servers[side].port, other[side], tokens, {
    connections: others.connections,
    seconds: pace.seconds,
    perSecond: others.perSecond,
  });
  const { p50Ms, p99Ms } = latenciesOf([seen]);
  return { perSecond: 0, othersMs: p50Ms, othersSlowMs: p99Ms };
}

async function fillAccounts(pool: pg.Pool): Promise<void> {
  await pool.query(
    "insert into users (email, first_name, last_name, password_hash, created_at, email_confirmed_at) select 'signer' || n || '@example.com', 'Signer', 'No ' || n, $1, now(), now() from generate_series(1, $2::int) n",
    [await hashPassword(password), accounts],
  );
  await pool.query(
    "insert into user_roles (user_id, role) select id, 'consumer' from users where email like 'signer%'",
  );
  await pool.query("insert into consumers (id, created_at) select id, now() from users where email like 'signer%'");
}
