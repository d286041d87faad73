import type { Catalog, ReplyOf } from "@treadclub/contract";
import type { ReadCtx } from "@treadclub/kit/context";
import { nestedList } from "@treadclub/kit/db/decode";
import { defineStatement } from "@treadclub/kit/db/statement";
import { londonDay } from "@treadclub/rules";
import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { clubs, mayBeJoined } from "#modules/clubs";
import { consumerExists, consumerLinks, ownList } from "#modules/consumers";
import { members, ownMemberId } from "#modules/members";
import { mayEdit } from "./policy.ts";
import { deals } from "./table.ts";
import { dealFields, ownFields, shownOf, viewOf, type DealDeps } from "./view.ts";

type Shown = ReplyOf<Catalog["getConsumerDeals"]>;

const ofMember = defineStatement<{ memberId: number }>()((p) => ({
  fields: ownFields,
  text: (columns) =>
    sql`select ${columns} from ${deals} where ${deals.memberId} = ${p.memberId} order by ${deals.place}, ${deals.id}`,
}));

/** All deals of a company, for those who work there and administrators. */
export async function dealsOfMember(
  ctx: ReadCtx<"NOT_FOUND">,
  deps: DealDeps,
  id: number,
): Promise<ReplyOf<Catalog["getMemberDeals"]>> {
  const memberId = ownMemberId(ctx, id);
  const rows = await ofMember.all(ctx.db, { memberId });
  return { list: rows.map((row) => viewOf(ctx, deps, row)), can: { edit: mayEdit(ctx.actor, memberId) } };
}

/** Shown on a London day: within its dates, not hidden, of an accepted fitter. */
const isShown = (today: SQLWrapper): SQL =>
  sql`not ${deals.hidden} and ${deals.startsOn} <= ${today}::date and ${deals.endsOn} >= ${today}::date
    and ${members.state} = 'accepted'`;

const shownFields = { ...dealFields, member: { id: members.id, company_name: members.companyName } };

const forDriver = defineStatement<{ consumerId: number; today: string }>()((p) => ({
  fields: shownFields,
  text: (columns) => sql`select ${columns} from ${deals} join ${members} on ${members.id} = ${deals.memberId}
    where ${consumerExists(sql`${p.consumerId}`)} and ${isShown(p.today)} and exists (
      select 1 from ${consumerLinks} where ${consumerLinks.consumerId} = ${p.consumerId} and ${consumerLinks.memberId} = ${deals.memberId})
    order by ${members.companyName}, ${members.id}, ${deals.place}, ${deals.id} limit 30`,
}));

/** Today's deals of the fitters that a driver has to do with. */
export async function dealsOfDriver(ctx: ReadCtx<"NOT_FOUND">, deps: DealDeps, consumerId: number): Promise<Shown> {
  const today = londonDay(ctx.now);
  const list = await ownList(
    ctx,
    consumerId,
    () => forDriver.all(ctx.db, { consumerId, today }),
    (rows) => rows.length === 0,
  );
  return { list: list.map(({ member, ...deal }) => ({ ...shownOf(ctx, deps, deal), member })) };
}

const ofCode = defineStatement<{ code: string; today: string }>()((p) => ({
  fields: {
    list: nestedList(
      shownFields,
      sql`from ${deals} join ${members} on ${members.id} = ${deals.memberId}
        where ${deals.memberId} = ${clubs.memberId} and ${isShown(p.today)}`,
      sql`${deals.place}, ${deals.id}`,
    ),
  },
  text: (columns) => sql`select ${columns} from ${clubs} where ${clubs.code} = ${p.code} and ${mayBeJoined(p.today)}`,
}));

/** Today's deals of the fitter of a club; none for a club of the platform. Errors: CODE_INVALID. */
export async function dealsOfCode(ctx: ReadCtx<"CODE_INVALID">, deps: DealDeps, code: string): Promise<Shown> {
  const found = await ofCode.first(ctx.db, { code, today: londonDay(ctx.now) });
  if (!found) throw ctx.fail("CODE_INVALID");
  return { list: found.list.map(({ member, ...deal }) => ({ ...shownOf(ctx, deps, deal), member })) };
}
