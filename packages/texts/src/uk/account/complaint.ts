import type { accountComplaint as english } from "../../en/account/complaint.ts";
import type { Translation } from "../../types.ts";

export const accountComplaint: Translation<typeof english> = {
  "account.complaint.title": "Поскаржитися щодо персональних даних",
  "account.complaint.lead":
    "Розкажіть, що не так із вашими даними. Це прочитає людина; ви одразу отримаєте квитанцію, а підтвердження — протягом 30 днів.",
  "account.complaint.name": "Ваше ім’я",
  "account.complaint.email": "Електронна адреса",
  "account.complaint.emailHint": "Туди надійде наша відповідь.",
  "account.complaint.about": "Про що йдеться?",
  "account.complaint.about.access": "Я не отримав своїх даних",
  "account.complaint.about.correction": "Дані про мене неправильні",
  "account.complaint.about.erasure": "Мої дані не видалено",
  "account.complaint.about.marketing": "Я отримую небажану рекламу",
  "account.complaint.about.sharing": "Мої дані отримав той, хто не мав",
  "account.complaint.about.security": "Мої дані не вберегли",
  "account.complaint.about.other": "Інше",
  "account.complaint.text": "Що сталося?",
  "account.complaint.textHint": "Коли це було, про що ви просили, чого від нас хочете. Без паролів.",
  "account.complaint.send": "Надіслати скаргу",
  "account.complaint.need.name": "Введіть ім’я.",
  "account.complaint.need.about": "Оберіть, про що йдеться.",
  "account.complaint.need.text": "Напишіть щонайменше 10 символів.",
  "account.complaint.need.long": "Не більше 4 000 символів.",
  "account.complaint.doneTitle": "Ми отримали вашу скаргу",
  "account.complaint.reference": "Ваш номер",
  "account.complaint.doneText": "Квитанцію надіслано на {email}. Ми підтвердимо отримання до {day}.",
  "account.complaint.ico": "Ви також можете поскаржитися до Офісу Комісара з питань інформації.",
  "account.complaint.home": "На головну",
  "account.complaint.privacy": "Політика приватності",
};
