import type { Catalog, ParsedOf } from "@treadclub/contract";
import type { WriteCtx } from "@treadclub/kit/context";
import { defineStatement } from "@treadclub/kit/db/statement";
import { acceptedMembers } from "#modules/members";
import { notifyMember } from "#modules/messages";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { groupCompanies, memberGroups } from "./group-table.ts";

type Body = ParsedOf<Catalog["saveMembersGroup"]>["body"];
type Group = Pick<typeof memberGroups.$inferSelect, "id" | "title" | "version">;

/** Two changes of groups happen one after the other: titles stay different, and whoever is invited is invited once. A statement of its own, so that the next one reads what the other has left. */
const groupsLock = defineStatement()(() => ({
  fields: { locked: sql<boolean>`true` },
  text: (columns) =>
    sql`select ${columns} from (select pg_advisory_xact_lock(hashtextextended('groups of members', 5))) l`,
}));

const openGroups = defineStatement<{ id: number; title: string }>()((p) => ({
  fields: { id: memberGroups.id, title: memberGroups.title, version: memberGroups.version },
  text: (columns) => sql`select ${columns} from ${memberGroups}
    where ${memberGroups.closedAt} is null and (${memberGroups.id} = ${p.id} or lower(${memberGroups.title}) = lower(${p.title}))`,
}));

/** Creates a group, or edits one: companies that are added are invited, those left out leave it. Returns its id. */
export async function saveGroup(ctx: WriteCtx<"NOT_FOUND" | "STATE_CONFLICT">, body: Body): Promise<number> {
  await groupsLock.all(ctx.db, {});
  const found = await openGroups.all(ctx.db, { id: body.id ?? 0, title: body.title });
  const group = body.id === undefined ? null : (found.find(({ id }) => id === body.id) ?? null);
  if (body.id !== undefined && group === null) throw ctx.fail("NOT_FOUND");
  if (group && body.version !== undefined && group.version !== body.version)
    throw ctx.fail("STATE_CONFLICT", { details: { version: group.version } });
  if (found.some(({ id }) => id !== body.id)) throw ctx.fail("VALIDATION_FAILED", { fields: { title: "name_taken" } });
  const saved = group ? await rename(ctx, group, body.title) : await insert(ctx, body.title);
  await setCompanies(ctx, saved, [...new Set(body.member_ids)]);
  return saved.id;
}

async function insert(ctx: WriteCtx, title: string): Promise<Group> {
  const [row] = await ctx.db.insert(memberGroups).values({ title, createdAt: ctx.now }).returning();
  if (!row) throw new Error("No group row");
  ctx.audit("create a group", { entity: "group", id: row.id });
  return row;
}

async function rename(ctx: WriteCtx, group: Group, title: string): Promise<Group> {
  const version = group.version + 1;
  await ctx.db.update(memberGroups).set({ title, version }).where(eq(memberGroups.id, group.id));
  return { ...group, title, version };
}

async function setCompanies(ctx: WriteCtx<"NOT_FOUND">, group: Group, wanted: readonly number[]): Promise<void> {
  const rows = await ctx.db
    .select({ memberId: groupCompanies.memberId })
    .from(groupCompanies)
    .where(and(eq(groupCompanies.groupId, group.id), isNull(groupCompanies.leftAt)));
  const known = rows.map(({ memberId }) => memberId);
  const added = wanted.filter((id) => !known.includes(id));
  const removed = known.filter((id) => !wanted.includes(id));
  if ((await acceptedMembers(ctx.db, added)).length !== added.length)
    throw ctx.fail("NOT_FOUND", { fields: { member_ids: "choice" } });
  if (added.length > 0)
    await ctx.db
      .insert(groupCompanies)
      .values(added.map((memberId) => ({ groupId: group.id, memberId, invitedAt: ctx.now })));
  if (removed.length > 0) await end(ctx, group.id, removed);
  ctx.audit("edit a group", { entity: "group", id: group.id }, { title: group.title, invited: added, removed });
  for (const memberId of added) invite(ctx, group, memberId);
  announce(ctx, group.id, [...known, ...added]);
}

/** What companies issued stays good at their own tills. */
async function end(ctx: WriteCtx, groupId: number, memberIds: readonly number[]): Promise<number[]> {
  const rows = await ctx.db
    .update(groupCompanies)
    .set({ leftAt: ctx.now })
    .where(
      and(
        eq(groupCompanies.groupId, groupId),
        inArray(groupCompanies.memberId, [...memberIds]),
        isNull(groupCompanies.leftAt),
      ),
    )
    .returning({ memberId: groupCompanies.memberId });
  return rows.map(({ memberId }) => memberId);
}

function invite(ctx: WriteCtx, { id, title }: Group, memberId: number): void {
  notifyMember(ctx, memberId, { type: "group_invited", kind: "group_invited", values: { group: title }, recordId: id });
}

/** Closes a group: everybody in it leaves it. Errors: NOT_FOUND. */
export async function closeGroup(ctx: WriteCtx<"NOT_FOUND">, id: number): Promise<void> {
  await groupsLock.all(ctx.db, {});
  const closed = await ctx.db
    .update(memberGroups)
    .set({ closedAt: ctx.now })
    .where(and(eq(memberGroups.id, id), isNull(memberGroups.closedAt)))
    .returning({ id: memberGroups.id });
  if (closed.length === 0) throw ctx.fail("NOT_FOUND");
  const left = await ctx.db
    .update(groupCompanies)
    .set({ leftAt: ctx.now })
    .where(and(eq(groupCompanies.groupId, id), isNull(groupCompanies.leftAt)))
    .returning({ memberId: groupCompanies.memberId });
  ctx.audit("close a group", { entity: "group", id });
  announce(
    ctx,
    id,
    left.map(({ memberId }) => memberId),
  );
}

/** The acting user's company joins a group that it is invited to, or leaves it. Errors: NOT_FOUND; STATE_CONFLICT for one that is in it. */
export async function answerGroup(
  ctx: WriteCtx<"NOT_FOUND" | "STATE_CONFLICT">,
  id: number,
  action: "join" | "leave",
): Promise<void> {
  const memberId = ctx.actor.kind === "user" ? ctx.actor.memberId : null;
  if (memberId === null) throw ctx.fail("NOT_FOUND");
  const [own] = await ctx.db
    .select({ joinedAt: groupCompanies.joinedAt })
    .from(groupCompanies)
    .where(and(eq(groupCompanies.groupId, id), eq(groupCompanies.memberId, memberId), isNull(groupCompanies.leftAt)))
    .for("update");
  if (!own) throw ctx.fail("NOT_FOUND");
  if (action === "leave") await end(ctx, id, [memberId]);
  else if (own.joinedAt !== null) throw ctx.fail("STATE_CONFLICT");
  else
    await ctx.db
      .update(groupCompanies)
      .set({ joinedAt: ctx.now })
      .where(and(eq(groupCompanies.groupId, id), eq(groupCompanies.memberId, memberId), isNull(groupCompanies.leftAt)));
  ctx.audit(`${action} a group`, { entity: "group", id }, { member: memberId });
  announce(ctx, id, [memberId]);
}

/** Open screens of administrators and of the companies read the group again. */
function announce(ctx: WriteCtx, id: number, memberIds: readonly number[]): void {
  ctx.outbox.live({ to: { admins: true, memberIds: [...memberIds] }, topic: "group", id });
}
