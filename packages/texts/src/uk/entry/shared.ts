import type { entryShared as english } from "../../en/entry/shared.ts";
import type { Translation } from "../../types.ts";

export const entryShared: Translation<typeof english> = {
  "entry.shared.go": "Продовжити",
  "entry.clubQr.title": "Приєднатися до {club}",
  "entry.clubQr.by": "Клуб знижок від {member}",
  "entry.clubQr.platform": "Клуб знижок TreadClub",
  "entry.clubQr.onlyAt": "Діє лише тут: {places}",
  "entry.clubQr.group": {
    one: "Діє ще в {count} майстерні групи {group}",
    few: "Діє ще в {count} майстернях групи {group}",
    many: "Діє ще в {count} майстернях групи {group}",
    other: "Діє ще в {count} майстерні групи {group}",
  },
  "entry.clubQr.offers": "Що ви отримаєте",
  "entry.clubQr.terms": "Умови",
  "entry.clubQr.code": "Код клубу {code}",
  "entry.clubQr.signUp": "Зареєструватися та приєднатися",
  "entry.clubQr.signIn": "Уже маю обліковий запис",
  "entry.clubQr.join": "Приєднатися",
  "entry.clubQr.joined": {
    one: "Ви в клубі {club}: у вас {count} ваучер.",
    few: "Ви в клубі {club}: у вас {count} ваучери.",
    many: "Ви в клубі {club}: у вас {count} ваучерів.",
    other: "Ви в клубі {club}: у вас {count} ваучера.",
  },
  "entry.clubQr.waits.day": "Ви в клубі {club}. Сьогоднішні ваучери закінчилися, ваші додамо, щойно з’являться нові.",
  "entry.clubQr.waits.budget": "Ви в клубі {club}. Усі ваучери розібрали. Якщо з’являться нові, додамо й ваші.",
  "entry.clubQr.already": "Ви вже в клубі {club}. Його ваучери у вашому обліковому записі.",
  "entry.clubQr.otherRole": "Приєднатися до клубу знижок може лише водій. Ви увійшли як {role}.",
  "entry.clubQr.wrongTitle": "Ми не знаємо такого коду клубу",
  "entry.clubQr.wrongText": "Звірте код із карткою або запитайте в майстерні, яка його дала.",
  "entry.clubQr.loading": "Клуб знижок",
};
