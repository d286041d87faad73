import { isAdmin, type Actor } from "@treadclub/contract";
import { canMove } from "@treadclub/kit/states";
import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { memberMachine } from "./states.ts";
import { members } from "./table.ts";

export type MemberRow = typeof members.$inferSelect;

/** Returns the id of the only company whose records an actor sees (0: of none), or null for who sees those of all. */
export function companyScope(actor: Actor): number | null {
  if (actor.kind === "job" || isAdmin(actor)) return null;
  return (actor.kind === "user" ? actor.memberId : null) ?? 0;
}

/** A company is seen by its own users and by administrators; a deleted one by nobody. `scope`: the `companyScope` of who looks. */
export const seenWithin = (scope: SQLWrapper): SQL =>
  sql`${members.state} <> 'deleted' and (${scope}::bigint is null or ${members.id} = ${scope}::bigint)`;

/** What the actor may do with a company now; goes out with the record. */
export const allowed = (actor: Actor, member: Pick<MemberRow, "state">) => ({
  accept: isAdmin(actor) && canMove(memberMachine, member.state, "accept"),
  disable: isAdmin(actor) && canMove(memberMachine, member.state, "disable"),
});
