import { aimsOf, lineOf, rateTable, workTable } from "./call-tables.ts";
import { comparedCalls, owners, ownCalls, type Call, type Side } from "./calls.ts";
import type { Database, Environment } from "./environment.ts";
import { shown } from "./figures.ts";
import {
  askBy,
  fewConnections,
  manyConnections,
  measureCall,
  warmUp,
  type Bench,
  type Measured,
} from "./measure-call.ts";
import type { Pace } from "./options.ts";
import { memoryMbOf, postmasterOf, type Server } from "./processes.ts";
import type { Section } from "./report.ts";
import { differences } from "./same-fields.ts";
import { openTokens } from "./tokens.ts";

/** Measures every call, ours and the bare server's in turn, and the memory of our process afterwards. */
export async function measureCalls(environment: Environment, database: Database, pace: Pace): Promise<Section> {
  const ours = await environment.start("ours.ts", database);
  const bare = await environment.start("bare.ts", database);
  const servers = new Map<Side, Server>([
    ["ours", ours],
    ["bare", bare],
    ["bare, fewer fields", bare],
  ]);
  const bench = await benchOf(environment, database, servers, pace);
  const compared = comparedCalls(database.filled);
  const notes = await fieldNotes(bench, compared);
  const seen = await measureAll(bench, [...compared, ...ownCalls(database.filled)]);
  const memoryMb = memoryMbOf(ours.pid);
  await environment.stop(ours);
  await environment.stop(bare);
  return {
    name: "calls",
    title: "Calls",
    text: [
      howMeasured(bench),
      rateTable(seen),
      workTable(seen),
      ...notes,
      `Resident memory of our process after the load: ${shown(memoryMb)} MB.`,
    ].join("\n\n"),
    aims: aimsOf(seen, memoryMb),
  };
}

export const benchOf = async (
  environment: Environment,
  database: Database,
  servers: Bench["servers"],
  pace: Pace,
): Promise<Bench> => ({
  environment,
  database,
  servers,
  tokens: openTokens(environment.secret),
  postmaster: await postmasterOf(environment.pool),
  pace,
});

export async function measureAll(bench: Bench, calls: readonly Call[]): Promise<Measured[]> {
  const seen: Measured[] = [];
  for (const call of calls) {
    const measured = await measureCall(bench, call);
    for (const one of measured) process.stdout.write(`${lineOf(one, measured)}\n`);
    seen.push(...measured);
  }
  return seen;
}

export const howMeasured = ({ pace, database }: Bench): string =>
  `Each server is warmed up by ${warmUp.comparedReads.toLocaleString("en-GB")} requests of a call, ${warmUp.others.toLocaleString("en-GB")} where it creates something or only ours answers, or for ${pace.mostWarmUpSeconds} s. Then ${fewConnections} connections, ${pace.rounds} rounds of ${pace.seconds} s in turn, the median of their rates (lowest–highest), one round where only ours answers; then ${manyConnections} connections. Over ${database.filled.size.rows.toLocaleString("en-GB")} rows a table. Statements, from PostgreSQL's log: of a request right after another of the same user, in brackets of the first one in a second; begin and commit are not counted. Processor seconds are those of 1,000 requests at ${fewConnections} connections; their ratio says the same as that of the rates, and hardly depends on what else the machine does.

Compared reads are made by ${owners} owners in turn, each of their own records. The bare server verifies the token of every request and looks up no sign-in; ours looks it up in the database and remembers the answer for a second, as in production. Ours writes a line a call to its log, which goes nowhere, and does not work on the jobs that creates leave behind (\`JOBS=off\`): they would run into the measurements of the others. Its share of a create is to queue them.`;

/** Whether the bare server says what ours says, so that nobody compares two different things. */
async function fieldNotes(bench: Bench, calls: readonly Call[]): Promise<string[]> {
  const notes: string[] = [];
  for (const call of calls) {
    const ours: unknown = JSON.parse(await askBy(bench, call, "ours"));
    const bare: unknown = JSON.parse(await askBy(bench, call, "bare"));
    const found = differences(ours, bare, !call.by.get("ours")?.next);
    if (found.length > 0)
      notes.push(`The bare server's answer to "${call.name}" differs from ours: ${found.join(", ")}.`);
  }
  return notes;
}
