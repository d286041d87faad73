import type { WriteCtx } from "@treadclub/kit/context";
import { addMembership, clubByCode } from "#modules/clubs";
import { linkConsumer } from "#modules/consumers";
import { notifyMember } from "#modules/messages";
import { issueDiscounts } from "./issue.ts";

export interface Joined {
  readonly club: Awaited<ReturnType<typeof clubByCode>>;
  readonly issued: number;
}

/** A driver joins the club that a code leads to and gets its vouchers; its member may see them from now on. Joining twice changes nothing. */
export async function joinByCode(ctx: WriteCtx<"CODE_INVALID">, consumerId: number, code: string): Promise<Joined> {
  const club = await clubByCode(ctx, code);
  const isNew = await addMembership(ctx, club.id, consumerId);
  const issued = await issueDiscounts(ctx, consumerId, club);
  if (isNew) ctx.audit("join a club", { entity: "club", id: club.id }, { consumer: consumerId });
  if (isNew && club.memberId !== null) {
    linkConsumer(ctx, { memberId: club.memberId, consumerId, reason: "joined", refId: club.id });
    notifyMember(ctx, club.memberId, {
      type: "new_consumer",
      values: { club: club.title },
      recordId: consumerId,
    });
  }
  return { club, issued: issued.length };
}
