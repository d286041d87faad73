import type { Catalog, ReplyOf } from "@treadclub/contract";
import type { ReadCtx } from "@treadclub/kit/context";
import { isoInstantOrNull, nestedList, wholeNumber } from "@treadclub/kit/db/decode";
import { defineStatement } from "@treadclub/kit/db/statement";
import { addDays, londonDay, londonInstant } from "@treadclub/rules";
import { companyScope } from "#modules/members";
import { sql, type SQL } from "drizzle-orm";
import { waitingStates } from "./states.ts";
import { scans } from "./table.ts";

type Waits = ReplyOf<Catalog["getScanWaits"]>;

const shownDays = 30;

/** How long results took in the last 30 days, and what waits now: a member's own, or everybody's. */
export async function scanWaits(ctx: ReadCtx): Promise<Waits> {
  const memberId = companyScope(ctx.actor);
  const today = londonDay(ctx.now);
  const days = Array.from({ length: shownDays }, (_, at) => addDays(today, at + 1 - shownDays));
  const found = await statement.first(ctx.db, {
    memberId,
    states: memberId === null ? waitingStates : ["awaiting_member_review"],
    from: londonInstant(days[0] ?? today, "00:00").toISOString(),
  });
  if (found === null) throw new Error("A statement without a row");
  const dayOf = new Map(found.days.map(({ key, ...wait }) => [key, wait]));
  const hourOf = new Map(found.hours.map(({ key, ...wait }) => [Number(key), wait]));
  return {
    waiting: found.waiting,
    late: found.late,
    oldest_since: found.oldestSince,
    days: days.map((day) => ({ day, ...(dayOf.get(day) ?? none) })),
    hours: Array.from({ length: 24 }, (_, hour) => ({ hour, ...(hourOf.get(hour) ?? none) })),
  };
}

const none = { count: 0, median_minutes: null, most_minutes: null };

/** Reads the answers once, and groups them twice. */
const statement = defineStatement<{ memberId: number | null; states: readonly string[]; from: string }>()((p) => {
  const waiting = (what: SQL): SQL => sql`(select ${what} from ${scans}
    where ${scans.state} = any(${p.states}::text[]) and (${p.memberId}::bigint is null or ${scans.memberId} = ${p.memberId}))`;
  const grouped = (key: SQL) =>
    nestedList(
      {
        key: sql<string>`g.key`,
        count: wholeNumber(sql`g.count`),
        median_minutes: wholeNumber(sql`g.median`),
        most_minutes: wholeNumber(sql`g.most`),
      },
      sql`from (
        select ${key} as key, count(*) as count, ceil(percentile_cont(0.5) within group (order by minutes)) as median,
          ceil(percentile_cont(0.9) within group (order by minutes)) as most from answers group by 1
      ) g`,
    );
  return {
    fields: {
      waiting: wholeNumber(waiting(sql`count(*)`)),
      late: wholeNumber(waiting(sql`count(late_since)`)),
      oldestSince: isoInstantOrNull(waiting(sql`min(waiting_since)`)),
      days: grouped(sql`day`),
      hours: grouped(sql`hour`),
    },
    text: (columns) => sql`with answers as materialized (
        select extract(epoch from ${scans.reviewedAt} - ${scans.submittedAt}) / 60 as minutes,
          (${scans.reviewedAt} at time zone 'Europe/London')::date::text as day,
          extract(hour from ${scans.submittedAt} at time zone 'Europe/London')::int::text as hour
        from ${scans} where ${scans.reviewedAt} >= ${p.from}::timestamptz and ${scans.state} in ('completed', 'rejected')
          and not (${scans.method} = 'gauge' and ${scans.reviewerId} is null)
          and (${p.memberId}::bigint is null or ${scans.memberId} = ${p.memberId})
      ) select ${columns}`,
  };
});
