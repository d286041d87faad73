import type { mailOrders as english } from "../../en/mail/orders.ts";
import type { Translation } from "../../types.ts";

export const mailOrders: Translation<typeof english> = {
  "mail.order_paid.subject": "Ваша квитанція {reference}",
  "mail.order_paid.text":
    "Дякуємо за покупку. Скани вже у вашому акаунті.\n\n{lines}\n\nБезкоштовні скани діють до {free_until}, решта — безстроково.\n\nВи попросили почати одразу. Скасувати покупку можна до {cancel_until}: ми повернемо гроші за вирахуванням частки за використані скани.",
  "mail.order_paid.button": "Переглянути квитанцію",
  "mail.order_refunded.subject": "Повертаємо {amount} за {reference}",
  "mail.order_refunded.text":
    "Гроші надійдуть на картку, якою ви платили, зазвичай за 5–10 днів. Невикористані скани цього пакета ми зняли з вашого акаунта.",
  "mail.order_refunded.button": "Переглянути замовлення",
  "mail.order.pack": {
    one: "{count} скан + {free} безкоштовно",
    few: "{count} скани + {free} безкоштовно",
    many: "{count} сканів + {free} безкоштовно",
    other: "{count} скана + {free} безкоштовно",
  },
  "mail.order.paidOn": "Оплачено: {day}",
  "mail.order.total": "Разом: {total}",
  "mail.order.vat": "У тому числі ПДВ {rate}%: {vat}",
  "mail.order.vatNumber": "Номер платника ПДВ: {number}",
  "mail.order.test": "Тестовий платіж: гроші не списано.",
};
