import { reviewAccess } from "@treadclub/contract/measurement/access";
import type { WriteCtx } from "@treadclub/kit/context";
import type { ReadDb } from "@treadclub/kit/db/open";
import type { Io } from "@treadclub/kit/http/io";
import { and, eq } from "drizzle-orm";
import { keyFor, type BearerCtx, type BearerDeps } from "#measurement/bearer";
import { lockSession } from "#measurement/capture/session";
import type { KeyRow, MeasurementRow, SessionRow } from "#measurement/rows";
import { measurements, sessions } from "#measurement/table";

/** A key that judges: measurements of its own sessions, or those of all keys. */
export interface Reviewer {
  readonly key: KeyRow;
  readonly seesAll: boolean;
}

/** Errors: those of `keyFor`: KEY_FORBIDDEN for a session's token or a key without the scope `review` or `review_all`. */
export async function reviewerOf(ctx: BearerCtx, deps: BearerDeps, io: Io): Promise<Reviewer> {
  const key = await keyFor(ctx, deps, io, reviewAccess);
  return { key, seesAll: key.scopes.includes("review_all") };
}

/** A measurement that the reviewer may see. Errors: NOT_FOUND. */
export async function measurementFor(
  ctx: { readonly db: ReadDb } & Pick<WriteCtx<"NOT_FOUND">, "fail">,
  { key, seesAll }: Reviewer,
  id: number,
): Promise<MeasurementRow> {
  const isVisible = seesAll ? undefined : eq(measurements.keyId, key.id);
  const [row] = await ctx.db
    .select()
    .from(measurements)
    .where(and(eq(measurements.id, id), isVisible));
  if (!row) throw ctx.fail("NOT_FOUND");
  return row;
}

/** A measurement to judge, with its session; nobody else changes them meanwhile. Errors: NOT_FOUND. */
export async function measurementToJudge(
  ctx: WriteCtx<"NOT_FOUND">,
  reviewer: Reviewer,
  id: number,
): Promise<{ readonly row: MeasurementRow; readonly session: SessionRow }> {
  const { sessionId } = await measurementFor(ctx, reviewer, id);
  const session = await lockSession(ctx, sessionId);
  return { row: await measurementFor(ctx, reviewer, id), session };
}

/** A session of the reviewer's own key. Errors: NOT_FOUND, also for others that they may judge. */
export async function ownSession(
  ctx: { readonly db: ReadDb } & Pick<WriteCtx<"NOT_FOUND">, "fail">,
  { key }: Reviewer,
  id: number,
): Promise<SessionRow> {
  const [session] = await ctx.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.keyId, key.id)));
  if (!session) throw ctx.fail("NOT_FOUND");
  return session;
}
