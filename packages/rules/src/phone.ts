/**
 * A UK number in E.164 (`+447700900123`), null when it is not one.
 * Takes 01, 02, 03, 07 and 08 numbers, with +44, 0044, 44 or 0 in front.
 */
export function toE164(text: string): string | null {
  const cleaned = text
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .trim();
  if (!/^\+?[\d\s()./\p{Pd}]+$/u.test(cleaned)) return null;
  const digits = cleaned.replace(/[^\d+]/g, "");
  const national = /^(?:\+44|0044|44)0?(.*)$/.exec(digits)?.[1] ?? /^0(.*)$/.exec(digits)?.[1];
  if (national === undefined || !NATIONAL.test(national)) return null;
  return `+44${national}`;
}

/** As people write it at home (`07700 900123`); text that is no UK number comes back unchanged. */
export function formatPhone(text: string): string {
  const number = toE164(text);
  if (number === null) return text;
  const national = `0${number.slice(3)}`;
  const parts = GROUPS.map((group) => group.exec(national)).find((match) => match !== null);
  return parts ? parts.slice(1).join(" ") : national;
}

/** True for numbers that take text messages: 07 without personal (070) and pager (076) ranges, 07624 excepted. */
export function isMobilePhone(text: string): boolean {
  return /^\+447([1-57-9]|624)/.test(toE164(text) ?? "");
}

/** National significant numbers: ten digits, nine in some 01 areas and for older freephone numbers. */
const NATIONAL = /^(7\d{9}|1[1-9]\d{7,8}|2[03489]\d{8}|3\d{9}|8[0-9]\d{8}|80\d{7})$/;

const GROUPS: readonly RegExp[] = [
  /^(02\d)(\d{4})(\d{4})$/,
  /^(011\d|01\d1)(\d{3})(\d{4})$/,
  /^(013873|015242|01539[456]|01697[347]|01768[347]|019467|01975[56])(\d{4,5})$/,
  /^(01\d{3})(\d{5,6})$/,
  /^(07\d{3})(\d{6})$/,
  /^(0[38]\d{2})(\d{3})(\d{3,4})$/,
];
