import type { Catalog, ParsedOf, ReplyOf } from "@treadclub/contract";
import type { ReadCtx } from "@treadclub/kit/context";
import { containing, countUpTo, orderOf, pageOf } from "@treadclub/kit/db/page";
import { members } from "#modules/members";
import { and, asc, desc, eq, ilike, or, sql, type SQL } from "drizzle-orm";
import { mayBeSeen } from "./policy.ts";
import { clubs } from "./table.ts";
import { clubViews, type ClubDeps } from "./view.ts";

type Body = Pick<ParsedOf<Catalog["allDiscountClubList"]>["body"], "page" | "per_page" | "search" | "sort"> & {
  readonly filters?: ParsedOf<Catalog["allDiscountClubList"]>["body"]["filters"] | undefined;
};
type Page = ReplyOf<Catalog["allDiscountClubList"]>;

/** A page of clubs that the actor may see. Without a sort: a member's newest first; an administrator's longest waiting first, then newest. */
export async function listClubs(ctx: ReadCtx, deps: ClubDeps, body: Body, memberId: number | null): Promise<Page> {
  const where = and(mayBeSeen(ctx.actor), ...wishes(body, memberId)) ?? sql`true`;
  const { limit, offset } = pageOf(body);
  const rows = await ctx.db
    .select()
    .from(clubs)
    .where(where)
    .orderBy(...order(body.sort, memberId))
    .limit(limit)
    .offset(offset);
  const counted = await countUpTo(ctx.db, sql`select 1 from ${clubs} where ${where}`);
  return { list: await clubViews(ctx, deps, rows), ...counted };
}

function wishes(body: Body, memberId: number | null): (SQL | undefined)[] {
  const { state, member_id: ofMember } = body.filters ?? {};
  const text = containing(body.search);
  const named = sql`exists (select 1 from ${members} where ${members.id} = ${clubs.memberId} and ${ilike(members.companyName, text)})`;
  return [
    memberId === null ? undefined : eq(clubs.memberId, memberId),
    ofMember === undefined ? undefined : eq(clubs.memberId, ofMember),
    state === undefined ? undefined : eq(clubs.state, state),
    body.search === ""
      ? undefined
      : or(ilike(clubs.title, text), ilike(clubs.name, text), ilike(clubs.code, text), named),
  ];
}

function order(sort: Body["sort"], memberId: number | null): SQL[] {
  if (sort === undefined && memberId === null) return [asc(clubs.waitingSince), desc(clubs.id)];
  return orderOf(
    sort,
    "-created_at",
    { title: clubs.title, created_at: clubs.createdAt, state: clubs.state },
    clubs.id,
  );
}
