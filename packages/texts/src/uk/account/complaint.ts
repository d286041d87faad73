import type { accountComplaint as english } from "../../en/account/complaint.ts";
import type { Translation } from "../../types.ts";

export const accountComplaint: Translation<typeof english> = {
  "account.complaint.title": "Скарга щодо персональних даних",
  "account.complaint.lead":
    "Розкажіть, що сталося. Ми одразу надішлемо підтвердження на пошту, а протягом 30 днів відповімо, що взяли скаргу в роботу.",
  "account.complaint.name": "Ваше ім’я",
  "account.complaint.email": "Ел. пошта",
  "account.complaint.emailHint": "Сюди надійде відповідь.",
  "account.complaint.about": "Про що скарга?",
  "account.complaint.about.access": "Мені не надали моїх даних",
  "account.complaint.about.correction": "У моїх даних помилка",
  "account.complaint.about.erasure": "Мої дані не видалили",
  "account.complaint.about.marketing": "Мені надсилають рекламу, якої я не хочу",
  "account.complaint.about.sharing": "Мої дані потрапили не до тих людей",
  "account.complaint.about.security": "Мої дані не захистили",
  "account.complaint.about.other": "Інше",
  "account.complaint.text": "Що сталося?",
  "account.complaint.textHint": "Коли це було, про що ви просили й чого очікуєте від нас. Не пишіть паролів.",
  "account.complaint.send": "Надіслати скаргу",
  "account.complaint.need.name": "Введіть ім’я.",
  "account.complaint.need.about": "Виберіть, про що скарга.",
  "account.complaint.need.text": "Напишіть щонайменше 10 символів.",
  "account.complaint.need.long": "Не більше 4000 символів.",
  "account.complaint.doneTitle": "Ми отримали вашу скаргу",
  "account.complaint.reference": "Ваш номер",
  "account.complaint.doneText": "Підтвердження надіслано на {email}. Ми відповімо до {day} включно.",
  "account.complaint.ico": "Ви також можете звернутися до Офісу Комісара з інформації (ICO):",
  "account.complaint.home": "На головну",
  "account.complaint.privacy": "Політика приватності",
};
