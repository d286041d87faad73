import type { Catalog, ReplyOf } from "@treadclub/contract";
import type { ReadCtx } from "@treadclub/kit/context";
import { nestedList, wholeNumber, type RowOf } from "@treadclub/kit/db/decode";
import { defineStatement, statementVariants, type Placeholders } from "@treadclub/kit/db/statement";
import { clubDiscounts, clubs } from "#modules/clubs";
import { members } from "#modules/members";
import { platformName } from "#modules/vouchers";
import { sql, type SQL } from "drizzle-orm";
import { periodsOf, type Chosen } from "./periods.ts";
import { voucherCountChanges, voucherCounts } from "./table.ts";

type Usage = ReplyOf<Catalog["getVoucherUsage"]>;
type Counts = Usage["totals"];

/** Which vouchers are counted. */
export interface Which extends Chosen {
  readonly member_id?: number | undefined;
  readonly club_id?: number | undefined;
}

interface Params {
  readonly from: string;
  readonly to: string;
  readonly memberId: number | null;
  readonly clubId: number | null;
}
interface Variant {
  readonly by: Chosen["by"];
  readonly ofMember: boolean;
  readonly ofClub: boolean;
}

const shownDiscounts = 200;
const names = ["issued", "seen", "opened", "shared", "used", "expired", "used_pence"] as const;
const columnsOf = (write: (name: string) => string): SQL => sql.raw(names.map(write).join(", "));

/** The counts of what was chosen by discount and period, as a common table expression. */
function countedIn({ by, ofMember, ofClub }: Variant, p: Placeholders<Params>): SQL {
  const conditions = [
    sql`day >= ${p.from}::date and day <= ${p.to}::date`,
    ...(ofClub ? [sql`club_id = ${p.clubId}::bigint`] : []),
    ...(ofMember ? [sql`club_id in (select c.id from ${clubs} c where c.member_id = ${p.memberId}::bigint)`] : []),
  ];
  const where = sql.join(conditions, sql` and `);
  const period = by === "month" ? sql`greatest(date_trunc('month', day::timestamp)::date, ${p.from}::date)` : sql`day`;
  const part = (table: SQL): SQL =>
    sql`select club_discount_id, club_id, ${period} as period, ${columnsOf((name) => name)} from ${table} where ${where}`;
  return sql`counted as materialized (
    select club_discount_id, club_id, period, ${columnsOf((name) => `sum(${name}) as ${name}`)}
    from (${part(sql`${voucherCounts}`)} union all ${part(sql`${voucherCountChanges}`)}) parts
    group by club_discount_id, club_id, period
    having ${sql.raw(names.map((name) => `sum(${name}) <> 0`).join(" or "))})`;
}

const countFields = (from: string) => {
  const field = (name: (typeof names)[number]) => wholeNumber(sql.raw(`${from}.${name}`));
  return {
    issued: field("issued"),
    seen: field("seen"),
    opened: field("opened"),
    shared: field("shared"),
    used: field("used"),
    expired: field("expired"),
    used_pence: field("used_pence"),
  };
};

const discountFields = {
  discount_id: clubDiscounts.id,
  discount: clubDiscounts.title,
  club_id: clubs.id,
  club: clubs.name,
  member_id: clubs.memberId,
  member_name: sql<string>`coalesce(${members.companyName}, ${sql.raw(`'${platformName}'`)})`,
};
const itsNames = (from: SQL): SQL => sql`join ${clubDiscounts} on ${clubDiscounts.id} = ${from}.club_discount_id
  join ${clubs} on ${clubs.id} = ${from}.club_id left join ${members} on ${members.id} = ${clubs.memberId}`;

const summed = columnsOf((name) => `sum(${name}) as ${name}`);

const reading = statementVariants((variant: Variant) =>
  defineStatement<Params>()((p) => ({
    fields: {
      periods: nestedList(
        { from_day: sql<string>`to_char(by_period.period, 'YYYY-MM-DD')`, ...countFields("by_period") },
        sql`from (select period, ${summed} from counted group by period) by_period`,
      ),
      list: nestedList(
        { ...discountFields, ...countFields("top") },
        sql`from (select club_discount_id, club_id, ${summed} from counted group by club_discount_id, club_id
          order by sum(used) desc, sum(issued) desc, club_discount_id limit ${sql.raw(String(shownDiscounts))}) top ${itsNames(sql`top`)}`,
        sql`top.used desc, top.issued desc, top.club_discount_id`,
      ),
      total: wholeNumber(sql`(select count(distinct club_discount_id) from counted)`),
    },
    text: (columns) => sql`with ${countedIn(variant, p)} select ${columns}`,
  })),
);

const paramsOf = ({ from_day: from, to_day: to, member_id: memberId, club_id: clubId }: Which): Params => ({
  from,
  to,
  memberId: memberId ?? null,
  clubId: clubId ?? null,
});
const variantOf = ({ by, member_id: memberId, club_id: clubId }: Which): Variant => ({
  by,
  ofMember: memberId !== undefined,
  ofClub: clubId !== undefined,
});

/** Returns the figures of what was chosen, in one statement. Errors: VALIDATION_FAILED for dates in the wrong order, or too long a time. */
export async function voucherUsage(ctx: ReadCtx, which: Which): Promise<Usage> {
  const days = periodsOf(ctx, which);
  const found = await reading(variantOf(which)).first(ctx.db, paramsOf(which));
  if (!found) throw new Error("figures without an answer");
  const byDay = new Map(found.periods.map((period) => [period.from_day, period]));
  const { from_day, to_day, by } = which;
  return {
    from_day,
    to_day,
    by,
    totals: totalsOf(found.periods),
    periods: days.map((day) => byDay.get(day) ?? { from_day: day, ...nothing }),
    list: found.list,
    total: found.total,
  };
}

const nothing: Counts = { issued: 0, seen: 0, opened: 0, shared: 0, used: 0, expired: 0, used_pence: 0 };

export const totalsOf = (rows: readonly Counts[]): Counts =>
  rows.reduce(
    (sum, row) => ({
      issued: sum.issued + row.issued,
      seen: sum.seen + row.seen,
      opened: sum.opened + row.opened,
      shared: sum.shared + row.shared,
      used: sum.used + row.used,
      expired: sum.expired + row.expired,
      used_pence: sum.used_pence + row.used_pence,
    }),
    nothing,
  );

export const mostRows = 50_000;
const rowFields = {
  from_day: sql<string>`to_char(counted.period, 'YYYY-MM-DD')`,
  ...discountFields,
  ...countFields("counted"),
};
export type UsageRow = RowOf<typeof rowFields>;

const rowsOf = statementVariants((variant: Variant) =>
  defineStatement<Params>()((p) => ({
    fields: rowFields,
    text: (columns) => sql`with ${countedIn(variant, p)}
      select ${columns} from counted ${itsNames(sql`counted`)}
      order by counted.period, ${members.companyName} nulls first, ${clubs.name}, counted.club_discount_id limit ${sql.raw(String(mostRows + 1))}`,
  })),
);

/** Returns the rows of a file. Errors: VALIDATION_FAILED as above, and for more than a file holds. */
export async function usageRows(ctx: ReadCtx, which: Which): Promise<UsageRow[]> {
  periodsOf(ctx, which);
  const rows = await rowsOf(variantOf(which)).all(ctx.db, paramsOf(which));
  if (rows.length > mostRows) throw ctx.fail("VALIDATION_FAILED", { fields: { from_day: "too_many" } });
  return rows;
}
