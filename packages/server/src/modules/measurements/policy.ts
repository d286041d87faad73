import { isAdmin, type Actor } from "@treadclub/contract";
import { and, eq, isNotNull, or, sql, type SQL } from "drizzle-orm";
import { measurementSessions } from "./table.ts";

/** Whoever began it, its driver, and the company that it is made with; an administrator all. Only one that is bound shows. */
export function visibleTo(actor: Actor): SQL | undefined {
  return and(isNotNull(measurementSessions.vehicleId), whose(actor));
}

function whose(actor: Actor): SQL | undefined {
  if (actor.kind === "job" || isAdmin(actor)) return sql`true`;
  if (actor.kind !== "user") return sql`false`;
  const own = or(eq(measurementSessions.begunBy, actor.userId), eq(measurementSessions.consumerId, actor.userId));
  return actor.memberId === null ? own : or(own, eq(measurementSessions.memberId, actor.memberId));
}

type Begun = Pick<typeof measurementSessions.$inferSelect, "begunBy" | "consumerId">;

/** Whoever began it, and its driver, may end it; an administrator any. A company that only shows in it may not. */
export const mayCancel = (actor: Actor, { begunBy, consumerId }: Begun): boolean =>
  isAdmin(actor) || (actor.kind === "user" && (actor.userId === begunBy || actor.userId === consumerId));
