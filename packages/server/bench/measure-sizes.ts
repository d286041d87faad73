import { slotCalls } from "./calls.ts";
import { ask, type RequestSpec } from "./client.ts";
import type { Environment } from "./environment.ts";
import { median, shown, table } from "./figures.ts";
import { evenSize } from "./fill/sizes.ts";
import { listCalls } from "./list-calls.ts";
import type { Server } from "./processes.ts";
import type { Section } from "./report.ts";
import { openTokens, type Tokens } from "./tokens.ts";

const rows = { few: 10_000, many: 1_000_000 };
const warmUps = 30;
const repeats = 200;
const mostTimes = 1.3;

interface Target {
  readonly server: Server;
  readonly tokens: Tokens;
  readonly calls: readonly { readonly name: string; readonly spec: RequestSpec }[];
}

/** The cost of every list at 1,000,000 rows against 10,000: one connection, both sizes in turn. */
export async function measureSizes(environment: Environment): Promise<Section> {
  const few = await environment.database(evenSize("bench_few", rows.few));
  const many = await environment.database(evenSize("bench_many", rows.many));
  const [small, large] = await Promise.all(
    [few, many].map(async (database): Promise<Target> => ({
      server: await environment.start("ours.ts", database),
      tokens: openTokens(environment.secret),
      calls: [...listCalls(database.filled), ...slotCalls(database.filled)],
    })),
  );
  if (!small || !large) throw new Error("Two sizes are needed");
  const seen: { name: string; few: number; many: number }[] = [];
  for (const [at, { name, spec }] of small.calls.entries()) {
    const other = large.calls[at]?.spec;
    if (other) seen.push({ name, ...(await inTurn([small, spec], [large, other])) });
    process.stdout.write(`${name}: ${shown(ratioOf(seen.at(-1)))}\n`);
  }
  for (const { server } of [small, large]) await environment.stop(server);
  for (const database of [few, many]) await environment.drop(database);
  const lists = new Set(listCalls(few.filled).map(({ name }) => name));
  const worstOf = (isList: boolean): number =>
    Math.max(...seen.filter(({ name }) => lists.has(name) === isList).map(ratioOf));
  const aim = (id: string, worst: number): Section["aims"][number] => ({
    id,
    seen: shown(worst),
    isHeld: worst <= mostTimes,
  });
  return {
    name: "sizes",
    title: "Lists over 10,000 and 1,000,000 rows",
    text: [
      `Median latency of ${repeats} requests over one connection, both sizes in turn. Every table that a list reads has so many rows; an owner has as many as before (a member ${rows.few / 50}, a driver 40), the review queue 200 in both. The location whose free slots are asked for and that is booked has ${few.filled.size.past.slots.toLocaleString("en-GB")} and ${many.filled.size.past.slots.toLocaleString("en-GB")} slots in its past, and as many to come in both; each booking is another driver's.`,
      table(
        ["call", "ms at 10,000", "ms at 1,000,000", "ratio"],
        seen.map((one) => [one.name, shown(one.few), shown(one.many), shown(ratioOf(one))]),
      ),
    ].join("\n\n"),
    aims: [aim("sizes", worstOf(true)), aim("past", worstOf(false))],
  };
}

async function inTurn(
  few: readonly [Target, RequestSpec],
  many: readonly [Target, RequestSpec],
): Promise<{ few: number; many: number }> {
  const times: [number[], number[]] = [[], []];
  for (let n = 0; n < warmUps + repeats; n += 1)
    for (const [at, [target, spec]] of [few, many].entries()) {
      const answer = await ask(target.server.port, spec, target.tokens);
      if (answer.status !== 200) throw new Error(`${spec.path} answers ${answer.status}: ${answer.body}`);
      if (n >= warmUps) times[at]?.push(answer.ms);
    }
  return { few: median(times[0]), many: median(times[1]) };
}

const ratioOf = (one: { few: number; many: number } | undefined): number => (one ? one.many / one.few : Number.NaN);
