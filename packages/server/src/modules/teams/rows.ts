import type { ReadCtx, WriteCtx } from "@treadclub/kit/context";
import type { ReadDb } from "@treadclub/kit/db/open";
import { and, eq, ne, sql } from "drizzle-orm";
import { users } from "#modules/identity";
import { memberInvitations, members, memberUsers } from "#modules/members";

export type MemberUser = typeof memberUsers.$inferSelect;
export type Invitation = typeof memberInvitations.$inferSelect;

/** Somebody of a company that the actor may see, else NOT_FOUND. */
export async function memberUserFor(ctx: ReadCtx<"NOT_FOUND">, userId: number): Promise<MemberUser> {
  const [row] = await ctx.db
    .select()
    .from(memberUsers)
    .where(and(eq(memberUsers.userId, userId), ofOwnCompany(ctx)));
  if (!row) throw ctx.fail("NOT_FOUND");
  return row;
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

function ofOwnCompany({ actor }: Pick<ReadCtx, "actor">) {
  if (actor.kind !== "user") return sql`false`;
  if (actor.roles.includes("super_admin")) return undefined;
  return actor.memberId === null ? sql`false` : eq(memberUsers.memberId, actor.memberId);
}

/** What changes who works in a company happens one after the other. */
export async function lockCompany(ctx: WriteCtx, memberId: number): Promise<void> {
  await ctx.db.select({ id: members.id }).from(members).where(eq(members.id, memberId)).for("update");
}

/** Whether a company keeps an owner who can sign in when this user is none any more. Read after `lockCompany`. */
export async function hasOtherOwner(db: ReadDb, memberId: number, userId: number): Promise<boolean> {
  const [other] = await db
    .select({ id: memberUsers.userId })
    .from(memberUsers)
    .innerJoin(users, eq(users.id, memberUsers.userId))
    .where(
      and(
        eq(memberUsers.memberId, memberId),
        eq(memberUsers.position, "owner"),
        eq(users.disabled, false),
        ne(memberUsers.userId, userId),
      ),
    )
    .limit(1);
  return other !== undefined;
}
