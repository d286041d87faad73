import type { Position } from "@treadclub/contract/access";
import type { WriteCtx } from "@treadclub/kit/context";
import { defineStatement } from "@treadclub/kit/db/statement";
import { eq, sql } from "drizzle-orm";
import { endSessions, forgetSessions, signedInUser, userRoles } from "#modules/identity";
import { memberUsers } from "#modules/members";
import { lockPerson, type Standing } from "./rows.ts";

type Ctx = WriteCtx<"NOT_FOUND" | "STATE_CONFLICT">;

/** Makes somebody of the own company owner or staff. The last owner stays one: STATE_CONFLICT. */
export async function setPosition(ctx: Ctx, userId: number, position: Position): Promise<void> {
  const standing = await standingOf(ctx, userId);
  const { person } = standing;
  if (person.position === position) return;
  // Only an owner comes here, so whoever is none by now has lost it meanwhile.
  if (position === "owner" && userId === signedInUser(ctx)) throw ctx.fail("STATE_CONFLICT");
  if (position === "staff") keepAnOwner(ctx, standing);
  await ctx.db.update(memberUsers).set({ position }).where(eq(memberUsers.userId, userId));
  forgetSessions(ctx, userId);
  ctx.outbox.live({ to: { userIds: [userId] }, topic: "member", id: person.memberId });
  ctx.audit("set a position", { entity: "member", id: person.memberId }, { user: userId, position });
}

/** Takes somebody out of the own company: signed out at once. Oneself leaves by `leave`; the last owner stays: STATE_CONFLICT. */
export async function removeUser(ctx: Ctx, userId: number): Promise<void> {
  const standing = await standingOf(ctx, userId);
  if (userId === signedInUser(ctx)) throw ctx.fail("STATE_CONFLICT");
  await takeOut(ctx, standing);
  ctx.audit("take out of a company", { entity: "member", id: standing.person.memberId }, { user: userId });
}

/** Leaves the own company. Its last owner stays: STATE_CONFLICT. Who has no company: NOT_FOUND. */
export async function leave(ctx: Ctx): Promise<void> {
  const userId = signedInUser(ctx);
  const standing = await standingOf(ctx, userId);
  await takeOut(ctx, standing);
  ctx.audit("leave a company", { entity: "member", id: standing.person.memberId }, { user: userId });
}

/** Whoever has left the company, and an actor who is no owner any more, have lost it meanwhile: STATE_CONFLICT. */
async function standingOf(ctx: Ctx, userId: number): Promise<Standing> {
  const { actor } = ctx;
  const standing = await lockPerson(ctx, userId);
  const isFree = actor.kind !== "user" || actor.userId === userId || actor.roles.includes("super_admin");
  if (!standing || !(isFree || standing.isActorOwner)) throw ctx.fail("STATE_CONFLICT");
  return standing;
}

function keepAnOwner(ctx: Ctx, { person, hasOtherOwner }: Standing): void {
  if (person.position === "owner" && !hasOtherOwner) throw ctx.fail("STATE_CONFLICT");
}

const withdrawal = defineStatement<{ userId: number }>()((p) => ({
  fields: { done: sql<number>`1` },
  text: (columns) => sql`with left_company as (delete from ${memberUsers} where ${memberUsers.userId} = ${p.userId}),
    lost_role as (delete from ${userRoles} where ${userRoles.userId} = ${p.userId} and ${userRoles.role} = 'member')
    select ${columns}`,
}));

/** The account stays, with no role: it signs in to its own page and nothing else, until somebody invites it. */
async function takeOut(ctx: Ctx, standing: Standing): Promise<void> {
  keepAnOwner(ctx, standing);
  const { userId } = standing.person;
  await withdrawal.all(ctx.db, { userId });
  await endSessions(ctx, { userIds: [userId] }, "access_changed");
}
