import type { entryGoogle as english } from "../../en/entry/google.ts";
import type { Translation } from "../../types.ts";

export const entryGoogle: Translation<typeof english> = {
  "entry.google.working": "Входимо",
  "entry.google.workingText": "Хвилинку, перевіряємо відповідь {provider}.",
  "entry.google.stoppedTitle": "Ви не ввійшли",
  "entry.google.stopped":
    "Ви скасували вхід через {provider}. Нічого не змінилося. Спробуйте ще раз або увійдіть інакше.",
  "entry.google.wrong": "Вхід через {provider} почали в іншому браузері, або минуло забагато часу. Почніть тут знову.",
  "entry.google.taken": "Цей обліковий запис {provider} уже прив’язано до іншого облікового запису TreadClub.",
  "entry.google.down": "{provider} не відповідає. Спробуйте за хвилину або увійдіть інакше.",
  "entry.google.again": "До входу",
  "entry.google.toAccount": "До мого облікового запису",
  "entry.google.linkTitle": "У вас уже є обліковий запис",
  "entry.google.linkLead": "Ви входите як {email} з паролем. Введіть його ще раз, а далі вистачить {provider}.",
  "entry.google.linkGo": "Прив’язати й увійти",
  "entry.google.mailText": "Немає пароля під рукою?",
  "entry.google.mailGo": "Надіслати посилання поштою",
  "entry.google.mailSentTitle": "Перевірте пошту",
  "entry.google.mailSent":
    "Ми надіслали посилання на {email}. Воно прив’яже {provider} і виконає вхід. Діє один раз протягом години.",
  "entry.google.expired": "Минуло забагато часу. Продовжте з {provider} ще раз.",
  "entry.google.confirmTitle": "Прив’язати {provider} до вашого облікового запису",
  "entry.google.confirmText":
    "Ви попросили про це на цьому або іншому пристрої. Якщо це були не ви, закрийте сторінку: нічого не зміниться.",
};
