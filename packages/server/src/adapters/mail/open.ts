import { outboxMail } from "./outbox.ts";
import type { Sender } from "./sender.ts";
import { openSmtpMail, type SmtpMail } from "./smtp.ts";

/** The mail of this installation: a mail server where one is set, the development outbox where none is. */
export const openMail = (
  settings: { readonly url: string; readonly from: Sender } | null,
  publicUrl: string,
): MailDoor =>
  settings === null
    ? { ...outboxMail, close: () => undefined }
    : openSmtpMail({ ...settings, host: new URL(publicUrl).hostname });

export type MailDoor = SmtpMail;
