import type { troubles as english } from "../../en/scanner/troubles.ts";
import type { Translation } from "../../types.ts";

export const troubles: Translation<typeof english> = {
  "scanner.trouble.missingTitle": "Це посилання не відкриває сканування",
  "scanner.trouble.missing":
    "Сканування починається на сайті, який його просить: автосервіс, автопарк, страховик. Поверніться туди й почніть звідти.",
  "scanner.trouble.unreadableTitle": "Це посилання пошкоджене",
  "scanner.trouble.unreadable":
    "Частина його загубилася. Відкрийте його ще раз зі сторінки або повідомлення, де ви його взяли.",
  "scanner.trouble.no_tokenTitle": "У цьому посиланні немає сканування",
  "scanner.trouble.no_token": "Сайт, який вас сюди спрямував, не розпочав для вас сканування. Почніть його там ще раз.",
  "scanner.trouble.offlineTitle": "Немає зв’язку",
  "scanner.trouble.offline": "Телефон зараз не в мережі. Щойно зв’язок буде, сканування продовжиться саме.",
  "scanner.trouble.serverTitle": "Служба не відповідає",
  "scanner.trouble.server": "Проблема на нашому боці. Ми пробуємо знову самі; нічого вашого не втрачено.",
  "scanner.trouble.busyTitle": "Багато сканувань водночас",
  "scanner.trouble.busy": "Служба зайнята. За мить ми спробуємо знову самі.",
  "scanner.trouble.expiredTitle": "Час цього сканування минув",
  "scanner.trouble.expired":
    "Сканування відкрите 24 години. Передане однаково буде виміряно. Для решти почніть нове там, звідки прийшли.",
  "scanner.trouble.unknownTitle": "Такого сканування немає",
  "scanner.trouble.unknown": "Посилання неправильне, або сканування видалено. Почніть нове там, звідки прийшли.",
  "scanner.trouble.forbiddenTitle": "Це сканування тут відкрити не можна",
  "scanner.trouble.forbidden": "Сайт, який його почав, відкликав дозвіл. Запитайте там або почніть нове сканування.",
  "scanner.trouble.conflictTitle": "Сканування пішло далі",
  "scanner.trouble.conflict": "Тим часом щось змінилося, в іншій вкладці або на сайті, який просив. Погляньте ще раз.",
  "scanner.trouble.photoTitle": "Фото не прийнято",
  "scanner.trouble.photo": "Одне з фото не вдалося прочитати як зображення. Приберіть його або зніміть ще раз.",
  "scanner.trouble.too_largeTitle": "Фото завелике",
  "scanner.trouble.too_large": "Фото може мати до 15 МБ. Зніміть його ще раз камерою цієї сторінки.",
  "scanner.trouble.lostTitle": "Фото зникли",
  "scanner.trouble.lost": "Браузер видалив фото цієї шини, перш ніж їх надіслано. Зніміть їх ще раз.",
  "scanner.trouble.pageTitle": "Сторінка завантажилася не повністю",
  "scanner.trouble.page": "Частина її не надійшла. Перевірте зв’язок і завантажте сторінку знову.",
  "scanner.trouble.tryNow": "Спробувати зараз",
  "scanner.trouble.reload": "Завантажити знову",
  "scanner.banner.offline": "Немає зв’язку. Ваші фото збережено на телефоні; вони підуть, щойно зв’язок буде.",
  "scanner.banner.server": "Служба не відповідає. Щойно відповість, ми продовжимо самі.",
  "scanner.banner.busy": "Служба зайнята. За мить ми продовжимо самі.",
};
