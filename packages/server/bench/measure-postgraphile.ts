import { rateTable, workTable } from "./call-tables.ts";
import type { Side } from "./calls.ts";
import type { Database, Environment } from "./environment.ts";
import { shown } from "./figures.ts";
import { benchOf, howMeasured, measureAll } from "./measure-calls.ts";
import type { Pace } from "./options.ts";
import { addBookSlot, graphqlCalls } from "./postgraphile/calls.ts";
import { installPostgraphile } from "./postgraphile/install.ts";
import { memoryMbOf, type Server } from "./processes.ts";
import type { Section } from "./report.ts";

/** The compared calls once more, with PostGraphile over the same database. */
export async function measurePostgraphile(environment: Environment, database: Database, pace: Pace): Promise<Section> {
  installPostgraphile();
  await addBookSlot(database.pool);
  const ours = await environment.start("ours.ts", database);
  const bare = await environment.start("bare.ts", database);
  const other = await environment.start("postgraphile/server.mjs", database);
  const servers = new Map<Side, Server>([
    ["ours", ours],
    ["bare", bare],
    ["PostGraphile", other],
  ]);
  const bench = await benchOf(environment, database, servers, pace);
  const seen = await measureAll(bench, graphqlCalls(database.filled));
  const [oursMb, otherMb] = [ours, other].map(({ pid }) => shown(memoryMbOf(pid)));
  for (const server of [ours, bare, other]) await environment.stop(server);
  return {
    name: "postgraphile",
    title: "PostGraphile beside it",
    text: [
      `${howMeasured(bench)} The same fields by GraphQL (in the order of start, since the queue's order has no name there; without vouchers, \`can\` and totals of quotes), the same token verified; its create is a function in PL/pgSQL that checks the hours, takes a bay and inserts the booking.`,
      rateTable(seen),
      workTable(seen),
      `Resident memory after the load: ours ${oursMb} MB, PostGraphile ${otherMb} MB.`,
    ].join("\n\n"),
    aims: [],
  };
}
