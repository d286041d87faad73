import type { Translation } from "../types.ts";
import type { offer as english } from "../en/offer.ts";

export const offer: Translation<typeof english> = {
  "offer.title": "{voucher} за перше сканування шини",
  "offer.text":
    "За перше завершене сканування шини – вітальний ваучер на {voucher}. Додайте ваучери клубів знижок і заощадьте до {amount} на одному замовленні.",
  "offer.plain": "За перше завершене сканування шини ви отримаєте ваучер, який приймають усі майстерні TreadClub.",
  "offer.terms":
    "Один вітальний ваучер на водія. На одне замовлення – щонайбільше чотири ваучери. Сума знижки залежить від майстерні та її клубів, кожен ваучер має свої умови. Реєстрація безкоштовна.",
  "offer.voucherTitle": "Вітальний ваучер на {amount}",
  "offer.voucherSubtitle": "За перше сканування шини",
  "offer.voucherText": "Знижка {amount} у будь-якій майстерні TreadClub.",
  "offer.voucherTerms": "Один на водія. Віднімається від суми з ПДВ. Не обмінюється на гроші, решта не видається.",
};
