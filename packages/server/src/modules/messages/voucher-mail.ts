import type { WriteCtx } from "@treadclub/kit/context";
import type { Locale } from "@treadclub/texts";
import { formatDay } from "@treadclub/texts/format-dates";
import { formatMoney } from "@treadclub/texts/format";
import { mailOf, mailWords, writeMail } from "./mail.ts";

/** What a driver tells somebody to whom they pass a voucher on. */
export interface PassedOnVoucher {
  readonly title: string;
  /** Who honours it; null: every fitter. */
  readonly company: string | null;
  readonly amountPence: number;
  readonly percent: number | null;
  readonly code: string;
  readonly terms: string;
  readonly expiresOn: string | null;
  /** The page that shows it. */
  readonly link: string;
}

interface Sender {
  readonly userId: number;
  readonly email: string;
  readonly firstName: string;
  readonly locale: Locale;
}

/** The message with the address of the voucher's page, for a messenger. */
export function sharedVoucherMessage(voucher: PassedOnVoucher, locale: Locale): string {
  const t = mailWords(locale);
  const values = { worth: worthIn(voucher, locale), voucher: voucher.title, link: voucher.link };
  if (voucher.expiresOn === null) return t("mail.voucher_share.message", values);
  return t("mail.voucher_share.messageUntil", { ...values, date: formatDay(voucher.expiresOn, locale) });
}

/** Mails a driver a voucher to forward, once for the same `onceKey`. Nobody else gets mail from us. */
export function mailVoucherToForward(ctx: WriteCtx, sender: Sender, voucher: PassedOnVoucher, onceKey: string): void {
  const { email: to, locale } = sender;
  const t = mailWords(locale);
  const receiver = { to, userId: sender.userId, firstName: sender.firstName, locale, showsNames: true };
  const { title, company, code, terms, expiresOn, link } = voucher;
  const written = mailOf(receiver, "voucher_share", { title, worth: worthIn(voucher, locale), link });
  const facts = [
    { label: t("mail.fact.voucher"), value: title },
    { label: t("mail.fact.value"), value: worthIn(voucher, locale) },
    { label: t("mail.fact.fitter"), value: company ?? t("mail.voucher_share.everyFitter") },
    { label: t("mail.fact.code"), value: code },
    ...(expiresOn === null ? [] : [{ label: t("mail.fact.until"), value: formatDay(expiresOn, locale) }]),
    ...(terms === "" ? [] : [{ label: t("mail.fact.terms"), value: terms }]),
  ];
  writeMail(ctx, receiver, { ...written, document: { ...written.document, facts } }, onceKey);
}

function worthIn({ amountPence, percent }: PassedOnVoucher, locale: Locale): string {
  const amount = formatMoney(amountPence, locale, true);
  return percent === null ? amount : mailWords(locale)("mail.voucher_share.percent", { percent, amount });
}
