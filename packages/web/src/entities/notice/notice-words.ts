import type { Catalog, ReplyOf } from "@treadclub/contract";
import { noticeSentence } from "@treadclub/texts/notice-words";
import type { Translate } from "@treadclub/texts";

export type Notice = ReplyOf<Catalog["getNotificationList"]>["list"][number];

/** What a notification says, with its particulars where it carries them. */
export const noticeWords = (t: Translate, note: Pick<Notice, "type" | "values">): string => noticeSentence(t, note);
