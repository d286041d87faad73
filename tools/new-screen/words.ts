import { capital, type ScreenPlan } from "./plan.ts";

/** The words of a new screen; what names the entity is a draft for a native to put right. */
export const words = {
  en: {
    title: "{Many}",
    open: "Open {one}",
    new: "New {one}",
    edit: "Edit",
    save: "Save",
    saved: "Saved.",
    cancel: "Discard changes",
    search: "Search by name",
    state: "State",
    stateAll: "All states",
    sort: "Order",
    "sort.newest": "Newest first",
    "sort.title": "By name",
    none: "Nothing here yet",
    created: "Created",
    name: "Name",
    lines: "Lines",
    line: "Line {number}",
    lineName: "What it is for",
    amount: "Amount",
    addLine: "Add a line",
    close: "Close",
    closeTitle: "Close {title}?",
    closeText: "You can open it again.",
    closed: "Closed.",
    reopen: "Open again",
    reopened: "Opened again.",
    needName: "Enter a name.",
    needAmount: "Enter an amount.",
    "state.open": "Open",
    "state.closed": "Closed",
  },
  cn: {
    title: "{Many}",
    open: "打开",
    new: "新建",
    edit: "编辑",
    save: "保存",
    saved: "已保存。",
    cancel: "放弃更改",
    search: "按名称搜索",
    state: "状态",
    stateAll: "所有状态",
    sort: "排序",
    "sort.newest": "最新优先",
    "sort.title": "按名称",
    none: "暂无内容",
    created: "创建时间",
    name: "名称",
    lines: "明细",
    line: "第 {number} 项",
    lineName: "用途",
    amount: "金额",
    addLine: "添加一项",
    close: "关闭",
    closeTitle: "关闭 {title}？",
    closeText: "之后可以重新打开。",
    closed: "已关闭。",
    reopen: "重新打开",
    reopened: "已重新打开。",
    needName: "请输入名称。",
    needAmount: "请输入金额。",
    "state.open": "进行中",
    "state.closed": "已关闭",
  },
  uk: {
    title: "{Many}",
    open: "Відкрити",
    new: "Створити",
    edit: "Змінити",
    save: "Зберегти",
    saved: "Збережено.",
    cancel: "Відкинути зміни",
    search: "Пошук за назвою",
    state: "Стан",
    stateAll: "Усі стани",
    sort: "Порядок",
    "sort.newest": "Спочатку нові",
    "sort.title": "За назвою",
    none: "Поки нічого немає",
    created: "Створено",
    name: "Назва",
    lines: "Рядки",
    line: "Рядок {number}",
    lineName: "За що",
    amount: "Сума",
    addLine: "Додати рядок",
    close: "Закрити",
    closeTitle: "Закрити {title}?",
    closeText: "Можна буде відкрити знову.",
    closed: "Закрито.",
    reopen: "Відкрити знову",
    reopened: "Відкрито знову.",
    needName: "Введіть назву.",
    needAmount: "Введіть суму.",
    "state.open": "Відкрито",
    "state.closed": "Закрито",
  },
} as const;

export type Language = keyof typeof words;
export const languages = ["en", "cn", "uk"] as const satisfies readonly Language[];

/** The file of a language's words for the office. */
export function wordsFile(language: Language, { one, many }: ScreenPlan): string {
  const own = Object.entries(words[language]).filter(([key]) => !key.startsWith("state."));
  const lines = own.map(([key, text]) => `  "office.${many}.${key}": ${JSON.stringify(named(text, one, many))},\n`);
  const name = `office${capital(many)}`;
  return language === "en"
    ? `import type { Area } from "../../types.ts";\n\nexport const ${name} = {\n${lines.join("")}} as const satisfies Area;\n`
    : `import type { ${name} as english } from "../../en/office/${many}.ts";\nimport type { Translation } from "../../types.ts";\n\nexport const ${name}: Translation<typeof english> = {\n${lines.join("")}};\n`;
}

/** The names of the states, which lie with the words of all screens. */
export function stateWords(language: Language, { one }: ScreenPlan): string {
  const { "state.open": open, "state.closed": closed } = words[language];
  return `  "base.state.${one}.open": "${open}",\n  "base.state.${one}.closed": "${closed}",\n`;
}

const named = (text: string, one: string, many: string): string =>
  text.replace("{one}", one).replace("{Many}", capital(many));
