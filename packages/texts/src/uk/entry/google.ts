import type { entryGoogle as english } from "../../en/entry/google.ts";
import type { Translation } from "../../types.ts";

export const entryGoogle: Translation<typeof english> = {
  "entry.google.working": "Входимо",
  "entry.google.workingText": "Хвилинку: перевіряємо відповідь {provider}.",
  "entry.google.stoppedTitle": "Ви не ввійшли",
  "entry.google.stopped":
    "Ви зупинилися на сторінці {provider}. Нічого не змінено. Спробуйте ще раз або ввійдіть інакше.",
  "entry.google.wrong": "Відповідь {provider} не для цього браузера або надійшла запізно. Почніть знову тут.",
  "entry.google.taken": "Цей запис {provider} уже належить іншому обліковому запису.",
  "entry.google.down": "{provider} не відповідає. Спробуйте за хвилину або ввійдіть інакше.",
  "entry.google.again": "Назад до входу",
  "entry.google.toAccount": "Назад до мого запису",
  "entry.google.linkTitle": "Ви вже маєте обліковий запис",
  "entry.google.linkLead": "{email} входить сюди з паролем. Введіть його один раз, і далі досить {provider}.",
  "entry.google.linkGo": "Прив’язати й увійти",
  "entry.google.mailText": "Немає пароля під рукою?",
  "entry.google.mailGo": "Надіслати мені посилання",
  "entry.google.mailSentTitle": "Перевірте пошту",
  "entry.google.mailSent":
    "Посилання вже в дорозі на {email}. Воно прив’яже {provider} і виконає вхід; діє один раз, протягом 1 години.",
  "entry.google.expired": "Минуло забагато часу. Почніть із {provider} знову.",
  "entry.google.confirmTitle": "Прив’язати {provider} до вашого запису",
  "entry.google.confirmText":
    "Ви попросили про це на цьому чи іншому пристрої. Якщо це були не ви, закрийте сторінку: нічого не станеться.",
};
