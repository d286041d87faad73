import type { officeAct as english } from "../../en/office/act.ts";
import type { Translation } from "../../types.ts";

export const officeAct: Translation<typeof english> = {
  "office.act.as": "Діяти як {name}",
  "office.act.title": "Діяти як {name}?",
  "office.act.text":
    "Протягом 30 хвилин ви бачите й робите все, що може {name}. Пароль, ел. пошта, згоди й платежі недоступні.",
  "office.act.reason": "Причина",
  "office.act.reasonHint": "Її побачить {name}. Наприклад: попросили телефоном перевірити запис",
  "office.act.reasonShort": "Коротко вкажіть причину: щонайменше 8 символів.",
  "office.act.note": "Усе, що ви зробите, буде записано під вашим ім’ям.",
  "office.act.begin": "Почати",
  "office.act.cancel": "Скасувати",
  "office.act.notPossible":
    "Діяти від імені цього користувача не можна: обліковий запис закрито або ви не маєте дозволу.",
  "office.act.entering": "Дії від імені користувача",
  "office.act.problem.ended": "Це посилання більше не діє",
  "office.act.problem.noAdmin": "Спершу увійдіть як адміністратор",
  "office.act.problem.shut": "Зараз діяти від імені цього користувача не можна",
  "office.act.problem.failed": "Не вдалося",
  "office.act.again":
    "Посилання працює один раз протягом 60 секунд і лише для адміністратора, який його створив. Почніть знову зі сторінки користувача.",
  "office.act.home": "На головну",
};
