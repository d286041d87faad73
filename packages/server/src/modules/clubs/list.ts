import type { Catalog, ParsedOf } from "@treadclub/contract";
import { listPage } from "@treadclub/kit/db/list";
import { when, whenEqual, whenSearched } from "@treadclub/kit/db/list-conditions";
import { companyScope, members } from "#modules/members";
import { sql, type Placeholder, type SQL } from "drizzle-orm";
import { clubFields } from "./fields.ts";
import { clubs } from "./table.ts";
import { viewOf, type ClubDeps } from "./view.ts";

type Body = Pick<ParsedOf<Catalog["allDiscountClubList"]>["body"], "page" | "per_page" | "search" | "sort"> & {
  readonly filters?: ParsedOf<Catalog["allDiscountClubList"]>["body"]["filters"] | undefined;
};

/** Clubs that the actor may see. Without a sort: a member's newest first; an administrator's longest waiting first, then newest. */
export const openClubList = (deps: Pick<ClubDeps, "publicUrl">) =>
  listPage<Body, { readonly memberId: number | null }>()(
    () => ({
      from: clubs,
      fields: clubFields,
      where: [
        sql`${clubs.state} <> 'deleted'`,
        when(({ ctx }) => companyScope(ctx.actor), ofMember),
        when(({ memberId }) => memberId, ofMember),
        when(({ body }) => body.filters?.member_id, ofMember),
        whenEqual(clubs.state, ({ body }) => body.filters?.state),
        whenSearched(({ body }) => body.search, found),
      ],
      sort: {
        by: { title: clubs.title, created_at: clubs.createdAt, state: clubs.state },
        usual: ({ memberId }) => (memberId === null ? "queue" : "-created_at"),
        queue: sql`${clubs.waitingSince}, ${clubs.id} desc`,
      },
    }),
    (row, { ctx }) => viewOf(ctx.actor, deps, row),
  );

const ofMember = (id: Placeholder): SQL => sql`${clubs.memberId} = ${id}`;

const found = (text: Placeholder): SQL =>
  sql`(${clubs.title} ilike ${text} or ${clubs.name} ilike ${text} or ${clubs.code} ilike ${text}
    or exists (select 1 from ${members} where ${members.id} = ${clubs.memberId} and ${members.companyName} ilike ${text}))`;
