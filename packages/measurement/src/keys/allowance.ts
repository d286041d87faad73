import type { WriteCtx } from "@treadclub/kit/context";
import { eq, sql } from "drizzle-orm";
import type { KeyRow, SessionRow } from "#measurement/rows";
import { keyDays, keyUsage, sessions } from "#measurement/table";

/** Counts measurements of this month (UTC) in one atomic statement. Errors: ALLOWANCE_SPENT with `details.retry_after_seconds`. */
export async function takeAllowance(
  ctx: WriteCtx<"ALLOWANCE_SPENT">,
  { id, allowance }: Pick<KeyRow, "id" | "allowance">,
  count: number,
): Promise<void> {
  if (count <= 0) return;
  const month = monthOf(ctx.now);
  const most = allowance === null ? null : sql`${allowance}::integer`;
  const { rows } = await ctx.db.execute(sql`
    with counted as (
      insert into ${keyUsage} (key_id, month, used)
      select ${id}::bigint, ${month}, ${count}::integer ${most === null ? sql`` : sql`where ${count}::integer <= ${most}`}
      on conflict (key_id, month) do update set used = key_usage.used + excluded.used
      ${most === null ? sql`` : sql`where key_usage.used + excluded.used <= ${most}`}
      returning key_id)
    insert into ${keyDays} (key_id, day, used) select key_id, ${dayOf(ctx.now)}::date, ${count}::integer from counted
    on conflict (key_id, day) do update set used = key_days.used + excluded.used
    returning used`);
  if (rows.length === 0)
    throw ctx.fail("ALLOWANCE_SPENT", { details: { retry_after_seconds: secondsToNextMonth(ctx.now) } });
}

/** Gives back what was counted in the month of `ctx.now` and never begun. */
export async function giveAllowanceBack(ctx: WriteCtx, keyId: number, count: number): Promise<void> {
  await ctx.db.execute(sql`
    with given as (
      update ${keyUsage} set used = greatest(0, used - ${count}::integer)
      where key_id = ${keyId} and month = ${monthOf(ctx.now)})
    update ${keyDays} set used = greatest(0, used - ${count}::integer)
    where key_id = ${keyId} and day = ${dayOf(ctx.now)}::date`);
}

/** Counts those of a session's measurements that are not counted yet, for plans with more tyres. Errors: ALLOWANCE_SPENT. */
export async function countMeasurements(
  ctx: WriteCtx<"ALLOWANCE_SPENT">,
  key: Pick<KeyRow, "id" | "allowance">,
  session: Pick<SessionRow, "id" | "counted">,
  count: number,
): Promise<void> {
  if (count <= session.counted) return;
  await takeAllowance(ctx, key, count - session.counted);
  await ctx.db.update(sessions).set({ counted: count }).where(eq(sessions.id, session.id));
}

/** The month of an instant as it is counted, YYYY-MM in UTC. */
export const monthOf = (at: Date): string => at.toISOString().slice(0, 7);

/** The day of an instant as it is counted, in UTC. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

const secondsToNextMonth = (at: Date): number =>
  Math.max(1, Math.ceil((Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1) - at.getTime()) / 1000));
