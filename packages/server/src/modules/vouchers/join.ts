import type { WriteCtx } from "@treadclub/kit/context";
import { addMembership, clubByCode } from "#modules/clubs";
import { linkConsumer } from "#modules/consumers";
import { notifyConsumer, notifyMember, type Note } from "#modules/messages";
import { issueDiscounts, type IssuedVoucher } from "./issue.ts";

export interface Joined {
  readonly club: Awaited<ReturnType<typeof clubByCode>>;
  readonly issued: number;
}

/** A driver joins the club that a code leads to and gets its vouchers; its member may see them from now on. Joining twice changes nothing. */
export async function joinByCode(ctx: WriteCtx<"CODE_INVALID">, consumerId: number, code: string): Promise<Joined> {
  const club = await clubByCode(ctx, code);
  const isNew = await addMembership(ctx, club.id, consumerId);
  const issued = await issueDiscounts(ctx, consumerId, club);
  if (isNew) {
    ctx.audit("join a club", { entity: "club", id: club.id }, { consumer: consumerId });
    notifyConsumer(ctx, consumerId, { type: "club_joined", recordId: club.id, ...joinedWords(club, issued) });
  }
  if (isNew && club.memberId !== null) {
    linkConsumer(ctx, { memberId: club.memberId, consumerId, reason: "joined", refId: club.id });
    notifyMember(ctx, club.memberId, {
      type: "new_consumer",
      kind: "driver_joined",
      values: { club: club.title },
      recordId: consumerId,
    });
  }
  return { club, issued: issued.length };
}

/** What the driver is told in the app; the screen that joined shows the vouchers, so no mail repeats them. */
const joinedWords = (club: Joined["club"], issued: readonly IssuedVoucher[]): Pick<Note, "kind" | "values"> =>
  issued.length === 0
    ? { kind: "club_joined", values: { club: club.name } }
    : {
        kind: "club_vouchers",
        values: {
          club: club.name,
          count: issued.length,
          amount_pence: issued.reduce((sum, voucher) => sum + voucher.amountPence, 0),
        },
      };
