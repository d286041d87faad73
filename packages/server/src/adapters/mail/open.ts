import { outboxMail } from "./outbox.ts";
import type { Sender } from "./sender.ts";
import type { SmtpMail } from "./smtp.ts";

/** The mail of this installation: a mail server where one is set, the development outbox where none is. */
export async function openMail(
  settings: { readonly url: string; readonly from: Sender } | null,
  publicUrl: string,
): Promise<MailSender> {
  if (settings === null) return { ...outboxMail, close: () => undefined };
  const { openSmtpMail } = await import("./smtp.ts");
  return openSmtpMail({ ...settings, host: new URL(publicUrl).hostname });
}

export type MailSender = SmtpMail;
