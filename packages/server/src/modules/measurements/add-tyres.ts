import type { WriteCtx } from "@treadclub/kit/context";
import { longPosition } from "@treadclub/rules";
import { addMeasured } from "#modules/scans";
import { vehicles } from "#modules/vehicles";
import { eq } from "drizzle-orm";
import type { ServiceMeasurement } from "#adapters/measurement/port";
import { followJob, refuseJob } from "./job-names.ts";
import { hasEnded, isBegun } from "./pair.ts";
import type { BoundSession } from "./rows.ts";

/**
 * Tyres that the driver chose in the scanner beside those that were bound: each that was photographed becomes a scan as long
 * as credits are there. Without one it is refused at the service. A fitter's cost nothing. Returns how many were added.
 */
export async function addTyres(
  ctx: WriteCtx,
  session: BoundSession,
  measurements: readonly ServiceMeasurement[],
): Promise<number> {
  const { clubId, memberId, mileage, consumerId } = session;
  const scannedBy = session.begunBy === consumerId ? null : session.begunBy;
  let added = 0;
  for (const { measurement_id, status, position_code } of measurements) {
    if (position_code === null || !isBegun(status) || hasEnded(status)) continue;
    const [vehicle] = await ctx.db.select().from(vehicles).where(eq(vehicles.id, session.vehicleId));
    const position = longPosition(position_code);
    const input = { sessionId: session.id, position, memberId, clubId, mileage, scannedBy };
    if (vehicle && (await addMeasured(ctx, { ...input, vehicle }))) {
      ctx.outbox.job(followJob, { session: session.serviceSessionId });
      added += 1;
    } else ctx.outbox.job(refuseJob, { measurement: measurement_id });
  }
  return added;
}
