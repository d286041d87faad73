import type { Catalog, ParsedOf } from "@treadclub/contract";
import { isoInstant, isoInstantOrNull, nestedOne } from "@treadclub/kit/db/decode";
import { listPage } from "@treadclub/kit/db/list";
import { when, whenEqual, whenSearched } from "@treadclub/kit/db/list-conditions";
import { clubs } from "#modules/clubs";
import { users } from "#modules/identity";
import { members } from "#modules/members";
import { isCodeKnown, vouchers } from "#modules/vouchers";
import { sql, type Placeholder } from "drizzle-orm";
import { oddities, oddityLooks } from "./table.ts";
import { nameOf } from "./view.ts";

type Side = (typeof oddityLooks.$inferSelect)["side"];
type Body = ParsedOf<Catalog["getMemberOddities"]>["body"] | ParsedOf<Catalog["getOddities"]>["body"];

interface Viewer {
  readonly side: Side;
  /** Whose; null: everybody's. */
  readonly memberId: number | null;
  readonly mayLook: boolean;
}

const lookOf = (side: Placeholder) =>
  sql`from ${oddityLooks} l where l.oddity_id = ${oddities.id} and l.side = ${side}`;

/** What was odd at the tills and clubs of a company, or of all of them, the latest first. */
export const listOddities = listPage<Body, Viewer>()(
  (p) => ({
    from: oddities,
    fields: {
      id: oddities.id,
      kind: oddities.kind,
      count: oddities.count,
      since: isoInstant(oddities.since),
      until: isoInstant(oddities.until),
      member: nestedOne(
        { id: members.id, name: members.companyName },
        sql`from ${members} where ${members.id} = ${oddities.memberId}`,
      ),
      club: nestedOne({ id: clubs.id, name: clubs.name }, sql`from ${clubs} where ${clubs.id} = ${oddities.clubId}`),
      user_name: nameOf(oddities.userId),
      voucher: nestedOne(
        {
          id: vouchers.id,
          title: vouchers.title,
          code: sql<string>`case when ${p.memberId}::bigint is null or ${isCodeKnown(p.memberId)} then ${vouchers.code} else '' end`,
        },
        sql`from ${vouchers} where ${vouchers.id} = ${oddities.voucherId}`,
      ),
      looked_at: isoInstantOrNull(sql`(select l.looked_at ${lookOf(p.side)})`),
      looked_by: sql<string>`coalesce((select ${nameOf(sql`l.user_id`)} ${lookOf(p.side)}), '')`,
      note: sql<string | null>`(select l.note ${lookOf(p.side)})`,
    },
    where: [
      sql`(${p.memberId}::bigint is null or ${oddities.memberId} = ${p.memberId}::bigint)`,
      whenEqual(oddities.kind, ({ body }) => body.filters?.kind),
      whenEqual(oddities.memberId, ({ body }) =>
        body.filters && "member_id" in body.filters ? body.filters.member_id : undefined,
      ),
      when(
        ({ body }) => body.filters?.looked,
        (looked) => sql`exists (select 1 ${lookOf(p.side)}) = ${looked}::boolean`,
      ),
      whenSearched(
        ({ body }) => body.search,
        (
          text,
        ) => sql`(exists (select 1 from ${members} m where m.id = ${oddities.memberId} and m.company_name ilike ${text})
          or exists (select 1 from ${users} u where u.id = ${oddities.userId} and u.first_name || ' ' || u.last_name ilike ${text})
          or exists (select 1 from ${clubs} c where c.id = ${oddities.clubId} and c.name ilike ${text})
          or exists (select 1 from ${vouchers} v where v.id = ${oddities.voucherId} and ((${p.memberId}::bigint is null or ${isCodeKnown(p.memberId, sql`v`)}) and v.code ilike ${text} or v.title ilike ${text})))`,
      ),
    ],
    sort: { by: { until: oddities.until }, usual: "-until" },
  }),
  (row, { mayLook }) => ({ ...row, can: { look: mayLook && row.looked_at === null } }),
);
