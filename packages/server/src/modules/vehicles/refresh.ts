import type { ReadCtx, WriteCtx } from "@treadclub/kit/context";
import { AppError } from "@treadclub/kit/errors";
import type { JobDefinition, JobRun } from "@treadclub/kit/jobs/job";
import type { RegisterEntry, VehicleRegister } from "#adapters/vehicle-register/port";
import { and, asc, eq, isNull, lte, or, sql } from "drizzle-orm";
import { keepMotTests, motFieldsOf } from "./mot-tests.ts";
import type { VehicleRow } from "./rows.ts";
import { vehicles } from "./table.ts";

/** So many vehicles are asked for in one go, and again after so long where the register did not answer. */
const atOnce = 25;
const afterFailureMs = 3_600_000;
/** The register is away when so many in a row fail. */
const failuresInARow = 3;

/** Every five minutes: the register is asked again for the vehicles whose MOT tests it told longest ago. */
export const refreshJobs = (deps: { readonly register: VehicleRegister }): readonly JobDefinition[] => [
  { name: "refresh-mot-tests", cron: "*/5 * * * *", run: (job) => refreshDue(job, deps.register) },
];

async function refreshDue(job: JobRun, register: VehicleRegister): Promise<void> {
  let failures = 0;
  for (const { id, number } of await dueVehicles(job)) {
    if (failures >= failuresInARow) return;
    const entry = await asked(job, register, number);
    failures = entry === "no answer" ? failures + 1 : 0;
    await job.write((ctx) => (entry === "no answer" ? askLater(ctx, id) : takeOver(ctx, id, entry)));
  }
}

const dueVehicles = ({ db, now }: JobRun) =>
  db.read
    .select({ id: vehicles.id, number: vehicles.number })
    .from(vehicles)
    .where(and(isNull(vehicles.removedAt), or(isNull(vehicles.motAskAt), lte(vehicles.motAskAt, now))))
    .orderBy(sql`${vehicles.motAskAt} nulls first`, asc(vehicles.id))
    .limit(atOnce);

/** A number that the register will not take counts as unknown to it. */
async function asked(
  { now, log }: Pick<ReadCtx, "now" | "log">,
  register: VehicleRegister,
  number: string,
): Promise<RegisterEntry | null | "no answer"> {
  try {
    return await register.lookUp(number, now);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === "VALIDATION_FAILED") return null;
    log.warn({ code: error.code }, "vehicle register");
    return "no answer";
  }
}

async function askLater(ctx: WriteCtx, id: number): Promise<void> {
  const motAskAt = new Date(ctx.now.getTime() + afterFailureMs);
  await ctx.db.update(vehicles).set({ motAskAt }).where(eq(vehicles.id, id));
}

async function takeOver(ctx: WriteCtx, id: number, entry: RegisterEntry | null): Promise<void> {
  const [row] = await ctx.db
    .select()
    .from(vehicles)
    .where(and(eq(vehicles.id, id), isNull(vehicles.removedAt)))
    .for("no key update");
  if (!row) return;
  const mot = motFieldsOf({ tests: entry?.tests ?? [] }, ctx.now);
  if (!entry) {
    await ctx.db.update(vehicles).set({ motAskAt: mot.motAskAt }).where(eq(vehicles.id, id));
    return;
  }
  await keepMotTests(ctx, id, entry.tests);
  const days = { lastMotOn: entry.lastMotOn ?? row.lastMotOn, motDueOn: entry.motDueOn ?? row.motDueOn };
  const isNews = isOther(row, { ...days, motAnnualMileage: mot.motAnnualMileage });
  await ctx.db
    .update(vehicles)
    .set({ ...mot, ...days, version: row.version + (isNews ? 1 : 0) })
    .where(eq(vehicles.id, id));
  if (!isNews) return;
  ctx.audit("refresh MOT of vehicle", { entity: "vehicle", id }, days);
  ctx.outbox.live({ to: { userIds: [row.consumerId] }, topic: "vehicle", id });
}

const isOther = (row: VehicleRow, news: Pick<VehicleRow, "lastMotOn" | "motDueOn" | "motAnnualMileage">): boolean =>
  row.lastMotOn !== news.lastMotOn || row.motDueOn !== news.motDueOn || row.motAnnualMileage !== news.motAnnualMileage;
