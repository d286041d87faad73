import type { entryFrame as english } from "../../en/entry/frame.ts";
import type { Translation } from "../../types.ts";

export const entryFrame: Translation<typeof english> = {
  "entry.frame.loading": "Клуб знижок",
  "entry.frame.lead": "Клуб знижок від {company}. Зареєструйтеся безкоштовно й отримайте ваучери на суму до {amount}.",
  "entry.frame.leadPlain": "Клуб знижок від {company}. Реєстрація безкоштовна.",
  "entry.frame.newTab": "відкриється в новій вкладці",
  "entry.frame.haveAccount": "Уже маю обліковий запис",
  "entry.frame.doneTitle": "{name}, ви в клубі",
  "entry.frame.done": "Ви в клубі {club}. Ваучери вже чекають на вас.",
  "entry.frame.goOn": "Перейти до TreadClub",
  "entry.frame.goOnText":
    "Відкриється нова вкладка, входити знову не треба. На цій сторінці сеанс завершиться за 10 хвилин.",
  "entry.frame.over": "Сеанс на цій сторінці завершено. Ваш обліковий запис готовий: увійдіть.",
  "entry.frame.wrongTitle": "Такого клубу немає",
  "entry.frame.join": "Приєднатися",
  "entry.frame.signedIn": "Ви увійшли як {name}.",
  "entry.frame.testTitle": "Перевірка вбудованої реєстрації",
  "entry.frame.testLead": "Як реєстрація клубу виглядає на чужій сторінці й які повідомлення їй надсилає.",
  "entry.frame.testCode": "Код клубу",
  "entry.frame.testState": "Стан сторінки (iframeQuery)",
  "entry.frame.testStateHint": "Повертається без змін із кожним повідомленням",
  "entry.frame.testShow": "Показати рамку",
  "entry.frame.testFrame": "Рамка",
  "entry.frame.testSaid": "Повідомлення рамки",
  "entry.frame.testNothing": "Поки немає",
};
