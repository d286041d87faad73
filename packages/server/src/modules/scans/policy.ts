import { isAdmin, type Actor } from "@treadclub/contract";
import { canMove } from "@treadclub/kit/states";
import { eq, sql, type SQL } from "drizzle-orm";
import { scanMachine, waitingStates } from "./states.ts";
import { scans } from "./table.ts";

export const undoWithinMs = 24 * 3_600_000;

/** A driver sees own scans, a member those made with it, an administrator all. */
export function visibleTo(actor: Actor): SQL {
  if (actor.kind === "job" || isAdmin(actor)) return sql`true`;
  if (actor.kind !== "user") return sql`false`;
  const own = eq(scans.consumerId, actor.userId);
  return actor.memberId === null ? own : sql`(${own} or ${eq(scans.memberId, actor.memberId)})`;
}

type Judged = Pick<typeof scans.$inferSelect, "state" | "reviewedAt">;

/** An administrator judges any scan that waits, also one that its member has not come to. */
export const mayReview = (actor: Actor, scan: Judged): boolean =>
  isAdmin(actor) && waitingStates.some((state) => state === scan.state);

/** An administrator takes a judgement back within 24 hours. */
export const mayUndo = (actor: Actor, scan: Judged, now: Date): boolean =>
  isAdmin(actor) && canMove(scanMachine, scan.state, "undo") && isFresh(scan, now);

export const isFresh = ({ reviewedAt }: Pick<Judged, "reviewedAt">, now: Date): boolean =>
  reviewedAt !== null && now.getTime() - reviewedAt.getTime() <= undoWithinMs;

export const mayRemove = (actor: Actor, scan: Judged): boolean =>
  isAdmin(actor) && canMove(scanMachine, scan.state, "remove");
