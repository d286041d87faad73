import type { WriteCtx } from "@treadclub/kit/context";
import { memberNames } from "#modules/members";
import { mailUser, mailUsers, ownersOf } from "./mail.ts";
import { notifyMember } from "./notify.ts";

/** Tells companies that they are accepted: everybody in the app, the owners by mail, once ever. */
export const welcomeMembers =
  (publicUrl: string) =>
  async (ctx: WriteCtx, memberIds: readonly number[]): Promise<void> => {
    const names = await memberNames(ctx.db, memberIds);
    const owners = await ownersOf(ctx, memberIds);
    for (const memberId of memberIds) {
      const company = names.get(memberId) ?? "";
      notifyMember(ctx, memberId, {
        type: "member_accepted",
        values: { company },
        openField: memberId,
        openFieldType: "member",
      });
      const values = { company, link: `${publicUrl}/app/members/${memberId}/dashboard` };
      for (const owner of owners.filter((one) => one.memberId === memberId))
        await mailUser(ctx, owner, "member_accepted", values, `member_accepted ${memberId}`);
    }
  };

/** The first mail of a new driver. */
export const welcomeConsumer =
  (publicUrl: string, voucherPence: number) =>
  (ctx: WriteCtx, consumerId: number): Promise<void> =>
    mailUsers(
      ctx,
      [consumerId],
      "welcome",
      { amount: `£${voucherPence / 100}`, link: `${publicUrl}/app/consumer/${consumerId}/dashboard` },
      "welcome",
    );
