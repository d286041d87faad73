import type { officeAct as english } from "../../en/office/act.ts";
import type { Translation } from "../../types.ts";

export const officeAct: Translation<typeof english> = {
  "office.act.as": "Діяти як {name}",
  "office.act.title": "Діяти як {name}?",
  "office.act.text":
    "Протягом 30 хвилин ви бачите й можете все, що може {name}. Пароль, електронна адреса, згоди й платежі недоступні.",
  "office.act.reason": "Причина",
  "office.act.reasonHint": "{name} зможе її прочитати, наприклад: попросили телефоном перевірити запис",
  "office.act.reasonShort": "Коротко вкажіть причину, щонайменше 8 символів.",
  "office.act.note": "Кожна дія записується разом із вашим ім’ям.",
  "office.act.begin": "Почати",
  "office.act.cancel": "Скасувати",
  "office.act.notPossible": "Діяти від імені цього користувача не можна: обліковий запис закрито або він не для вас.",
  "office.act.entering": "Дії від імені користувача",
  "office.act.problem.ended": "Це посилання більше не діє",
  "office.act.problem.noAdmin": "Спершу увійдіть як адміністратор",
  "office.act.problem.shut": "Зараз діяти від імені цього користувача не можна",
  "office.act.problem.failed": "Не вдалося",
  "office.act.again":
    "Посилання працює один раз, протягом 60 секунд, і лише для адміністратора, який його попросив. Почніть знову зі сторінки користувача.",
  "office.act.home": "На мою головну сторінку",
};
