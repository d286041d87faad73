import type { Translation } from "../../types.ts";
import type { paper as english } from "../../en/legal/paper.ts";

export const paper: Translation<typeof english> = {
  "legal.paper.contents": "На цій сторінці",
  "legal.paper.part": "{number}. {title}",
  "legal.paper.operator": "Компанія",
  "legal.paper.address": "Адреса",
  "legal.paper.ico": "Реєстраційний номер ICO",
  "legal.paper.email": "Ел. пошта",
  "legal.paper.changed": "Чинне з {day}",
  "legal.paper.print": "Друкувати",
  "legal.paper.versions": "Версії",
  "legal.paper.since": "З {day}",
  "legal.paper.current": "чинна",
  "legal.paper.shown": "показана тут",
  "legal.paper.old": "Це версія від {day}, яку вже замінено новою.",
  "legal.paper.readCurrent": "Читати чинну версію",
  "legal.paper.unknown": "Версії «{version}» немає. Ось чинна.",
  "legal.paper.translation": "Це переклад. Переважає англійський текст.",
  "legal.paper.others": "Інші документи",
  "legal.paper.complaint": "Подати скаргу щодо даних",
};
