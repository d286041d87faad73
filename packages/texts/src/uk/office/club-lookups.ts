import type { officeClubLookups as english } from "../../en/office/club-lookups.ts";
import type { Translation } from "../../types.ts";

export const officeClubLookups: Translation<typeof english> = {
  "office.club.form.code": "Код клубу",
  "office.club.form.codeHint": "Від 6 до 20 літер і цифр, які вводитиме водій. Залиште порожнім — і ми підберемо код.",
  "office.club.form.codeSuggest": "Підібрати код",
  "office.club.form.productsAdd": "Почніть вводити назву товару.",
  "office.club.form.productsChosen": "Вибрані товари",
  "office.club.form.productSimilar": "У вас уже є: {names}.",
  "office.club.form.productReplace": "Замінити на «{name}»",
  "office.club.need.code": "Введіть від 6 до 20 літер і цифр.",
  "office.member.liveClubs": "Клуби, до яких можна вступити",
  "office.member.liveClubsNone": "Наразі немає",
  "office.voucher.others": "Інші ваучери цього водія",
  "office.voucher.othersLead": "Їх можна використати тут сьогодні.",
  "office.voucher.othersUntil": "до {date}",
  "office.voucher.othersOwnCode": "потрібен його код",
  "office.voucher.previewValid": "Діє тут",
  "office.member.joined": {
    one: "вступив {count} водій",
    few: "вступили {count} водії",
    many: "вступили {count} водіїв",
    other: "вступили {count} водія",
  },
};
