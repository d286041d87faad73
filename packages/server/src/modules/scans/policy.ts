import { isAdmin, type Actor } from "@treadclub/contract";
import type { Placeholders } from "@treadclub/kit/db/statement";
import { canMove } from "@treadclub/kit/states";
import { consumerSightOf, type ConsumerSight } from "#modules/consumers";
import { sql, type SQL } from "drizzle-orm";
import { scanMachine, waitingStates } from "./states.ts";
import { scans } from "./table.ts";

export const undoWithinMs = 24 * 3_600_000;

/** Which scans an actor may see, as parameters of a statement. */
export type ScanSight = ConsumerSight;
export const scanSightOf = (actor: Actor): ScanSight => consumerSightOf(actor);

/** A driver sees own scans, a member those made with it, an administrator all. */
export const scanVisible = (p: Placeholders<ScanSight>): SQL =>
  sql`${scans.state} <> 'deleted' and (${p.seesAll}::boolean or ${scans.consumerId} = ${p.userId} or ${scans.memberId} = ${p.memberId})`;

/** The same with what was shown to a member; `shown` says whether a scan was. */
export const scanReadable = (p: Placeholders<ScanSight>, shown: ShownTo): SQL =>
  sql`(${scanVisible(p)} or (${p.memberId}::bigint is not null and ${shown(sql`${p.memberId}`)}))`;

/** Whether a quote request has shown a scan to a member; for statements that select from `scans`. */
export type ShownTo = (memberId: SQL) => SQL;

type Judged = Pick<typeof scans.$inferSelect, "state" | "memberId" | "reviewedAt" | "reviewedBy">;

/** An administrator judges any scan that waits, also one that its member has not come to; a member those of its own that wait for it. */
export const mayReview = (actor: Actor, scan: Judged): boolean =>
  isAdmin(actor)
    ? waitingStates.some((state) => state === scan.state)
    : isMadeWith(actor, scan) && scan.state === "awaiting_member_review";

/** Something may be given with a scan by whoever may judge it, or whose judgement it is; not with one that was rejected. */
export const mayReward = (actor: Actor, scan: Judged): boolean =>
  isAdmin(actor)
    ? scan.state !== "rejected" && scan.state !== "deleted"
    : mayReview(actor, scan) || (isMadeWith(actor, scan) && scan.state === "completed" && scan.reviewedBy === "member");

/** Within 24 hours an administrator takes any judgement back, a member its own. */
export const mayUndo = (actor: Actor, scan: Judged, now: Date): boolean =>
  (isAdmin(actor) || (isMadeWith(actor, scan) && scan.reviewedBy === "member")) &&
  canMove(scanMachine, scan.state, undoOf(actor)) &&
  isFresh(scan, now);

/** An undone scan waits where it was judged, or for an administrator who takes it back. */
export const undoOf = (actor: Actor): "undo" | "undo_own" => (isAdmin(actor) ? "undo" : "undo_own");

export const isFresh = ({ reviewedAt }: Pick<Judged, "reviewedAt">, now: Date): boolean =>
  reviewedAt !== null && now.getTime() - reviewedAt.getTime() <= undoWithinMs;

export const mayRemove = (actor: Actor, scan: Judged): boolean =>
  isAdmin(actor) && canMove(scanMachine, scan.state, "remove");

/** Whoever sees the scan itself, and not only what a quote request shows of it, gets its report once there is a result. */
export const mayReport = (actor: Actor, scan: Judged & { readonly consumerId: number }): boolean =>
  scan.state === "completed" &&
  (isAdmin(actor) || isMadeWith(actor, scan) || (actor.kind === "user" && actor.userId === scan.consumerId));

/** A member reads the names of its own people, not of administrators; a driver reads none. */
export const seesReviewer = (actor: Actor, scan: Judged): boolean =>
  isAdmin(actor) || (isMadeWith(actor, scan) && scan.reviewedBy === "member");

const isMadeWith = (actor: Actor, scan: Judged): boolean =>
  actor.kind === "user" && actor.memberId !== null && actor.memberId === scan.memberId;
