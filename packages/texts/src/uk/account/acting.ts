import type { accountActing as english } from "../../en/account/acting.ts";
import type { Translation } from "../../types.ts";

export const accountActing: Translation<typeof english> = {
  "account.acting.label": "Дії від імені користувача",
  "account.acting.as": "Ви дієте від імені: {name}",
  "account.acting.left": {
    one: "залишилася {count} хв",
    few: "залишилося {count} хв",
    many: "залишилося {count} хв",
    other: "залишилося {count} хв",
  },
  "account.acting.whoTitle": "Зробити це від свого імені?",
  "account.acting.whoText":
    "Ви почали це від імені іншого користувача, і від його імені це не вдалося. Поки нічого не змінено. Якщо продовжити, це буде зроблено у вашому власному обліковому записі.",
  "account.acting.whoYes": "Зробити від свого імені",
  "account.acting.whoNo": "Не робити",
  "account.looked.title": "Хто переглядав мій обліковий запис",
  "account.looked.lead":
    "Наша команда може діяти від вашого імені, щоб допомогти. Вона має вказати причину, має 30 хвилин і не може змінити ваш пароль, електронну адресу, згоди чи платежі.",
  "account.looked.none": "Ніхто не діяв від вашого імені.",
  "account.looked.who": "{name} з нашої команди",
  "account.looked.now": "зараз",
  "account.looked.reason": "Причина: {reason}",
  "account.looked.read": {
    one: "{count} запит на читання",
    few: "{count} запити на читання",
    many: "{count} запитів на читання",
    other: "{count} запиту на читання",
  },
  "account.looked.changed": {
    one: "{count} зміна",
    few: "{count} зміни",
    many: "{count} змін",
    other: "{count} зміни",
  },
  "account.looked.noChange": "без змін",
};
