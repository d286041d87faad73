import type { entryFrame as english } from "../../en/entry/frame.ts";
import type { Translation } from "../../types.ts";

export const entryFrame: Translation<typeof english> = {
  "entry.frame.loading": "Клуб знижок",
  "entry.frame.lead": "Клуб знижок від {company}. Зареєструйтеся безкоштовно й отримайте ваучери на {amount}.",
  "entry.frame.leadPlain": "Клуб знижок від {company}. Реєстрація безкоштовна.",
  "entry.frame.newTab": "(відкриється нова вкладка)",
  "entry.frame.haveAccount": "У мене є обліковий запис",
  "entry.frame.doneTitle": "{name}, ви в клубі",
  "entry.frame.done": "Ви вступили до {club}. Ваучери чекають на вас.",
  "entry.frame.goOn": "Перейти до TreadClub",
  "entry.frame.goOnText": "Відкриється нова вкладка з виконаним входом. Вхід на цій сторінці діє 10 хвилин.",
  "entry.frame.over": "Вхід на цій сторінці завершився. Ваш запис створено: увійдіть у нього.",
  "entry.frame.wrongTitle": "Такого клубу немає",
  "entry.frame.join": "Вступити з моїм записом",
  "entry.frame.signedIn": "Ви ввійшли як {name}.",
  "entry.frame.testTitle": "Спробувати рамку",
  "entry.frame.testLead": "Як реєстрація клубу виглядає всередині іншої сторінки й що вона їй повідомляє.",
  "entry.frame.testCode": "Код клубу",
  "entry.frame.testState": "Стан сторінки (iframeQuery)",
  "entry.frame.testStateHint": "Повертається незмінним із кожним повідомленням.",
  "entry.frame.testShow": "Показати рамку",
  "entry.frame.testFrame": "Рамка",
  "entry.frame.testSaid": "Що повідомила рамка",
  "entry.frame.testNothing": "Поки нічого.",
};
