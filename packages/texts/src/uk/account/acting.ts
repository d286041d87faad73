import type { accountActing as english } from "../../en/account/acting.ts";
import type { Translation } from "../../types.ts";

export const accountActing: Translation<typeof english> = {
  "account.acting.label": "Дії від імені користувача",
  "account.acting.as": "Ви дієте від імені: {name}",
  "account.acting.left": {
    one: "залишилася {count}\u00a0хв",
    few: "залишилося {count}\u00a0хв",
    many: "залишилося {count}\u00a0хв",
    other: "залишилося {count}\u00a0хв",
  },
  "account.acting.whoTitle": "Зробити це від свого імені?",
  "account.acting.whoText":
    "Ви почали це від імені іншого користувача, і дія не виконалася. Нічого не змінилося. Якщо продовжити, вона виконається у вашому обліковому записі.",
  "account.acting.whoYes": "Зробити від свого імені",
  "account.acting.whoNo": "Скасувати",
  "account.looked.title": "Хто заходив у мій обліковий запис",
  "account.looked.lead":
    "Щоб допомогти, наша команда може діяти від вашого імені. Для цього потрібна причина, на все є 30 хвилин, а змінити пароль, ел. пошту, згоди чи платежі не можна.",
  "account.looked.none": "Ніхто не заходив у ваш обліковий запис",
  "account.looked.who": "{name} з нашої команди",
  "account.looked.now": "зараз",
  "account.looked.reason": "Причина: {reason}",
  "account.looked.read": {
    one: "{count} переглянута сторінка",
    few: "{count} переглянуті сторінки",
    many: "{count} переглянутих сторінок",
    other: "{count} переглянутої сторінки",
  },
  "account.looked.changed": {
    one: "{count} зміна",
    few: "{count} зміни",
    many: "{count} змін",
    other: "{count} зміни",
  },
  "account.looked.noChange": "без змін",
};
