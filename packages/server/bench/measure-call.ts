import { ask, type RequestSpec } from "./client.ts";
import type { Call, Side } from "./calls.ts";
import type { Database, Environment } from "./environment.ts";
import { median } from "./figures.ts";
import { untilIdle } from "./idle.ts";
import { latenciesOf, load, type Load } from "./load.ts";
import type { Pace } from "./options.ts";
import { cpuSecondsOf, postgresCpuSeconds, type Server } from "./processes.ts";
import { countStatements, type Statements } from "./statements.ts";
import type { Tokens } from "./tokens.ts";

export interface Bench {
  readonly environment: Environment;
  readonly database: Database;
  /** Which server answers for a side. */
  readonly servers: ReadonlyMap<Side, Server>;
  readonly tokens: Tokens;
  readonly postmaster: number;
  readonly pace: Pace;
}

/** Processor seconds of 1,000 requests; null where the system does not tell. */
interface Cost {
  readonly server: number | null;
  readonly postgres: number | null;
}

export interface Measured {
  readonly name: string;
  readonly side: Side;
  /** Requests a second of each round, lowest first. */
  readonly rates: readonly number[];
  readonly few: ReturnType<typeof latenciesOf>;
  readonly many: ReturnType<typeof latenciesOf> & { readonly perSecond: number };
  readonly statements: { readonly cold: Statements; readonly warm: Statements };
  readonly bytes: number;
  readonly cost: Cost;
}

export const fewConnections = 10;
export const manyConnections = 50;
/** A server is warm after so many requests, or so long: the first ones parse, plan and compile what the later ones use. */
export const warmUp = { comparedReads: 3_000, others: 1_000 };

/** Measures a call by everybody who answers it: rounds in turn, then more connections, then what a request costs. */
export async function measureCall(bench: Bench, call: Call): Promise<Measured[]> {
  const sides = [...call.by.keys()];
  const rounds = sides.length > 1 ? bench.pace.rounds : 1;
  const seen = new Map<Side, { load: Load; cost: Cost }[]>(sides.map((side) => [side, []]));
  for (const side of sides) await warmedUp(bench, call, side);
  for (let round = 0; round < rounds; round += 1)
    for (const side of sides.toReversed()) {
      const before = costNow(bench, side);
      const one = await loadBy(bench, call, side, fewConnections);
      seen.get(side)?.push({ load: one, cost: costOf(before, costNow(bench, side), one.answered) });
    }
  const measured: Measured[] = [];
  for (const [side, results] of seen) {
    const many = await loadBy(bench, call, side, manyConnections);
    const loads = results.map((result) => result.load);
    measured.push({
      name: call.name,
      side,
      rates: loads.map(({ perSecond }) => perSecond).toSorted((a, b) => a - b),
      few: latenciesOf(loads),
      many: { ...latenciesOf([many]), perSecond: many.perSecond },
      ...(await inspect(bench, call, side)),
      cost: middleOf(results.map(({ cost }) => cost)),
    });
  }
  return measured;
}

async function warmedUp(bench: Bench, call: Call, side: Side): Promise<void> {
  const isWrite = [...call.by.values()].some(({ isKeyed }) => isKeyed);
  const wanted = isWrite || call.by.size === 1 ? warmUp.others : warmUp.comparedReads;
  let answered = 0;
  for (let seconds = 0; seconds < bench.pace.mostWarmUpSeconds && answered < wanted; seconds += 1)
    answered += (await loadBy(bench, call, side, fewConnections, 1)).answered;
}

async function loadBy(
  bench: Bench,
  call: Call,
  side: Side,
  connections: number,
  seconds = bench.pace.seconds,
): Promise<Load> {
  const { port } = serverOf(bench, side);
  const seen = await load(port, specBy(call, side), bench.tokens, { connections, seconds });
  await untilIdle(bench.environment.pool, bench.database.filled.size.database);
  return seen;
}

/** One request by itself: its statements and the size of its answer. */
async function inspect(bench: Bench, call: Call, side: Side): Promise<Pick<Measured, "statements" | "bytes">> {
  const { pool, logFile } = bench.environment;
  let bytes = 0;
  const once = async (): Promise<void> => {
    const answer = await askBy(bench, call, side);
    bytes = Buffer.byteLength(answer);
  };
  const statements = await countStatements(pool, logFile, bench.database.filled.size.database, once);
  return { statements, bytes };
}

/** The answer to one request; one that is an error throws. */
export async function askBy(bench: Bench, call: Call, side: Side): Promise<string> {
  const spec = specBy(call, side);
  const { status, body } = await ask(serverOf(bench, side).port, spec, bench.tokens);
  if (status >= 300 || spec.isGood?.(body) === false) throw new Error(`${call.name}, ${side}: ${status} ${body}`);
  return body;
}

function serverOf({ servers }: Bench, side: Side): Server {
  const server = servers.get(side);
  if (!server) throw new Error(`No server answers for ${side}`);
  return server;
}

function specBy({ name, by }: Call, side: Side): RequestSpec {
  const spec = by.get(side);
  if (!spec) throw new Error(`${name} is not asked of ${side}`);
  return spec;
}

const costNow = (bench: Bench, side: Side): Cost => ({
  server: cpuSecondsOf(serverOf(bench, side).pid),
  postgres: postgresCpuSeconds(bench.postmaster),
});

const costOf = (from: Cost, to: Cost, answered: number): Cost => ({
  server: perThousand(from.server, to.server, answered),
  postgres: perThousand(from.postgres, to.postgres, answered),
});

const perThousand = (from: number | null, to: number | null, answered: number): number | null =>
  from === null || to === null ? null : ((to - from) / answered) * 1000;

const middleOf = (costs: readonly Cost[]): Cost => ({
  server: median(costs.map(({ server }) => server ?? Number.NaN)),
  postgres: median(costs.map(({ postgres }) => postgres ?? Number.NaN)),
});
