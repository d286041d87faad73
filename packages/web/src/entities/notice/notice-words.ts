import type { Catalog, ReplyOf } from "@treadclub/contract";
import type { Translate } from "@treadclub/texts";
import { formatDay, formatTime } from "#kit/format.ts";

export type Notice = ReplyOf<Catalog["getNotificationList"]>["list"][number];

/** What a notification says: with its particulars where it carries them. */
export function noticeWords(t: Translate, { type, values }: Pick<Notice, "type" | "values">): string {
  const text = (name: string): string | null =>
    typeof values[name] === "string" && values[name] !== "" ? values[name] : null;
  const [company, club, title, startsAt] = [text("company"), text("club"), text("title"), text("starts_at")];
  if (type === "quote_answer" && company) return t("base.notice.quote_answer_by", { company });
  if (type === "new_consumer" && club) return t("base.notice.new_consumer_in", { club });
  if (type === "new_club" && title) return t("base.notice.new_club_named", { title });
  if (type === "voucher_issued" && title) return t("base.notice.voucher_issued_named", { title });
  if (type === "new_booking" && startsAt) return t("base.notice.new_booking_at", { when: whenOf(startsAt, t) });
  return t(`base.notice.${type}`);
}

const whenOf = (instant: string, t: Translate): string =>
  Number.isNaN(Date.parse(instant))
    ? instant
    : `${formatDay(instant, t.locale, "weekday")}, ${formatTime(instant, t.locale)}`;
