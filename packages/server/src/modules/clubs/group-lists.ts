import type { Catalog, ParsedOf, ReplyOf } from "@treadclub/contract";
import type { ReadCtx } from "@treadclub/kit/context";
import { isoInstant, nestedList } from "@treadclub/kit/db/decode";
import { listPage, type ListBody } from "@treadclub/kit/db/list";
import { searchIn, when } from "@treadclub/kit/db/list-conditions";
import { defineStatement } from "@treadclub/kit/db/statement";
import { fitterRef, members, ownMemberId } from "#modules/members";
import { sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { groupCompanies, memberGroups } from "./group-table.ts";
import { isOwner } from "./policy.ts";

/** Those who are in a group now, or also those invited to it. */
const companies = (
  who: "joined" | "all",
) => sql`from ${groupCompanies} join ${members} on ${members.id} = ${groupCompanies.memberId}
  where ${groupCompanies.groupId} = ${memberGroups.id} and ${groupCompanies.leftAt} is null
    ${who === "joined" ? sql`and ${groupCompanies.joinedAt} is not null and ${members.state} = 'accepted'` : sql`and ${members.state} <> 'deleted'`}`;
const byName = sql`${members.companyName}, ${members.id}`;

/** Open groups with the fitters in them, as anybody may see them. */
export const publicGroups = listPage<ListBody, { readonly id: number | undefined }>()(
  () => ({
    from: memberGroups,
    fields: {
      id: memberGroups.id,
      title: memberGroups.title,
      members: nestedList(fitterRef, companies("joined"), byName),
    },
    where: [
      sql`${memberGroups.closedAt} is null`,
      when(
        ({ id }) => id,
        (id) => sql`${memberGroups.id} = ${id}`,
      ),
    ],
    sort: { by: {}, usual: "queue", queue: sql`${memberGroups.title}, ${memberGroups.id}` },
  }),
  (row) => row,
);

const groupFields = {
  id: memberGroups.id,
  title: memberGroups.title,
  created_at: isoInstant(memberGroups.createdAt),
  version: memberGroups.version,
  members: nestedList(
    {
      id: members.id,
      company_name: members.companyName,
      invited_at: isoInstant(groupCompanies.invitedAt),
      joined_at: isoInstant(groupCompanies.joinedAt),
    },
    companies("all"),
    byName,
  ),
};

/** Open groups as administrators see them. */
export const allGroups = listPage<ParsedOf<Catalog["allMembersGroupList"]>["body"]>()(
  () => ({
    from: memberGroups,
    fields: groupFields,
    where: [sql`${memberGroups.closedAt} is null`, searchIn(memberGroups.title)],
    sort: { by: { title: memberGroups.title, created_at: memberGroups.createdAt }, usual: "title" },
  }),
  (row) => row,
);

const oneGroup = defineStatement<{ id: number }>()((p) => ({
  fields: groupFields,
  text: (columns) => sql`select ${columns} from ${memberGroups} where ${memberGroups.id} = ${p.id}`,
}));

export async function groupView(ctx: Pick<ReadCtx, "db">, id: number): Promise<ReplyOf<Catalog["saveMembersGroup"]>> {
  const row = await oneGroup.first(ctx.db, { id });
  if (!row) throw new Error(`No group ${id}`);
  return row;
}

const own = alias(groupCompanies, "own");

const ofMember = defineStatement<{ memberId: number }>()((p) => ({
  fields: {
    id: memberGroups.id,
    title: memberGroups.title,
    invited_at: isoInstant(own.invitedAt),
    joined_at: isoInstant(own.joinedAt),
    members: nestedList(
      { id: members.id, company_name: members.companyName },
      sql`${companies("joined")} and ${members.id} <> ${p.memberId}`,
      byName,
    ),
  },
  text: (
    columns,
  ) => sql`select ${columns} from ${memberGroups} join ${groupCompanies} ${own} on ${own.groupId} = ${memberGroups.id}
    where ${own.memberId} = ${p.memberId} and ${own.leftAt} is null and ${memberGroups.closedAt} is null
    order by ${memberGroups.title}, ${memberGroups.id} limit 100`,
}));

/** The groups that a company is in or invited to. */
export async function groupsOfMember(
  ctx: ReadCtx<"NOT_FOUND">,
  id: number,
): Promise<ReplyOf<Catalog["getMembersGroups"]>> {
  const memberId = ownMemberId(ctx, id);
  const rows = await ofMember.all(ctx.db, { memberId });
  const mayAnswer = isOwner(ctx.actor, { memberId });
  return {
    list: rows.map((row) => ({
      ...row,
      can: { join: mayAnswer && row.joined_at === null, leave: mayAnswer },
    })),
  };
}
