import { isAdmin, type Actor } from "@treadclub/contract";
import { canMove } from "@treadclub/kit/states";
import { and, eq, ne, sql, type SQL } from "drizzle-orm";
import { memberMachine } from "./states.ts";
import { members } from "./table.ts";

export type MemberRow = typeof members.$inferSelect;

/** A company is seen by its own users and by administrators; a deleted one by nobody. */
export function mayBeSeen(actor: Actor): SQL | undefined {
  const kept = ne(members.state, "deleted");
  if (actor.kind === "job" || isAdmin(actor)) return kept;
  return and(kept, actor.kind === "user" && actor.memberId !== null ? eq(members.id, actor.memberId) : sql`false`);
}

/** What the actor may do with a company now; goes out with the record. */
export const allowed = (actor: Actor, member: Pick<MemberRow, "state">) => ({
  accept: isAdmin(actor) && canMove(memberMachine, member.state, "accept"),
  disable: isAdmin(actor) && canMove(memberMachine, member.state, "disable"),
});
