import type { ReadCtx } from "@treadclub/kit/context";
import type { ReadDb } from "@treadclub/kit/db/open";
import { londonDay } from "@treadclub/rules";
import { acceptedMembers } from "#modules/members";
import { isSuperAdmin, type Till } from "./policy.ts";
import type { vouchers } from "./table.ts";

/** Which of the quote requests are booked at a member; quotes are a higher module. */
export type BookedRequests = (
  db: ReadDb,
  memberId: number,
  requestIds: readonly number[],
) => Promise<ReadonlySet<number>>;

/** Who is looking, for these vouchers; at most two queries. */
export async function tillOf(
  ctx: Pick<ReadCtx, "db" | "actor" | "now">,
  bookedRequests: BookedRequests,
  rows: readonly Pick<typeof vouchers.$inferSelect, "state" | "requestId">[],
): Promise<Till> {
  const { actor } = ctx;
  const own = actor.kind === "user" ? actor.memberId : null;
  const [memberId = null] = own === null ? [] : await acceptedMembers(ctx.db, [own]);
  const reserved = [
    ...new Set(rows.flatMap((row) => (row.state === "reserved" && row.requestId !== null ? [row.requestId] : []))),
  ];
  const requests =
    memberId === null || reserved.length === 0 ? new Set<number>() : await bookedRequests(ctx.db, memberId, reserved);
  return { memberId, isSuper: isSuperAdmin(actor), requests, today: londonDay(ctx.now) };
}
