import type { ReadingKind } from "@treadclub/contract/measurement/states";
import type { WriteCtx } from "@treadclub/kit/context";
import { tryMove } from "@treadclub/kit/states";
import { eq } from "drizzle-orm";
import type { DepthsRead, Next } from "#measurement/engines/port";
import { measurementMachine } from "#measurement/states";
import { measurements } from "#measurement/table";

/** Writes down what an engine makes of a measurement that is processing and whose session is locked. */
export async function settle(ctx: WriteCtx, id: number, next: Next): Promise<void> {
  if (next.kind === "later") ctx.outbox.job(next.job, { id });
  if (next.kind === "wait")
    await ctx.db.update(measurements).set({ waitingSince: ctx.now }).where(eq(measurements.id, id));
  if (next.kind === "read")
    await tryMove(ctx, measurementMachine, [id], "read", { ...readColumns(next.read), waitingSince: ctx.now });
  if (next.kind === "complete")
    await tryMove(ctx, measurementMachine, [id], "complete", {
      ...readColumns(next.read),
      waitingSince: null,
      completedAt: ctx.now,
    });
  if (next.kind === "fail")
    await tryMove(ctx, measurementMachine, [id], "fail", { reasons: [...next.reasons], waitingSince: null });
}

/** What the driver read, kept with the photos until an engine has had its say. */
export const handedInColumns = (read: DepthsRead | null, readingKind: ReadingKind | null) => ({
  ...(read === null ? {} : { ...read.depths, uncertaintyMm: read.uncertaintyMm }),
  readingKind,
});

const readColumns = ({ depths, uncertaintyMm, method }: DepthsRead) => ({ ...depths, uncertaintyMm, method });
