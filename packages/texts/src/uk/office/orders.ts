import type { officeOrders as english } from "../../en/office/orders.ts";
import type { Translation } from "../../types.ts";

export const officeOrders: Translation<typeof english> = {
  "office.orders.title": "Продані пакети сканів",
  "office.orders.lead": "Спочатку нові",
  "office.orders.search": "Номер замовлення",
  "office.orders.state": "Стан",
  "office.orders.stateAll": "Усі стани",
  "office.orders.none": "Замовлень немає",
  "office.orders.noneText": "Тут з’являться пакети, які купують водії.",
  "office.order.open": "Відкрити сторінку",
  "office.order.driver": "Водій",
  "office.order.pack": "Пакет",
  "office.order.packText": {
    one: "{count} скан + {free} безкоштовно",
    few: "{count} скани + {free} безкоштовно",
    many: "{count} сканів + {free} безкоштовно",
    other: "{count} скана + {free} безкоштовно",
  },
  "office.order.price": "Ціна",
  "office.order.vat": "ПДВ",
  "office.order.ordered": "Замовлено",
  "office.order.paid": "Оплачено",
  "office.order.payment": "Платіж у провайдера",
  "office.order.left": "Залишилося сканів",
  "office.order.refundPence": "Повернення",
  "office.order.refunded": "Повернуто",
  "office.order.note": "Причина повернення",
  "office.order.noteNeed": "Напишіть причину. Її бачить лише ваша команда.",
  "office.order.refund": "Повернути кошти",
  "office.order.refundTitle": "Повернути {amount} за {reference}?",
  "office.order.refundText":
    "Невикористані скани цього пакета ({count}) буде знято з акаунта водія. Гроші надійдуть на ту саму картку.",
  "office.order.refundDone": "Кошти повертаються",
  "office.order.test": "Тест",
};
