import type { officeRecord as english } from "../../en/office/record.ts";
import type { Translation } from "../../types.ts";

export const officeRecord: Translation<typeof english> = {
  "office.record.more": "Ще",
  "office.record.missing": "Не вдалося знайти цей запис",
  "office.record.missingText": "Можливо, його видалили або у вас немає до нього доступу.",
};
