import type { Translation } from "../../types.ts";
import type { member as english } from "../../en/scan/member.ts";

export const member: Translation<typeof english> = {
  "scan.member.title": "Сканувати авто клієнта",
  "scan.member.lead": "Для водія безкоштовно. Знайдіть авто за номером або іменем водія.",
  "scan.member.go": "Сканувати авто",
  "scan.member.car": "Яке авто?",
  "scan.member.tread": "Протектор",
  "scan.member.sidewall": "Боковина",
  "scan.member.none": "Авто ще немає",
  "scan.member.noneText":
    "Вони з’являться, коли водії приєднаються до вашого клубу, запитають ціну або запишуться до вас.",
  "scan.member.noneFound": "Нічого не знайдено. Перевірте номер або додайте авто нижче.",
  "scan.member.more": "Показано лише перші {count} авто. Решту знайдіть через пошук.",
  "scan.member.gone": "Не можемо знайти це авто",
  "scan.member.goneText": "Можливо, водій його видалив або закрив обліковий запис.",
  "scan.member.choose": "Вибрати авто",
  "scan.member.add": "Додати авто",
  "scan.member.addLead": "Ми знайдемо його в реєстрі.",
  "scan.member.driver": "Водій",
  "scan.member.brand": "Марка",
  "scan.member.size": "Розмір шини",
  "scan.member.addGo": "Додати й сканувати",
  "scan.member.needDriver": "Виберіть водія.",
  "scan.member.needPlate": "Введіть номер, наприклад AB12 CDE.",
  "scan.member.free": "Скани водія не витрачаються.",
  "scan.member.doubt": "Якщо фото не вдасться прочитати, скан доведеться зробити знову.",
  "scan.member.other": "Сканувати інше авто",
  "scan.member.waiting": {
    one: "Ще не надіслано: {count} скан",
    few: "Ще не надіслано: {count} скани",
    many: "Ще не надіслано: {count} сканів",
    other: "Ще не надіслано: {count} скану",
  },
  "scan.member.waitingText":
    "Вони збережені на цьому пристрої й надішлються самі, щойно з’явиться зв’язок. Нічого не надсилається двічі.",
};
