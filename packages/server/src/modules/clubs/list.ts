import type { Catalog, ParsedOf, ReplyOf } from "@treadclub/contract";
import type { ReadCtx } from "@treadclub/kit/context";
import { allOf, defineList, setIn } from "@treadclub/kit/db/list";
import { containing, orderOf } from "@treadclub/kit/db/page";
import { companyScope, members } from "#modules/members";
import { asc, desc, sql, type SQL } from "drizzle-orm";
import { clubFields } from "./fields.ts";
import { clubs } from "./table.ts";
import { viewOf, type ClubDeps } from "./view.ts";

type Body = Pick<ParsedOf<Catalog["allDiscountClubList"]>["body"], "page" | "per_page" | "search" | "sort"> & {
  readonly filters?: ParsedOf<Catalog["allDiscountClubList"]>["body"]["filters"] | undefined;
};
type Page = ReplyOf<Catalog["allDiscountClubList"]>;

interface Variant {
  readonly sort: Body["sort"];
  readonly isOfMember: boolean;
  readonly filters: readonly string[];
}
interface Wishes {
  /** The company of the actor who sees no other. */
  readonly scope: number | undefined;
  readonly memberId: number | undefined;
  readonly ofMember: number | undefined;
  readonly state: string | undefined;
  readonly search: string | undefined;
}

const clubList = defineList<Variant, Wishes>()(({ sort, isOfMember, filters }, p) => ({
  fields: clubFields,
  id: clubs.id,
  from: sql`from ${clubs}`,
  where: allOf(
    sql`${clubs.state} <> 'deleted'`,
    filters.includes("scope") ? sql`${clubs.memberId} = ${p.scope}` : undefined,
    filters.includes("memberId") ? sql`${clubs.memberId} = ${p.memberId}` : undefined,
    filters.includes("ofMember") ? sql`${clubs.memberId} = ${p.ofMember}` : undefined,
    filters.includes("state") ? sql`${clubs.state} = ${p.state}` : undefined,
    filters.includes("search")
      ? sql`(${clubs.title} ilike ${p.search} or ${clubs.name} ilike ${p.search} or ${clubs.code} ilike ${p.search}
        or exists (select 1 from ${members} where ${members.id} = ${clubs.memberId} and ${members.companyName} ilike ${p.search}))`
      : undefined,
  ),
  order: sql.join(order(sort, isOfMember), sql`, `),
}));

/** A page of clubs that the actor may see. Without a sort: a member's newest first; an administrator's longest waiting first, then newest. */
export async function listClubs(ctx: ReadCtx, deps: ClubDeps, body: Body, memberId: number | null): Promise<Page> {
  const wishes = {
    scope: companyScope(ctx.actor) ?? undefined,
    memberId: memberId ?? undefined,
    ofMember: body.filters?.member_id,
    state: body.filters?.state,
    search: body.search === "" ? undefined : containing(body.search),
  };
  const variant = { sort: body.sort, isOfMember: memberId !== null, filters: setIn(wishes) };
  const { rows, count } = await clubList.page(ctx.db, variant, wishes, body);
  return { list: rows.map((row) => viewOf(ctx.actor, deps, row)), ...count };
}

function order(sort: Body["sort"], isOfMember: boolean): SQL[] {
  if (sort === undefined && !isOfMember) return [asc(clubs.waitingSince), desc(clubs.id)];
  return orderOf(
    sort,
    "-created_at",
    { title: clubs.title, created_at: clubs.createdAt, state: clubs.state },
    clubs.id,
  );
}
