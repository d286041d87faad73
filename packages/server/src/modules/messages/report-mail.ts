import type { WriteCtx } from "@treadclub/kit/context";
import { defineStatement } from "@treadclub/kit/db/statement";
import { outboxMessages } from "@treadclub/kit/tables";
import type { Locale } from "@treadclub/texts";
import { users } from "#modules/identity";
import { sql } from "drizzle-orm";
import { mailOf, writeMail, type MailValues } from "./mail.ts";
import { notificationChoices } from "./table.ts";

export type ReportMailOutcome = "sent" | "already_sent" | "not_wanted" | "unconfirmed";

interface ReportMail {
  readonly scanId: number;
  readonly driverId: number;
  /** The fitter who sends it; null when the driver asked for it. */
  readonly company: string | null;
  readonly link: string;
  /** The tyre and the car, in a language. */
  readonly words: (locale: Locale) => Pick<MailValues<"scan_report">, "tyre" | "plate">;
  /** Sent once for the same. */
  readonly onceKey: string;
}

const receivers = defineStatement<{ id: number; onceKey: string }>()((p) => ({
  fields: {
    email: users.email,
    firstName: users.firstName,
    locale: users.locale,
    isConfirmed: sql<boolean>`(${users.emailConfirmedAt} is not null)`,
    isWanted: sql<boolean>`coalesce((select ${notificationChoices.isOn} from ${notificationChoices}
      where ${notificationChoices.userId} = ${users.id} and ${notificationChoices.topic} = 'scans' and ${notificationChoices.channel} = 'email'), true)`,
    isSent: sql<boolean>`exists (select 1 from ${outboxMessages} where ${outboxMessages.onceKey} = ${p.onceKey})`,
  },
  text: (columns) =>
    sql`select ${columns} from ${users} where ${users.id} = ${p.id} and not ${users.disabled} and ${users.erasedAt} is null`,
}));

/**
 * Mails a driver the report of a scan. Only to an address that its owner has confirmed, because the car's registration is in
 * it; what a fitter sends also only where the driver wants mails about scans.
 */
export async function mailReport(ctx: WriteCtx, mail: ReportMail): Promise<ReportMailOutcome> {
  const { scanId, driverId, company, link, onceKey } = mail;
  const found = await receivers.first(ctx.db, { id: driverId, onceKey });
  if (!found?.isConfirmed) return "unconfirmed";
  if (company !== null && !found.isWanted) return "not_wanted";
  if (found.isSent) return "already_sent";
  const { email: to, firstName, locale } = found;
  const receiver = { to, userId: driverId, firstName, locale, showsNames: true };
  const values = { ...mail.words(locale), link };
  const written =
    company === null
      ? mailOf(receiver, "scan_report", values)
      : mailOf(receiver, "scan_report_fitter", { ...values, company });
  const document = { ...written.document, report: { scanId, locale } };
  writeMail(ctx, receiver, { ...written, document }, onceKey);
  return "sent";
}
