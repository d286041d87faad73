import type { Translation } from "../../types.ts";
import type { paper as english } from "../../en/legal/paper.ts";

export const paper: Translation<typeof english> = {
  "legal.paper.contents": "На цій сторінці",
  "legal.paper.operator": "Компанія",
  "legal.paper.address": "Адреса",
  "legal.paper.ico": "Реєстраційний номер ICO",
  "legal.paper.email": "Електронна пошта",
  "legal.paper.changed": "Чинне з {day}",
  "legal.paper.print": "Друкувати",
  "legal.paper.versions": "Версії",
  "legal.paper.since": "Від {day}",
  "legal.paper.current": "чинна",
  "legal.paper.shown": "показана тут",
  "legal.paper.old": "Це версія від {day}, яку вже замінено.",
  "legal.paper.readCurrent": "Читати чинну версію",
  "legal.paper.unknown": "Версії «{version}» немає. Це чинна версія.",
  "legal.paper.translation": "Це переклад. Переважає англійський текст.",
  "legal.paper.others": "Інші документи",
  "legal.paper.complaint": "Поскаржитися щодо персональних даних",
};
