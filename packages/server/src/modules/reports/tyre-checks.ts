import type { Catalog, ReplyOf } from "@treadclub/contract";
import { wholeNumber } from "@treadclub/kit/db/decode";
import type { ReadDb } from "@treadclub/kit/db/open";
import { defineStatement, statementVariants } from "@treadclub/kit/db/statement";
import { scans } from "#modules/scans";
import { sql, type SQL } from "drizzle-orm";
import { beginningOf, periodsUntil, type Period } from "./periods.ts";

export type TyreChecks = ReplyOf<Catalog["getVehicleStatTyreChecks"]>;

/** Counts the tyre checks of the last twelve periods by kind and outcome. */
export async function countChecks(db: ReadDb, by: Period, now: Date): Promise<TyreChecks> {
  const days = periodsUntil(now, by);
  const rows = await counting(by).all(db, { since: beginningOf(days) });
  const found = new Map(rows.map(({ fromDay, ...row }) => [fromDay, row]));
  const periods = days.map((from_day) => ({ from_day, ...(found.get(from_day) ?? nothing) }));
  return { counted_at: now.toISOString(), by, periods };
}

const counting = statementVariants((by: Period) =>
  defineStatement<{ since: Date }>()((p) => ({
    fields: {
      fromDay: sql<string>`to_char(from_day, 'YYYY-MM-DD')`,
      checks: wholeNumber(sql`count(*)`),
      kinds: { tyre: ofKind("tyre"), sidewall: ofKind("sidewall"), measurement: ofKind("measurement") },
      outcomes: {
        passed: withResult("passed"),
        recommended_change: withResult("recommended_change"),
        change_tyre: withResult("change_tyre"),
        pressure_check: withResult("pressure_check"),
        wheel_alignment: withResult("wheel_alignment"),
        read: counted(sql`state = 'completed' and type = 'sidewall'`),
        rejected: counted(sql`state = 'rejected'`),
        open: counted(sql`state not in ('completed', 'rejected')`),
      },
    },
    text: (columns) => sql`select ${columns} from (
        select date_trunc(${sql.raw(`'${by}'`)}, ${scans.submittedAt} at time zone 'Europe/London') as from_day, ${scans.type}, ${scans.state}, ${scans.results}
        from ${scans} where ${scans.state} <> 'deleted' and ${scans.submittedAt} >= ${p.since}
      ) checks group by from_day`,
  })),
);

const counted = (condition: SQL): SQL<number> => wholeNumber(sql`count(*) filter (where ${condition})`);
const ofKind = (type: string): SQL<number> => counted(sql`type = ${sql.raw(`'${type}'`)}`);
const withResult = (result: string): SQL<number> =>
  counted(sql`state = 'completed' and ${sql.raw(`'${result}'`)} = any(results)`);

const nothing = {
  checks: 0,
  kinds: { tyre: 0, sidewall: 0, measurement: 0 },
  outcomes: {
    passed: 0,
    recommended_change: 0,
    change_tyre: 0,
    pressure_check: 0,
    wheel_alignment: 0,
    read: 0,
    rejected: 0,
    open: 0,
  },
};
