import { nestedOne, wholeNumber } from "@treadclub/kit/db/decode";
import { responseTime, workingDay, type Pace } from "@treadclub/rules";
import { sql, type SQL } from "drizzle-orm";

interface Answers {
  /** `from … where …` of answers like this one; they are called `earlier`. */
  readonly from: SQL;
  readonly askedAt: SQL;
  readonly answeredAt: SQL;
  /** Answers from the 14 days before this instant count: what was promised then does not change. */
  readonly before: SQL;
}

/** How long recent answers took, in working minutes; null where there are too few to go by. */
export const paceOf = ({ from, askedAt, answeredAt, before }: Answers) =>
  nestedOne(
    {
      usualMinutes: wholeNumber(sql`ceil(percentile_cont(0.5) within group (order by took.minutes))`),
      mostMinutes: wholeNumber(sql`ceil(percentile_cont(0.9) within group (order by took.minutes))`),
    },
    sql`from (
      select ${workingMinutes(answeredAt)} - ${workingMinutes(askedAt)} as minutes ${from}
        and ${answeredAt} < ${before} and ${answeredAt} >= ${before} - interval '14 days'
      order by ${answeredAt} desc limit 50
    ) took having count(*) >= 5`,
  );

/** What both sides read of an answer that is awaited since `since`; `usual` holds while there is no pace. */
export function expectedView(since: Date, pace: Pace | null, usual: Pace, before?: Date) {
  const { usualMinutes, latestAt } = responseTime(since, pace ?? usual, before);
  return { usual_minutes: usualMinutes, latest_at: latestAt.toISOString() };
}

/** Working minutes from a Monday long ago to an instant; bank holidays count as any day. */
const workingMinutes = (instant: SQL): SQL => sql`(
  select (at.day / 7 * ${days} + least(at.day % 7, ${days})) * ${sql.raw(String(closes - opens))}
    + case when at.day % 7 < ${days} then least(greatest(at.minute, ${sql.raw(String(opens))}), ${sql.raw(String(closes))}) - ${sql.raw(String(opens))} else 0 end
  from (
    select here.time::date - date '2000-01-03' as day, extract(epoch from here.time::time) / 60 as minute
    from (select ${instant} at time zone 'Europe/London' as time) here
  ) at
)`;

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const opens = minuteOf(workingDay.opensAt);
const closes = minuteOf(workingDay.closesAt);
const days = sql.raw(String(workingDay.days));
