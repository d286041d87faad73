import type { taking as english } from "../../en/scanner/taking.ts";
import type { Translation } from "../../types.ts";

export const taking: Translation<typeof english> = {
  "scanner.quality.note": "Якщо за фото нічого не визначити, шина лишиться без результату.",
  "scanner.check.title": "{tyre}: перевірте фото",
  "scanner.check.sent": "{tyre}: фото надсилаються.",
  "scanner.check.reading": "Додати власний вимір",
  "scanner.check.readingHint": "Глибиноміром або монетою 20 пенсів. З ним результат певніший.",
  "scanner.check.readingGauge": "Ваш глибиномір: {inner} всередині, {middle} посередині, {outer} ззовні (мм)",
  "scanner.check.readingCoin": "Ваша монета: обідок сховано {inner} всередині, {middle} посередині, {outer} ззовні",
  "scanner.check.yes": "так",
  "scanner.check.no": "ні",
  "scanner.check.changeReading": "Змінити мій вимір",
  "scanner.reading.title": "Ваш власний вимір",
  "scanner.reading.lead":
    "Міряйте в головній канавці, у трьох місцях упоперек протектора. Не на виступі-покажчику зносу.",
  "scanner.reading.kind": "Що у вас є?",
  "scanner.reading.gauge": "Глибиномір",
  "scanner.reading.coin": "Монета 20 пенсів",
  "scanner.reading.inner": "Внутрішній край",
  "scanner.reading.middle": "Середина",
  "scanner.reading.outer": "Зовнішній край",
  "scanner.reading.depth": "{place}, у мм",
  "scanner.reading.example": "Наприклад, 3,5",
  "scanner.reading.wrong": "{place}: введіть глибину від 0 до 25 мм, наприклад 3,5.",
  "scanner.reading.open": "{place}: виберіть «сховано» або «видно».",
  "scanner.reading.problems": "Перш ніж іти далі",
  "scanner.reading.coinHow":
    "Вставте монету ребром у канавку. Якщо її зовнішній обідок сховано, там імовірно понад законні 1,6 мм.",
  "scanner.reading.band": "{place}: обідок монети",
  "scanner.reading.hidden": "сховано",
  "scanner.reading.visible": "видно",
  "scanner.reading.photo": "Додайте фото глибиноміра чи монети в канавці, щоб вимір можна було підтвердити.",
  "scanner.reading.save": "Зберегти вимір",
  "scanner.reading.saveAndPhoto": "Зберегти й зробити фото",
  "scanner.reading.drop": "Без виміру",
};
