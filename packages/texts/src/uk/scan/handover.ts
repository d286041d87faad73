import type { handover as english } from "../../en/scan/handover.ts";
import type { Translation } from "../../types.ts";

export const handover: Translation<typeof english> = {
  "scan.handover.text":
    "Наведіть камеру телефона на код. Ви одразу продовжите там, без входу, а результат з’явиться тут.",
  "scan.handover.qr": "QR-код, щоб продовжити на телефоні",
  "scan.handover.type": "Або відкрийте {address} на телефоні й введіть:",
  "scan.handover.copy": "Копіювати посилання",
  "scan.handover.copied": "Посилання скопійовано. Надсилайте його лише на свій телефон.",
  "scan.handover.copyFailed": "Скопіювати не вдалося. Скористайтеся QR-кодом або коротким кодом.",
  "scan.handover.once":
    "Код працює один раз і 5 хвилин, потім з’явиться новий. Хто ним скористається, увійде як ви, тож нікому його не показуйте.",
  "scan.handover.taken": "Продовжуйте на телефоні",
  "scan.handover.wait": "Зробіть фото там. Не закривайте сторінку: вони з’являться тут.",
  "scan.handover.arrived": {
    one: "Отримали {count} скан",
    few: "Отримали {count} скани",
    many: "Отримали {count} сканів",
    other: "Отримали {count} скану",
  },
  "scan.handover.again": "Показати новий код",
};
