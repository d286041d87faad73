import type { officePieces as english } from "../../en/office/pieces.ts";
import type { Translation } from "../../types.ts";

export const officePieces: Translation<typeof english> = {
  "office.rows.up": "Вище: {name}",
  "office.rows.down": "Нижче: {name}",
  "office.rows.remove": "Прибрати: {name}",
  "office.rows.added": "Додано: {name}. Усього: {count}.",
  "office.rows.removed": "Прибрано: {name}. Залишилося: {count}.",
  "office.rows.moved": "Тепер на місці {number} з {count}.",
  "office.choose.none": "Нічого не знайдено.",
  "office.choose.searching": "Шукаємо…",
  "office.choose.clear": "Очистити: {label}",
  "office.range.any": "Будь-який день",
  "office.range.from": "З",
  "office.range.to": "До",
  "office.range.today": "Сьогодні",
  "office.range.week": "Наступні 7 днів",
  "office.range.month": "Останні 30 днів",
  "office.range.since": "З {day}",
  "office.range.until": "До {day}",
  "office.range.between": "{from} – {to}",
  "office.range.order": "Останній день раніше за перший.",
};
