import type { clubFigures as clubFiguresSchema } from "@treadclub/contract/views/clubs";
import { nestedOne, wholeNumber } from "@treadclub/kit/db/decode";
import { clubMemberships } from "#modules/clubs";
import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { z } from "zod";
import { costPence, isOut, isUsable, lacking } from "./due.ts";
import { clubIssues, vouchers } from "./table.ts";

type Figures = z.output<typeof clubFiguresSchema>;

/** What a club has given out and what that may still cost, as an expression. */
export function clubFigures(club: SQLWrapper, today: SQLWrapper): SQL<Figures | null> {
  const count = (which: SQL): SQL<number> => wholeNumber(sql`count(*) filter (where ${which})`);
  const sum = (pence: SQL, which: SQL): SQL<number> =>
    wholeNumber(sql`coalesce(sum(${pence}) filter (where ${which}), 0)`);
  const cost = costPence(today);
  const isExpired = sql`${vouchers.state} = 'expired' or ${vouchers.state} = 'issued' and not ${isUsable(today)}`;
  const fields = {
    issued: count(sql`${vouchers.state} <> 'withdrawn'`),
    issued_today: count(
      sql`${vouchers.state} <> 'withdrawn' and ${vouchers.issuedAt} >= ${today}::date::timestamp at time zone 'Europe/London'`,
    ),
    usable: count(isUsable(today)),
    reserved: count(sql`${vouchers.state} = 'reserved'`),
    used: count(sql`${vouchers.state} = 'used'`),
    expired: count(isExpired),
    used_pence: sum(cost, sql`${vouchers.state} = 'used'`),
    outstanding_pence: sum(cost, isOut(today)),
    waiting: wholeNumber(
      sql`(select count(*) from ${clubMemberships} m where m.club_id = ${club} and exists (select 1 ${lacking(sql`m.consumer_id`, club)}))`,
    ),
    issuing: nestedOne(
      { done: clubIssues.done, total: clubIssues.total },
      sql`from ${clubIssues} where ${clubIssues.clubId} = ${club} and ${clubIssues.endedAt} is null and ${clubIssues.total} > 0`,
    ),
  };
  return nestedOne(fields, sql`from ${vouchers} where ${vouchers.clubId} = ${club}`);
}
