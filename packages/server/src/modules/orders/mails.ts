import type { WriteCtx } from "@treadclub/kit/context";
import { formatMoney } from "@treadclub/texts/format";
import { makeTranslate, type Area, type Locale, type Translate } from "@treadclub/texts";
import { mail as cn } from "@treadclub/texts/cn/mail";
import { mail as en } from "@treadclub/texts/en/mail";
import { mail as uk } from "@treadclub/texts/uk/mail";
import { dayWords, mailTo } from "#modules/messages";
import type { OrderRow } from "./rows.ts";
import { cancelUntil, freeUntil } from "./terms.ts";

const areas: Readonly<Record<Locale, Area>> = { en, cn, uk };
export const orderWords = (locale: Locale): Translate => makeTranslate(locale, [areas[locale]]);

const receiverOf = ({ consumerId, buyer }: OrderRow) => ({
  to: buyer.email,
  userId: consumerId,
  firstName: buyer.firstName,
  locale: buyer.locale,
  showsNames: buyer.isConfirmed,
});

export const orderPath = ({ consumerId, reference }: Pick<OrderRow, "consumerId" | "reference">): string =>
  `/app/consumer/${consumerId}/credits/${reference}`;

/** Mails the receipt, which confirms the purchase and the right to cancel, once. */
export async function mailReceipt(ctx: WriteCtx, publicUrl: string, order: OrderRow, paidAt: Date): Promise<void> {
  const { locale } = order.buyer;
  const day = (at: Date): string => dayWords(at, locale);
  await mailTo(
    ctx,
    receiverOf(order),
    "order_paid",
    {
      reference: order.reference,
      lines: receiptLines(order, paidAt).join("\n"),
      free_until: day(freeUntil(paidAt)),
      cancel_until: day(cancelUntil(paidAt)),
      link: `${publicUrl}${orderPath(order)}`,
    },
    `order paid ${order.id}`,
  );
}

function receiptLines(order: OrderRow, paidAt: Date): string[] {
  const { locale } = order.buyer;
  const t = orderWords(locale);
  const total = formatMoney(order.pricePence, locale);
  const vat = formatMoney(order.vatPence, locale);
  return [
    t("mail.order.pack", { count: order.credits, free: order.freeScans }),
    t("mail.order.paidOn", { day: dayWords(paidAt, locale) }),
    t("mail.order.total", { total }),
    ...(order.vatBasisPoints > 0 ? [t("mail.order.vat", { vat, rate: order.vatBasisPoints / 100 })] : []),
    ...(order.vatNumber === null ? [] : [t("mail.order.vatNumber", { number: order.vatNumber })]),
    ...(order.provider === "test" ? [t("mail.order.test")] : []),
  ];
}

/** Tells the driver that a refund is on its way to their card, once. */
export async function mailRefund(ctx: WriteCtx, publicUrl: string, order: OrderRow, pence: number): Promise<void> {
  await mailTo(
    ctx,
    receiverOf(order),
    "order_refunded",
    {
      reference: order.reference,
      amount: formatMoney(pence, order.buyer.locale),
      link: `${publicUrl}${orderPath(order)}`,
    },
    `order refunded ${order.id}`,
  );
}
