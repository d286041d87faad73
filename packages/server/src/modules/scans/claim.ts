import { isAdmin, type Actor, type Catalog, type ParsedOf, type ReplyOf } from "@treadclub/contract";
import type { WriteCtx } from "@treadclub/kit/context";
import { nestedOne, orNull } from "@treadclub/kit/db/decode";
import { defineStatement } from "@treadclub/kit/db/statement";
import { personRef } from "#modules/consumers";
import { signedInUser, users } from "#modules/identity";
import { memberUsers } from "#modules/members";
import { sql } from "drizzle-orm";
import { mayReview } from "./policy.ts";
import { publishClaim } from "./publish.ts";
import { scanFor, type ScanRow } from "./rows.ts";
import { scans } from "./table.ts";

/** Whoever has a scan open says so again before this has passed; a closed laptop holds nobody up for longer. */
export const claimLastsMs = 3 * 60_000;

type Claim = ReplyOf<Catalog["claimScan"]>["claimed"];

/** Who has a scan open; for statements from `tyre_scans`. */
export const claimant = nestedOne(
  { id: users.id, name: personRef.name, memberId: orNull(memberUsers.memberId), at: scans.claimedAt },
  sql`from ${users} left join ${memberUsers} on ${memberUsers.userId} = ${users.id} where ${users.id} = ${scans.claimedBy}`,
);

interface Claimant {
  readonly id: number;
  readonly name: string;
  readonly memberId: number | null;
  readonly at: Date | null;
}

/** Who else has it open. A member reads the names of its own people, not of administrators. */
export function claimOf(actor: Actor, found: Claimant | null, now: Date): Claim {
  if (found === null || actor.kind !== "user" || found.id === actor.userId) return null;
  if (found.at === null || now.getTime() - found.at.getTime() > claimLastsMs) return null;
  return { name: isAdmin(actor) || (found.memberId !== null && found.memberId === actor.memberId) ? found.name : null };
}

const findClaimant = defineStatement<{ id: number }>()((p) => ({
  fields: { claimant },
  text: (columns) => sql`select ${columns} from ${scans} where ${scans.id} = ${p.id}`,
}));

const setClaim = defineStatement<{ id: number; by: number | null; at: Date | null }>()((p) => ({
  fields: { id: scans.id },
  text: (columns) =>
    sql`update ${scans} set claimed_by = ${p.by}, claimed_at = ${p.at} where ${scans.id} = ${p.id} returning ${columns}`,
}));

/**
 * Takes a waiting scan into the actor's hands, says again that it is, or lets it go. Somebody else's hands are named and left
 * alone: a claim keeps two people from the same work, and the version decides between those who judge all the same.
 * Errors: NOT_FOUND; STATE_CONFLICT when it does not wait for the actor.
 */
export async function claimScan(
  ctx: WriteCtx<"NOT_FOUND" | "STATE_CONFLICT">,
  id: number,
  { held }: ParsedOf<Catalog["claimScan"]>["body"],
): Promise<{ claimed: Claim }> {
  const scan = await scanFor(ctx, id);
  const isMine = scan.claimedBy === signedInUser(ctx);
  if (!held) {
    if (isMine) await change(ctx, scan, null);
    return { claimed: null };
  }
  if (!mayReview(ctx.actor, scan))
    throw ctx.fail("STATE_CONFLICT", { details: { state: scan.state, version: scan.version } });
  if (!isMine && isHeld(scan, ctx.now)) {
    const found = await findClaimant.first(ctx.db, { id });
    return { claimed: claimOf(ctx.actor, found?.claimant ?? null, ctx.now) };
  }
  await change(ctx, scan, signedInUser(ctx));
  return { claimed: null };
}

/** Open lists follow a claim that begins or ends, not one that goes on. */
async function change(ctx: WriteCtx, scan: ScanRow, by: number | null): Promise<void> {
  await setClaim.first(ctx.db, { id: scan.id, by, at: by === null ? null : ctx.now });
  if (scan.claimedBy !== by) publishClaim(ctx, scan);
}

/** Whether somebody has it open now. */
export const isHeld = ({ claimedBy, claimedAt }: Pick<ScanRow, "claimedBy" | "claimedAt">, now: Date): boolean =>
  claimedBy !== null && claimedAt !== null && now.getTime() - claimedAt.getTime() <= claimLastsMs;
