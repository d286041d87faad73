import type { WriteCtx } from "@treadclub/kit/context";
import { addMembership, clubByCode, publishClub } from "#modules/clubs";
import { linkConsumer } from "#modules/consumers";
import { notifyConsumer, notifyMember, type Note } from "#modules/messages";
import { issueDiscounts, type Issued } from "./issue.ts";

export interface Joined extends Issued {
  readonly club: Awaited<ReturnType<typeof clubByCode>>;
}

/** A driver joins the club that a code leads to and gets its vouchers as far as its budget reaches; its member may see them from now on. Joining twice changes nothing. */
export async function joinByCode(ctx: WriteCtx<"CODE_INVALID">, consumerId: number, code: string): Promise<Joined> {
  const club = await clubByCode(ctx, code);
  const isNew = await addMembership(ctx, club.id, consumerId);
  const got = await issueDiscounts(ctx, consumerId, club);
  if (isNew) {
    ctx.audit("join a club", { entity: "club", id: club.id }, { consumer: consumerId });
    notifyConsumer(ctx, consumerId, { type: "club_joined", recordId: club.id, ...joinedWords(club, got) });
  }
  if (!isNew && got.issued.length > 0)
    ctx.audit("get new vouchers of a club", { entity: "club", id: club.id }, { consumer: consumerId });
  if (isNew && club.memberId !== null) {
    linkConsumer(ctx, { memberId: club.memberId, consumerId, reason: "joined", refId: club.id });
    notifyMember(ctx, club.memberId, {
      type: "new_consumer",
      kind: "driver_joined",
      values: { club: club.title },
      recordId: consumerId,
    });
  }
  if (isNew || got.issued.length > 0) publishClub(ctx, club);
  return { club, ...got };
}

/** What the driver is told in the app; the screen that joined shows the vouchers, so no mail repeats them. */
const joinedWords = (club: Joined["club"], { issued, waiting }: Issued): Pick<Note, "kind" | "values"> =>
  issued.length === 0
    ? { kind: waiting > 0 ? "club_waiting" : "club_joined", values: { club: club.name } }
    : {
        kind: "club_vouchers",
        values: {
          club: club.name,
          count: issued.length,
          amount_pence: issued.reduce((sum, voucher) => sum + voucher.amountPence, 0),
          ...(issued.some(({ conditions }) => conditions.percent !== null) && { up_to: 1 }),
        },
      };
