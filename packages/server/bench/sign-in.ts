import autocannon from "autocannon";
import type pg from "pg";
import { hashPassword } from "../src/modules/identity/index.ts";

interface SignInBench {
  readonly pool: pg.Pool;
  readonly ports: { readonly ours: number; readonly bare: number };
  /** What others ask for meanwhile. */
  readonly other: { readonly ours: autocannon.Request; readonly bare: autocannon.Request };
  readonly seconds: number;
  readonly rounds: number;
}

type Side = keyof SignInBench["ports"];
interface Figures {
  readonly perSecond: number;
  readonly othersMs: number;
  readonly othersSlowMs: number;
}

const accounts = 500;
const password = "correct horse battery";
const signInConnections = 10;
const othersPerSecond = 100;

/**
 * Password sign-ins as fast as they go, while others read one booking 100 times a second: sign-ins a second,
 * and what the others wait at the median. Wanted on two cores: 25 a second, under 50 ms.
 */
export async function measureSignIn(bench: SignInBench): Promise<void> {
  await fillAccounts(bench.pool);
  const quiet = middleOf(await rounds(bench, (side) => others(bench, side)), (figures) => figures.othersMs);
  const busy = await rounds(bench, async (side) => {
    const [perSecond, seen] = await Promise.all([signIns(bench, side), others(bench, side)]);
    return { ...seen, perSecond };
  });
  const rate = middleOf(busy, (figures) => figures.perSecond);
  const wait = middleOf(busy, (figures) => figures.othersMs);
  const slow = middleOf(busy, (figures) => figures.othersSlowMs);
  const line = (what: string, { ours, bare }: Readonly<Record<Side, number>>, digits: number): string =>
    `${what.padEnd(42)} bare ${bare.toFixed(digits).padEnd(8)} ours ${ours.toFixed(digits).padEnd(8)} ratio ${(ours / bare).toFixed(2)}\n`;
  process.stdout.write(
    line("password sign-ins a second", rate, 1) +
      line("others meanwhile, median ms", wait, 1) +
      line("others meanwhile, 97.5 % ms", slow, 1) +
      line("others without sign-ins, median ms", quiet, 1) +
      `${rate.ours >= 25 && wait.ours < 50 ? "Holds" : "DOES NOT HOLD"}: at least 25 sign-ins a second, others under 50 ms at the median\n`,
  );
}

async function rounds(bench: SignInBench, run: (side: Side) => Promise<Figures>) {
  const seen: Record<Side, Figures[]> = { ours: [], bare: [] };
  for (let round = 0; round < bench.rounds; round += 1)
    for (const side of ["bare", "ours"] as const) seen[side].push(await run(side));
  return seen;
}

function middleOf(seen: Readonly<Record<Side, Figures[]>>, of: (figures: Figures) => number) {
  const middle = (list: readonly Figures[]): number =>
    list.map(of).toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
  return { ours: middle(seen.ours), bare: middle(seen.bare) };
}

async function signIns({ ports, seconds }: SignInBench, side: Side): Promise<number> {
  let next = 0;
  const result = await autocannon({
    url: `http://127.0.0.1:${ports[side]}`,
    connections: signInConnections,
    duration: seconds,
    requests: [
      {
        method: "POST",
        path: side === "ours" ? "/api/v1/log_in" : "/sign_in",
        headers: { "content-type": "application/json" },
        setupRequest: (request) => {
          next = (next + 1) % accounts;
          return { ...request, body: JSON.stringify({ email: `signer${next + 1}@example.com`, password }) };
        },
      },
    ],
  });
  if (result.non2xx > 0) throw new Error(`${side}: ${result.non2xx} sign-ins were refused`);
  return result["2xx"] / result.duration;
}

async function others({ ports, other, seconds }: SignInBench, side: Side): Promise<Figures> {
  const result = await autocannon({
    url: `http://127.0.0.1:${ports[side]}`,
    connections: 4,
    overallRate: othersPerSecond,
    duration: seconds,
    requests: [other[side]],
  });
  if (result.non2xx > 0) throw new Error(`${side}: ${result.non2xx} answers to others were errors`);
  return { perSecond: 0, othersMs: result.latency.p50, othersSlowMs: result.latency.p97_5 };
}

async function fillAccounts(pool: pg.Pool): Promise<void> {
  await pool.query(
    "insert into users (email, first_name, last_name, password_hash, created_at) select 'signer' || n || '@example.com', 'Signer', 'No ' || n, $1, now() from generate_series(1, $2::int) n",
    [await hashPassword(password), accounts],
  );
  await pool.query(
    "insert into user_roles (user_id, role) select id, 'consumer' from users where email like 'signer%'",
  );
  await pool.query("insert into consumers (id, created_at) select id, now() from users where email like 'signer%'");
}
