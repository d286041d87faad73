import type { entryHandover as english } from "../../en/entry/handover.ts";
import type { Translation } from "../../types.ts";

export const entryHandover: Translation<typeof english> = {
  "entry.continue.title": "Продовжити тут",
  "entry.continue.ask": "Продовжити як {name}?",
  "entry.continue.askVisitor": "Продовжити з того місця, де зупинилися?",
  "entry.continue.yes": "Продовжити як {name}",
  "entry.continue.no": "Це не я",
  "entry.continue.signsIn": "На цьому пристрої ви ввійдете як {name} без пароля. Продовжуйте, лише якщо це ви.",
  "entry.continue.signsOut": "{name} вийде з облікового запису на цьому пристрої.",
  "entry.continue.place.scan": "Далі: сканування шини цим пристроєм.",
  "entry.continue.place.quotes": "Далі: ваші пропозиції цін.",
  "entry.continue.place.bookings": "Далі: ваші записи.",
  "entry.continue.place.dashboard": "Далі: ваша головна сторінка.",
  "entry.continue.place.other": "Далі: сторінка, відкрита на іншому пристрої.",
  "entry.continue.ended": "Це посилання або код більше не діє",
  "entry.continue.endedText":
    "Воно працює один раз і протягом 5 хвилин. Інший пристрій сам покаже нове; або введіть короткий код.",
  "entry.continue.typeCode": "Ввести короткий код",
  "entry.continue.code": "Короткий код",
  "entry.continue.codeHint": "8 літер і цифр",
  "entry.continue.codeLead": "Інший пристрій показує короткий код поруч із QR-кодом. Введіть його тут, щоб продовжити.",
  "entry.continue.codeWrong": "Введіть 8 літер і цифр коду.",
  "entry.continue.refused.disabled": "Ваш обліковий запис вимкнено. Зверніться до адміністратора.",
  "entry.continue.refused.closed": "Цей обліковий запис закрито. Увійдіть, щоб відкрити його знову.",
  "entry.continue.refused.other": "Увійдіть, щоб продовжити.",
};
