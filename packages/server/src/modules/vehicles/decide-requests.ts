import type { WriteCtx } from "@treadclub/kit/context";
import type { JobDefinition, JobRun } from "@treadclub/kit/jobs/job";
import { tryMove } from "@treadclub/kit/states";
import { and, asc, eq, isNull, lte } from "drizzle-orm";
import { giveAway, lockRequest } from "./answer.ts";
import type { VehicleDeps } from "./deps.ts";
import { carOf } from "./hand-over.ts";
import { notifyCar, notifyHolder } from "./request-notes.ts";
import { answerWithinMs, remindAfterMs, requestMachine } from "./request-states.ts";
import { requestById } from "./requests.ts";
import { vehicleRequests } from "./table.ts";

type Decides = Pick<VehicleDeps, "isNeeded" | "isUsedSince">;

/** Every hour: owners are reminded after a week, and after two it is decided without them. */
export const requestJobs = (deps: Decides): readonly JobDefinition[] => [
  {
    name: "decide-vehicle-requests",
    cron: "17 * * * *",
    run: async (job) => {
      for (const id of await dueIds(job, remindAfterMs, true)) await job.write((ctx) => remind(ctx, id));
      for (const id of await dueIds(job, answerWithinMs)) await job.write((ctx) => decide(ctx, deps, id));
    },
  },
];

const atOnce = 200;

const dueIds = async ({ db, now }: JobRun, afterMs: number, onlyUnreminded = false): Promise<number[]> =>
  (
    await db.read
      .select({ id: vehicleRequests.id })
      .from(vehicleRequests)
      .where(
        and(
          eq(vehicleRequests.state, "open"),
          lte(vehicleRequests.askedAt, new Date(now.getTime() - afterMs)),
          onlyUnreminded ? isNull(vehicleRequests.remindedAt) : undefined,
        ),
      )
      .orderBy(asc(vehicleRequests.askedAt), asc(vehicleRequests.id))
      .limit(atOnce)
  ).map(({ id }) => id);

async function remind(ctx: WriteCtx, id: number): Promise<void> {
  const asked = await lockRequest(ctx, id);
  if (asked?.request.state !== "open" || asked.request.remindedAt !== null) return;
  await ctx.db.update(vehicleRequests).set({ remindedAt: ctx.now }).where(eq(vehicleRequests.id, id));
  const kind = asked.request.wish === "owner" ? "car_asked_again" : "car_share_asked";
  notifyHolder(ctx, asked.vehicle, kind, await requestById(ctx, id));
}

/**
 * Silence hands a car over only where its owner has not used it since; it never lets anybody share it, because that would
 * show them what the owner does.
 */
async function decide(ctx: WriteCtx, deps: Decides, id: number): Promise<void> {
  const asked = await lockRequest(ctx, id);
  if (asked?.request.state !== "open") return;
  const { request, vehicle } = asked;
  const isKept =
    request.wish === "share" ||
    !asked.isAskerActive ||
    vehicle.consumerId !== request.holderId ||
    vehicle.removedAt !== null ||
    (await deps.isNeeded(ctx.db, vehicle.id, ctx.now)) ||
    (await deps.isUsedSince(ctx.db, vehicle.id, request.askedAt));
  if (!isKept) {
    await giveAway(ctx, asked);
    notifyCar(ctx, request.holderId, "car_taken", carOf(vehicle));
    return;
  }
  await tryMove(ctx, requestMachine, [id], "lapse", { decidedAt: ctx.now });
  ctx.audit("lapse question for vehicle", { entity: "vehicle", id: vehicle.id });
  notifyCar(ctx, request.askerId, "car_kept", carOf(vehicle));
}
