import type { WriteCtx } from "@treadclub/kit/context";
import { eq, sql } from "drizzle-orm";
import type { KeyRow, MeasurementRow, SessionRow } from "#measurement/rows";
import { keys, measurements, sessions } from "#measurement/table";
import { webhookMessages } from "./table.ts";

/** Longer than a try may take: what a process that died had claimed is due again after it. */
const leaseMs = 30_000;
/** An older message of the same measurement goes first until it has been tried so often. */
const patientTries = 3;

export interface Claimed {
  readonly message: typeof webhookMessages.$inferSelect;
  readonly key: KeyRow;
  /** What it tells of; null for a test. */
  readonly about: { readonly measurement: MeasurementRow; readonly session: SessionRow } | null;
}

/** Takes the message that is due longest, of none of the busy keys; null when there is none. Its try is counted. */
export async function claim(ctx: WriteCtx, now: Date, busyKeys: readonly number[]): Promise<Claimed | null> {
  const leaseEnd = new Date(now.getTime() + leaseMs);
  const due = sql`select m.id from ${webhookMessages} m
    where m.state = 'waiting' and m.due_at <= ${now.toISOString()}::timestamptz
      and m.key_id <> all(${sql.param(busyKeys)}::bigint[])
      and not exists (select 1 from ${webhookMessages} e
        where e.measurement_id = m.measurement_id and e.id < m.id and e.state = 'waiting' and e.tries < ${patientTries})
    order by m.due_at, m.id limit 1 for update of m skip locked`;
  const [message] = await ctx.db
    .update(webhookMessages)
    .set({ tries: sql`${webhookMessages.tries} + 1`, dueAt: leaseEnd, underwayUntil: leaseEnd })
    // With `in`, a plan may look for the one that is due anew for every row, and claim them all.
    .where(sql`${webhookMessages.id} = (${due})`)
    .returning();
  if (message === undefined) return null;
  const [row] = await ctx.db
    .select({ key: keys, session: sessions, measurement: measurements })
    .from(keys)
    .leftJoin(measurements, sql`${measurements.id} = ${message.measurementId}::bigint`)
    .leftJoin(sessions, eq(sessions.id, measurements.sessionId))
    .where(eq(keys.id, message.keyId));
  if (row === undefined) return null;
  const { key, measurement, session } = row;
  return { message, key, about: measurement === null || session === null ? null : { measurement, session } };
}
