import type { ReadCtx } from "@treadclub/kit/context";
import type { JobDefinition, JobRun } from "@treadclub/kit/jobs/job";
import type { ReadDb } from "@treadclub/kit/db/open";
import { defineStatement } from "@treadclub/kit/db/statement";
import { sql } from "drizzle-orm";
import { reportFigures } from "./table.ts";
import type { Period } from "./periods.ts";
import { countChecks, type TyreChecks } from "./tyre-checks.ts";
import { countVehicles, type VehicleFigures } from "./vehicle-figures.ts";

/** Figures of the platform as they were counted last; counted now where they never were. */
export const platformVehicles = async (ctx: ReadCtx): Promise<VehicleFigures> =>
  (await kept.first(ctx.db, { name: "vehicles" }))?.vehicles ?? countVehicles(ctx.db, null, ctx.now);

export const platformChecks = async (ctx: ReadCtx, by: Period): Promise<TyreChecks> =>
  (await kept.first(ctx.db, { name: `checks_${by}` }))?.checks ?? countChecks(ctx.db, by, ctx.now);

const kept = defineStatement<{ name: (typeof reportFigures.$inferSelect)["name"] }>()((p) => ({
  fields: {
    vehicles: sql<VehicleFigures>`${reportFigures.figures}`,
    checks: sql<TyreChecks>`${reportFigures.figures}`,
  },
  text: (columns) => sql`select ${columns} from ${reportFigures} where ${reportFigures.name} = ${p.name}`,
}));

/** Every quarter of an hour. */
export const reportJobs: readonly JobDefinition[] = [
  { name: "count-vehicles", cron: "*/15 * * * *", run: (job) => countAll(job) },
];

async function countAll(job: JobRun): Promise<void> {
  const { now } = job;
  await keep(job, "vehicles", (db) => countVehicles(db, null, now));
  for (const by of ["month", "week"] as const) await keep(job, `checks_${by}`, (db) => countChecks(db, by, now));
}

/** Counts where writes go: the limit of a read does not hold there, and a large platform takes longer. */
const keep = (
  { write, now }: JobRun,
  name: (typeof reportFigures.$inferSelect)["name"],
  count: (db: ReadDb) => Promise<VehicleFigures | TyreChecks>,
): Promise<void> =>
  write(async (ctx) => {
    const row = { figures: await count(ctx.db), countedAt: now };
    await ctx.db
      .insert(reportFigures)
      .values({ name, ...row })
      .onConflictDoUpdate({ target: reportFigures.name, set: row });
  });
