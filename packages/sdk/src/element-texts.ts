import type { ScanState } from "./scan.ts";

export type ElementTexts = { button: string; unsupported: string } & Readonly<
  Record<Exclude<ScanState, "idle">, string>
>;

const en: ElementTexts = {
  button: "Scan your tyres",
  opening: "Opening the scanner…",
  waiting: "Waiting for your results…",
  completed: "Your results are ready",
  aborted: "Scan not finished. You can start again.",
  failed: "Something went wrong. Please try again.",
  unsupported: "Open this page on your phone to scan.",
};

const cn: ElementTexts = {
  button: "扫描轮胎",
  opening: "正在打开扫描页面…",
  waiting: "正在等待检测结果…",
  completed: "检测结果已出",
  aborted: "扫描未完成，可重新开始",
  failed: "出错了，请重试",
  unsupported: "请在手机上打开此页面进行扫描",
};

const uk: ElementTexts = {
  button: "Сканувати шини",
  opening: "Відкриваємо сканер…",
  waiting: "Чекаємо на результати…",
  completed: "Результати готові",
  aborted: "Сканування не завершено. Можна почати знову.",
  failed: "Щось пішло не так. Спробуйте ще раз.",
  unsupported: "Відкрийте цю сторінку на телефоні, щоб сканувати.",
};

/** The words of a language tag such as `zh-CN`; English where there are none. */
export const textsFor = (tag: string): ElementTexts => (/^(zh|cn)\b/i.test(tag) ? cn : /^uk\b/i.test(tag) ? uk : en);
