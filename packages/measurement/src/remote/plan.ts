import type { Fail, WriteCtx } from "@treadclub/kit/context";
import { AppError } from "@treadclub/kit/errors";
import { eq } from "drizzle-orm";
import { plan } from "#measurement/capture/plan";
import { measurementsOf } from "#measurement/capture/session";
import type { Deps } from "#measurement/deps";
import type { SessionRow } from "#measurement/rows";
import { keys } from "#measurement/table";
import { chosenTyres } from "./mapping.ts";
import type { RemoteMeasurement } from "./port.ts";

/** The tyres of a session become those that the driver chose in the scanner of the other service, while none was begun. */
export async function takeOverPlan(
  ctx: WriteCtx,
  deps: Pick<Deps, "ensured">,
  session: SessionRow,
  reported: readonly RemoteMeasurement[],
): Promise<void> {
  const positions = chosenTyres(await measurementsOf(ctx.db, session.id), reported);
  if (positions === null || (session.workflow === "2" && positions.length > 1)) return;
  const [key] = await ctx.db.select().from(keys).where(eq(keys.id, session.keyId));
  if (key === undefined) return;
  try {
    const fail: Fail<"STATE_CONFLICT" | "ALLOWANCE_SPENT"> = (code, extra) => new AppError(code, extra);
    await plan({ ...ctx, fail }, deps, { sessionId: session.id, key }, positions);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "ALLOWANCE_SPENT") throw error;
    ctx.log.warn({ session: session.id }, "tyres chosen at the remote service are beyond the allowance");
  }
}
