import type { handover as english } from "../../en/scan/handover.ts";
import type { Translation } from "../../types.ts";

export const handover: Translation<typeof english> = {
  "scan.handover.text":
    "Наведіть камеру телефона на цей код. Ви одразу продовжите там, уже увійшовши, а результат з’явиться тут.",
  "scan.handover.qr": "QR-код, щоб продовжити цю сторінку на телефоні",
  "scan.handover.type": "Або відкрийте {address} на телефоні й введіть:",
  "scan.handover.copy": "Копіювати посилання",
  "scan.handover.copied": "Посилання скопійовано. Надсилайте його лише на свій телефон.",
  "scan.handover.copyFailed": "Скопіювати не вдалося. Скористайтеся QR-кодом або коротким кодом.",
  "scan.handover.once":
    "Працює один раз і протягом 5 хвилин, потім з’явиться новий. Хто ним скористається, увійде як ви: нікому його не показуйте.",
  "scan.handover.taken": "Ваш телефон продовжує",
  "scan.handover.wait": "Зробіть фото там. Не закривайте цю сторінку: вони з’являться тут самі.",
  "scan.handover.arrived": {
    one: "Надійшло {count} сканування.",
    few: "Надійшло {count} сканування.",
    many: "Надійшло {count} сканувань.",
    other: "Надійшло {count} сканування.",
  },
  "scan.handover.again": "Показати новий код",
};
