import type { WriteCtx } from "@treadclub/kit/context";
import { eq } from "drizzle-orm";
import { changed } from "#measurement/changed";
import type { Deps } from "#measurement/deps";
import type { DepthsRead } from "#measurement/engines/port";
import { sandboxResult } from "#measurement/engines/sandbox";
import type { MeasurementRow } from "#measurement/rows";
import { measurements } from "#measurement/table";
import { lockSession } from "./session.ts";
import { settle } from "./settle.ts";

/** Gives a measurement of the sandbox its result; a second time, or after it has ended, nothing happens. */
export async function answerSandbox(ctx: WriteCtx, deps: Pick<Deps, "ensured">, id: number): Promise<void> {
  const [found] = await rowsOf(ctx, id);
  if (!found) return;
  const { reference } = await lockSession(ctx, found.sessionId);
  const [row] = await rowsOf(ctx, id);
  if (row?.state !== "processing") return;
  await settle(ctx, id, sandboxResult({ measurementId: id, reference, read: readOf(row) }));
  await changed(ctx, deps, [id]);
}

const rowsOf = (ctx: WriteCtx, id: number): Promise<MeasurementRow[]> =>
  ctx.db.select().from(measurements).where(eq(measurements.id, id));

/** What the driver handed in with the photos. */
function readOf({ innerMm, middleMm, outerMm, uncertaintyMm }: MeasurementRow): DepthsRead | null {
  if (innerMm === null || middleMm === null || outerMm === null || uncertaintyMm === null) return null;
  return { depths: { innerMm, middleMm, outerMm }, uncertaintyMm, method: "sandbox" };
}
