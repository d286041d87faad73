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
