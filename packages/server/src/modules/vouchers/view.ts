import type { voucherView } from "@treadclub/contract/views/vouchers";
import type { ReadCtx } from "@treadclub/kit/context";
import { consumerRefs } from "#modules/consumers";
import { memberNames } from "#modules/members";
import type { z } from "zod";
import { mayUse } from "./policy.ts";
import type { VoucherRow } from "./rows.ts";
import { tillOf, type BookedRequests } from "./till.ts";

export type VoucherView = z.output<typeof voucherView>;

export interface VoucherDeps {
  readonly publicUrl: string;
  readonly bookedRequests: BookedRequests;
}

export const platformName = "TreadClub";

/**
 * Vouchers as their driver or the member at the till sees them, in the order given; at most four queries.
 * A platform voucher's code stays the driver's until it is shown or its request is booked: whoever holds it can use it.
 */
export async function voucherViews(
  ctx: Pick<ReadCtx, "db" | "actor" | "now">,
  deps: VoucherDeps,
  rows: readonly VoucherRow[],
  shownCode?: string,
): Promise<VoucherView[]> {
  if (rows.length === 0) return [];
  const till = await tillOf(ctx, deps.bookedRequests, rows);
  const people = await consumerRefs(
    ctx.db,
    rows.map((row) => row.consumerId),
  );
  const names = await memberNames(
    ctx.db,
    rows.flatMap((row) => [row.memberId, row.usedMemberId]),
  );
  const isHidden = (row: VoucherRow): boolean =>
    ctx.actor.kind === "user" &&
    ctx.actor.userId !== row.consumerId &&
    till.memberId !== null &&
    row.memberId === null &&
    row.usedMemberId !== till.memberId &&
    row.code !== shownCode &&
    !(row.requestId !== null && till.requests.has(row.requestId));
  return rows.map((row) => ({
    id: row.id,
    code: isHidden(row) ? "" : row.code,
    state: row.state,
    title: row.title,
    subtitle: row.subtitle,
    description: row.description,
    terms: row.terms,
    amount_pence: row.amountPence,
    club_id: row.clubId,
    member_id: row.memberId,
    member_name: row.memberId === null ? platformName : (names.get(row.memberId) ?? ""),
    by: row.memberId === null ? "platform" : "member",
    consumer: { id: row.consumerId, name: people.get(row.consumerId)?.name ?? "" },
    issued_at: row.issuedAt.toISOString(),
    expires_on: row.expiresOn,
    used_at: row.usedAt?.toISOString() ?? null,
    used_at_member: row.usedMemberId === null ? null : (names.get(row.usedMemberId) ?? ""),
    link: isHidden(row) ? "" : linkOf(deps.publicUrl, row),
    can: { use: mayUse(row, till) },
  }));
}

/** Whoever scans it comes to their own company's page. The code shows that the driver was there; the id alone could be counted up. */
const linkOf = (publicUrl: string, row: VoucherRow): string =>
  `${publicUrl}/app/members/discount_validation/${row.id}?code=${row.code}`;
