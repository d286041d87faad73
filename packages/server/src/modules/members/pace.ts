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

const paceFields = {
  usualMinutes: wholeNumber(sql`ceil(percentile_cont(0.5) within group (order by took.minutes))`),
  mostMinutes: wholeNumber(sql`ceil(percentile_cont(0.9) within group (order by took.minutes))`),
};

const took = ({ askedAt, answeredAt }: Answers): SQL =>
  sql`${workingMinutes(answeredAt)} - ${workingMinutes(askedAt)} as minutes`;

const lately = (answers: Answers): SQL => {
  const { from, answeredAt, before } = answers;
  return sql`select ${took(answers)} ${from} and ${answeredAt} < ${before} and ${answeredAt} >= ${before} - interval '14 days'
    order by ${answeredAt} desc limit 50`;
};

/** How long recent answers took, in working minutes; null where there are too few to go by. */
export const paceOf = (answers: Answers) =>
  nestedOne(paceFields, sql`from (${lately(answers)}) took having count(*) >= 5`);

/**
 * The same, of answers to what was asked at the same hour of the day as `before`, where there are eight of them: of each of
 * 14 days the last five count. Else, and out of hours, when the wait begins as the next day opens, of all recent ones.
 */
export const paceByHour = (answers: Answers) => {
  const { from, askedAt, answeredAt, before } = answers;
  const dayBack = sql`asked.time - back.days * interval '1 day'`;
  const hourStart = sql`date_trunc('hour', ${dayBack})`;
  return nestedOne(
    paceFields,
    sql`from (
      (select 1 as rank, lately.minutes from (${lately(answers)}) lately)
      union all
      select 2, at_hour.minutes from (select ${before} at time zone 'Europe/London' as time) asked
      cross join generate_series(0, 13) back (days)
      cross join lateral (
        select ${took(answers)} ${from} and ${answeredAt} < ${before}
          and ${askedAt} >= ${hourStart} at time zone 'Europe/London'
          and ${askedAt} < (${hourStart} + interval '1 hour') at time zone 'Europe/London'
        order by ${askedAt} desc limit 5
      ) at_hour
      where extract(hour from asked.time) between ${sql.raw(String(opens / 60))} and ${sql.raw(String(closes / 60 - 1))}
        and extract(isodow from asked.time) <= ${days} and extract(isodow from ${dayBack}) <= ${days}
    ) took group by took.rank having count(*) >= case took.rank when 2 then 8 else 5 end order by took.rank desc limit 1`,
  );
};

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
