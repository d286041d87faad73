import type { WriteCtx } from "@treadclub/kit/context";
import { defineStatement } from "@treadclub/kit/db/statement";
import { eq, sql } from "drizzle-orm";
import { endSessions, forgetSessions, withdrawingRole } from "#modules/identity";
import { memberUsers } from "./table.ts";

type Person = typeof memberUsers.$inferSelect;

/** Adds a user to a company. */
export async function addPerson(ctx: WriteCtx, person: Person): Promise<void> {
  await ctx.db.insert(memberUsers).values(person);
  ctx.audit("join a company", { entity: "member", id: person.memberId }, { user: person.userId });
}

/** Makes a person of a company owner or staff, in their open sessions as well. */
export async function changePosition(
  ctx: WriteCtx,
  { userId, memberId }: Omit<Person, "position">,
  position: Person["position"],
): Promise<void> {
  await ctx.db.update(memberUsers).set({ position }).where(eq(memberUsers.userId, userId));
  forgetSessions(ctx, userId);
  ctx.outbox.live({ to: { userIds: [userId] }, topic: "member", id: memberId });
  ctx.audit("set a position", { entity: "member", id: memberId }, { user: userId, position });
}

/** Removes a person from a company, with the role of its users, and signs them out. The account stays, with no role. */
export async function removePerson(ctx: WriteCtx, { userId, memberId }: Omit<Person, "position">): Promise<void> {
  await withdrawal.all(ctx.db, { userId });
  await endSessions(ctx, { userIds: [userId] }, "access_changed");
  const isLeaving = ctx.actor.kind === "user" && ctx.actor.userId === userId;
  const action = isLeaving ? "leave a company" : "take out of a company";
  ctx.audit(action, { entity: "member", id: memberId }, { user: userId });
}

const withdrawal = defineStatement<{ userId: number }>()((p) => ({
  fields: { done: sql<number>`1` },
  text: (columns) => sql`with left_company as (delete from ${memberUsers} where ${memberUsers.userId} = ${p.userId}),
    lost_role as (${withdrawingRole("member", p)}) select ${columns}`,
}));
