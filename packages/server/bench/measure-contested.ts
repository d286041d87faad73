import { setTimeout } from "node:timers/promises";
import { ask, type RequestSpec } from "./client.ts";
import { slotContest, slotContests, redeemContests, type Contest } from "./contested-calls.ts";
import { bookingsToCome, slotDoubles, redeemDoubles, usedVouchers } from "./doubles.ts";
import type { Database, Environment } from "./environment.ts";
import { median, shown, table } from "./figures.ts";
import { evenSize } from "./fill/sizes.ts";
import type { Server } from "./processes.ts";
import type { Section } from "./report.ts";
import { bookableStarts } from "./slots.ts";
import { openTokens, type Tokens } from "./tokens.ts";

const rivals = 3;
/** So many contests run at the same time. */
const atOnce = 8;
const crowd = { drivers: 20, rounds: 50, mostSeconds: 0.06 };
const size = evenSize("bench_contested", 100_000);
/** Until a server that was killed is replaced. */
const [mostTries, pauseMs] = [600, 50];
/** What a request may be answered that came too late. */
const lost = 409;

/** How often one of the servers is killed while they race for vouchers. */
const kills = 3;

interface Bench {
  readonly environment: Environment;
  readonly database: Database;
  /** Those that run now. */
  readonly servers: Server[];
  readonly tokens: Tokens;
}

interface Outcome {
  readonly name: string;
  readonly contests: number;
  readonly attempts: number;
  readonly wins: number;
  /** What the database says was won. */
  readonly kept: number;
  readonly others: number;
  readonly doubles: number;
  readonly seconds: number;
}

/** Lets requests race for vouchers and slots over two processes, and looks for doubles in the database afterwards. */
export async function measureContested(environment: Environment, isQuick: boolean): Promise<Section> {
  const database = await environment.database(size);
  await database.pool.query("delete from places");
  await database.pool.query("update locations set bays = 1 + id % 2");
  const servers = [await environment.start("ours.ts", database), await environment.start("ours.ts", database)];
  const tokens = openTokens(environment.secret);
  const bench: Bench = { environment, database, servers, tokens };
  const outcomes = [await redeems(bench, isQuick ? 500 : 100_000), await slots(bench, isQuick ? 500 : 10_000)];
  const crowdMs = await crowds(bench);
  for (const server of servers) await environment.stop(server);
  await environment.drop(database);
  const doubles = outcomes.reduce((sum, outcome) => sum + outcome.doubles + Math.abs(outcome.wins - outcome.kept), 0);
  const seconds = median(crowdMs) / 1000;
  return {
    name: "contested",
    title: "Contested vouchers and slots",
    text: [
      `Each voucher and each time at a location with one or two bays is asked for by ${rivals} requests at once, with idempotency keys of their own, over two processes. While they race for vouchers, one process is killed ${kills} times (SIGKILL) and started anew; whoever lost an answer asks again with the same key. Doubles are looked for in the database: vouchers whose history says "used" other than once, slots that overlap, times with more bookings than bays, bookings without exactly one slot, cars at two places at a time.`,
      outcomeTable(outcomes),
      `${crowd.drivers} drivers for one place, all answered: median ${shown(seconds)} s, worst ${shown(Math.max(...crowdMs) / 1000)} s of ${crowd.rounds} rounds.`,
    ].join("\n\n"),
    aims: [
      { id: "doubles", seen: String(doubles), isHeld: doubles === 0 },
      { id: "rivals", seen: `${shown(seconds)} s`, isHeld: seconds <= crowd.mostSeconds },
    ],
  };
}

async function redeems(bench: Bench, count: number): Promise<Outcome> {
  const { pool } = bench.database;
  // Some are reserved for quotes, the rest can be redeemed by the owner of member 1.
  await pool.query("update vouchers set state = 'issued', request_id = null, member_id = 1 where state = 'reserved'");
  const seen = await raced(bench, redeemContests(count, rivals), kills);
  return { name: "vouchers", ...seen, kept: await usedVouchers(pool), doubles: await redeemDoubles(pool) };
}

async function slots(bench: Bench, count: number): Promise<Outcome> {
  const { pool } = bench.database;
  const before = await bookingsToCome(pool);
  const seen = await raced(bench, slotContests(size, count, rivals));
  return { name: "places", ...seen, kept: (await bookingsToCome(pool)) - before, doubles: await slotDoubles(pool) };
}

/** Runs the contests, several at a time, their rivals spread over the processes; kills one of these so many times, evenly spread. */
async function raced(
  bench: Bench,
  contests: readonly Contest[],
  kills = 0,
): Promise<Omit<Outcome, "name" | "kept" | "doubles">> {
  const begunMs = performance.now();
  const statuses: number[] = [];
  const everyMany = Math.ceil(contests.length / (kills + 1));
  const queue = contests.entries();
  const worker = async (): Promise<void> => {
    for (const [n, contest] of queue) {
      const killed = n > 0 && n % everyMany === 0 ? replaceLast(bench) : undefined;
      statuses.push(...(await contested(bench, contest)));
      await killed;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  const wins = statuses.filter((status) => status === 200).length;
  return {
    contests: contests.length,
    attempts: statuses.length,
    wins,
    others: statuses.filter((status) => status !== 200 && status !== lost).length,
    seconds: (performance.now() - begunMs) / 1000,
  };
}

/** Kills the last server in the midst of its work and starts another in its place. */
async function replaceLast({ environment, database, servers }: Bench): Promise<void> {
  const last = servers.length - 1;
  const killed = servers[last];
  if (killed !== undefined) await environment.stop(killed);
  servers[last] = await environment.start("ours.ts", database);
}

const contested = ({ tokens, servers: all }: Bench, contest: Contest, servers = all): Promise<number[]> =>
  Promise.all(contest.map((spec, rival) => answered(spec, tokens, () => servers[rival % servers.length]?.port ?? 0)));

/** The status that a request is answered with, however often its server dies before. */
async function answered(spec: RequestSpec, tokens: Tokens, portNow: () => number): Promise<number> {
  for (let tries = 0; ; tries += 1)
    try {
      return (await ask(portNow(), spec, tokens)).status;
    } catch (error) {
      if (tries === mostTries) throw error;
      await setTimeout(pauseMs);
    }
}

/** Measures how long it takes until all who ask one process for the same slot have an answer, round by round. */
async function crowds(bench: Bench): Promise<number[]> {
  const startsAt = bookableStarts().at(-1) ?? "";
  const times: number[] = [];
  const oneServer = bench.servers.slice(0, 1);
  for (let round = 0; round < crowd.rounds; round += 1) {
    const contest = slotContest(size, round, startsAt, { first: round * crowd.drivers, rivals: crowd.drivers });
    await contested(bench, contest.map(signedIn), oneServer);
    const begunMs = performance.now();
    const statuses = await contested(bench, contest, oneServer);
    times.push(performance.now() - begunMs);
    if (!statuses.includes(200)) throw new Error(`Nobody got the slot: ${statuses.join(", ")}`);
  }
  return times;
}

/** A look at who one is, so that the server remembers that a moment later. */
const signedIn = ({ as }: RequestSpec): RequestSpec => ({ method: "GET", path: "/api/v1/current_user", as });

const outcomeTable = (outcomes: readonly Outcome[]): string =>
  table(
    ["contested", "how many", "attempts", "won", "in the database", "neither won nor refused", "doubles", "seconds"],
    outcomes.map(({ name, contests, attempts, wins, kept, others, doubles, seconds }) => [
      name,
      ...[contests, attempts, wins, kept, others, doubles].map((figure) => figure.toLocaleString("en-GB")),
      shown(seconds),
    ]),
  );
