import type { WriteCtx } from "@treadclub/kit/context";
import { memberNames, usersOfMembers } from "#modules/members";
import { mailTo, mailUsers, type Receiver } from "./mail.ts";
import { notifyMember } from "./notify.ts";

/** Notifies accepted companies, once ever: everybody in the app, the owners by mail. */
export const welcomeMembers =
  (publicUrl: string) =>
  async (ctx: WriteCtx, memberIds: readonly number[]): Promise<void> => {
    const names = await memberNames(ctx.db, memberIds);
    const people = await usersOfMembers(ctx.db, memberIds);
    for (const memberId of memberIds) {
      const company = names.get(memberId) ?? "";
      const owners = people
        .filter((one) => one.memberId === memberId && one.position === "owner")
        .map((one) => one.userId);
      notifyMember(ctx, memberId, {
        type: "member_accepted",
        kind: "fitter_accepted",
        values: { company },
        recordId: memberId,
      });
      await mailUsers(
        ctx,
        owners,
        "member_accepted",
        { company, link: `${publicUrl}/app/members/${memberId}/dashboard` },
        `member_accepted ${memberId}`,
      );
    }
  };

/** The first mail of a new driver. */
export const welcomeConsumer =
  (publicUrl: string, voucherPence: number) =>
  (ctx: WriteCtx, { id, email, firstName, locale, isConfirmed }: NewDriver): Promise<void> =>
    mailTo(
      ctx,
      { to: email, userId: id, firstName, locale, showsNames: isConfirmed },
      "welcome",
      { amount: `£${voucherPence / 100}`, link: `${publicUrl}/app/consumer/${id}/dashboard` },
      `welcome ${id}`,
    );

interface NewDriver extends Pick<Receiver, "firstName" | "locale"> {
  readonly id: number;
  readonly email: string;
  readonly isConfirmed: boolean;
}
