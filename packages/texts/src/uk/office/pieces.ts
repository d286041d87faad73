import type { officePieces as english } from "../../en/office/pieces.ts";
import type { Translation } from "../../types.ts";

export const officePieces: Translation<typeof english> = {
  "office.driver.open": "Авто та скани",
  "office.rows.up": "Вище: {name}",
  "office.rows.down": "Нижче: {name}",
  "office.rows.remove": "Прибрати: {name}",
  "office.rows.added": "Додано: {name}. Усього: {count}.",
  "office.rows.removed": "Прибрано: {name}. Залишилося: {count}.",
  "office.rows.moved": "Тепер на місці {number} з {count}.",
  "office.choose.none": "Нічого не знайдено.",
  "office.choose.searching": "Шукаємо…",
  "office.choose.clear": "Очистити: {label}",
};
