import type { Position } from "@treadclub/contract/access";
import type { ReadCtx, WriteCtx } from "@treadclub/kit/context";
import { and, eq } from "drizzle-orm";
import { endSessions, forgetSessions, signedInUser, userRoles } from "#modules/identity";
import { memberUsers } from "#modules/members";
import { hasOtherOwner, lockCompany, memberUserFor, type MemberUser } from "./rows.ts";

type Ctx = WriteCtx<"NOT_FOUND" | "STATE_CONFLICT">;

/** Makes somebody of the own company owner or staff. The last owner stays one: STATE_CONFLICT. */
export async function setPosition(ctx: Ctx, userId: number, position: Position): Promise<void> {
  const person = await lockedPerson(ctx, userId);
  if (person.position === position) return;
  // Only an owner comes here, so whoever is none by now has lost it meanwhile.
  if (position === "owner" && userId === signedInUser(ctx)) throw ctx.fail("STATE_CONFLICT");
  if (position === "staff") await keepAnOwner(ctx, person);
  await ctx.db.update(memberUsers).set({ position }).where(eq(memberUsers.userId, userId));
  forgetSessions(ctx, userId);
  ctx.outbox.live({ to: { userIds: [userId] }, topic: "member", id: person.memberId });
  ctx.audit("set a position", { thing: "member", id: person.memberId }, { user: userId, position });
}

/** Takes somebody out of the own company: signed out at once. Oneself leaves by `leave`; the last owner stays: STATE_CONFLICT. */
export async function removeUser(ctx: Ctx, userId: number): Promise<void> {
  const person = await lockedPerson(ctx, userId);
  if (userId === signedInUser(ctx)) throw ctx.fail("STATE_CONFLICT");
  await takeOut(ctx, person);
  ctx.audit("take out of a company", { thing: "member", id: person.memberId }, { user: userId });
}

/** Leaves the own company. Its last owner stays: STATE_CONFLICT. Who has no company: NOT_FOUND. */
export async function leave(ctx: Ctx): Promise<void> {
  const userId = signedInUser(ctx);
  const person = await lockedPerson(ctx, userId);
  await takeOut(ctx, person);
  ctx.audit("leave a company", { thing: "member", id: person.memberId }, { user: userId });
}

/** Looked at again under the lock: what two people do at once happens one after the other. An actor who is no owner any more has lost it meanwhile. */
async function lockedPerson(ctx: Ctx, userId: number): Promise<MemberUser> {
  const { memberId } = await memberUserFor(ctx, userId);
  await lockCompany(ctx, memberId);
  const [person] = await ctx.db
    .select()
    .from(memberUsers)
    .where(and(eq(memberUsers.userId, userId), eq(memberUsers.memberId, memberId)));
  if (!person || !(await isStillThere(ctx, memberId, userId))) throw ctx.fail("STATE_CONFLICT");
  return person;
}

async function isStillThere({ db, actor }: Pick<ReadCtx, "db" | "actor">, memberId: number, userId: number) {
  if (actor.kind !== "user" || actor.userId === userId || actor.roles.includes("super_admin")) return true;
  const [row] = await db.select().from(memberUsers).where(eq(memberUsers.userId, actor.userId));
  return row?.memberId === memberId && row.position === "owner";
}

async function keepAnOwner(ctx: Ctx, person: MemberUser): Promise<void> {
  if (person.position !== "owner") return;
  if (!(await hasOtherOwner(ctx.db, person.memberId, person.userId))) throw ctx.fail("STATE_CONFLICT");
}

/** The account stays, with no role: it signs in to its own page and nothing else, until somebody invites it. */
async function takeOut(ctx: Ctx, person: MemberUser): Promise<void> {
  await keepAnOwner(ctx, person);
  const { userId } = person;
  await ctx.db.delete(memberUsers).where(eq(memberUsers.userId, userId));
  await ctx.db.delete(userRoles).where(and(eq(userRoles.userId, userId), eq(userRoles.role, "member")));
  await endSessions(ctx, { userIds: [userId] }, "access_changed");
}
