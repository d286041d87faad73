import type { ReadCtx, WriteCtx } from "@treadclub/kit/context";
import { defineStatement } from "@treadclub/kit/db/statement";
import { eq, sql } from "drizzle-orm";
import { users } from "#modules/identity";
import { memberInvitations, members, memberUsers } from "#modules/members";

export type MemberUser = typeof memberUsers.$inferSelect;
export type Invitation = typeof memberInvitations.$inferSelect;

const companyOfPerson = defineStatement<{ userId: number; scope: number | null }>()((p) => ({
  fields: { memberId: memberUsers.memberId },
  text: (
    columns,
  ) => sql`select ${columns} from ${memberUsers} join ${members} on ${members.id} = ${memberUsers.memberId}
    where ${memberUsers.userId} = ${p.userId} and (${p.scope}::bigint is null or ${memberUsers.memberId} = ${p.scope}::bigint)
    for update of ${members}`,
}));

const standings = defineStatement<{ userId: number; memberId: number; actorId: number }>()((p) => ({
  fields: {
    person: {
      userId: memberUsers.userId,
      memberId: memberUsers.memberId,
      position: memberUsers.position,
    },
    isActorOwner: sql<boolean>`exists (select 1 from ${memberUsers} actor where actor.user_id = ${p.actorId} and actor.member_id = ${p.memberId} and actor.position = 'owner')`,
    hasOtherOwner: sql<boolean>`exists (select 1 from ${memberUsers} other join ${users} on ${users.id} = other.user_id
      where other.member_id = ${p.memberId} and other.position = 'owner' and not ${users.disabled} and other.user_id <> ${p.userId})`,
  },
  text: (columns) =>
    sql`select ${columns} from ${memberUsers} where ${memberUsers.userId} = ${p.userId} and ${memberUsers.memberId} = ${p.memberId}`,
}));

/** Somebody of a company, and who owns it; all of it stays as it is while the company is locked. */
export interface Standing {
  readonly person: MemberUser;
  readonly isActorOwner: boolean;
  /** The company keeps an owner who can sign in when this user is none any more. */
  readonly hasOtherOwner: boolean;
}

/**
 * Locks the company of a person whom the actor may see, else NOT_FOUND, and reads them under the lock: what several people
 * change there happens one after the other. Null: they have left meanwhile.
 */
export async function lockPerson(ctx: WriteCtx<"NOT_FOUND">, userId: number): Promise<Standing | null> {
  const { actor } = ctx;
  const isSuper = actor.kind === "user" && actor.roles.includes("super_admin");
  const scope = isSuper ? null : ((actor.kind === "user" ? actor.memberId : null) ?? 0);
  const found = await companyOfPerson.first(ctx.db, { userId, scope });
  if (!found) throw ctx.fail("NOT_FOUND");
  const actorId = actor.kind === "user" ? actor.userId : 0;
  return standings.first(ctx.db, { userId, memberId: found.memberId, actorId });
}

/** An invitation of a company that the actor may see, else NOT_FOUND. */
export async function invitationFor(ctx: ReadCtx<"NOT_FOUND">, id: number): Promise<Invitation> {
  const { actor } = ctx;
  const isSuper = actor.kind === "user" && actor.roles.includes("super_admin");
  const [row] = await ctx.db.select().from(memberInvitations).where(eq(memberInvitations.id, id));
  const isOwn = actor.kind === "user" && row !== undefined && row.memberId === actor.memberId;
  if (!row || !(isSuper || isOwn)) throw ctx.fail("NOT_FOUND");
  return row;
}

/** What changes who works in a company happens one after the other. */
export async function lockCompany(ctx: WriteCtx, memberId: number): Promise<void> {
  await ctx.db.select({ id: members.id }).from(members).where(eq(members.id, memberId)).for("update");
}
