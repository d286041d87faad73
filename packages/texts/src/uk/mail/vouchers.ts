import type { Translation } from "../../types.ts";
import type { mailVouchers as english } from "../../en/mail/vouchers.ts";

export const mailVouchers: Translation<typeof english> = {
  "mail.voucher_share.subject": "Ваучер, яким можна поділитися: −{worth}, {title}",
  "mail.voucher_share_plain.subject": "Ваучер, яким можна поділитися: −{worth}",
  "mail.voucher_share.text":
    "Перешліть цей лист тому, з ким хочете поділитися ваучером.\n\nЛюдина відкриє його кнопкою нижче й покаже код у майстерні, обліковий запис не потрібен. Це той самий ваучер: він спрацює один раз, у того, хто прийде першим.",
  "mail.voucher_share.button": "Відкрити ваучер",
  "mail.voucher_share.percent": "{percent}% (до {amount})",
  "mail.voucher_share.everyFitter": "Усі майстерні TreadClub",
  "mail.voucher_share.message": "Знижка {worth}: {voucher}. Покажіть код у майстерні: {link}",
  "mail.voucher_share.messageUntil": "Знижка {worth}: {voucher}. Діє до {date}. Покажіть код у майстерні: {link}",
  "mail.fact.code": "Код",
  "mail.fact.terms": "Умови",
};
