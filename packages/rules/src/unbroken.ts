const parts = [
  /\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/, // postcode: BS1 4DJ
  /\b(?:[A-Z]{2}\d{2}|[A-Z]\d{1,3}) [A-Z]{3}\b/, // registration: CU57 ABC, P12 ABC
  /\b\d{3}(?:\/\d{2})? (?:ZR|RF|[RDB])\d{2}C?(?: \(?\d{2,3}(?:\/\d{2,3})?[A-Z]\)?)?(?: XL)?/, // size: 205/55 R16 91V XL
  /\b\d{1,2}:\d{2} (?:–|to) \d{1,2}:\d{2}\b/, // 09:30 – 10:30
  /(?<![\d+])0\d{2,5} \d{3,6}(?: \d{3,4})?\b/, // phone: 0117 496 0123
];
const whole = new RegExp(parts.map(({ source }) => source).join("|"), "g");

/** A line may break behind a dash, even before a no-break space: the word joiner holds it. */
const held = (part: string): string => part.replaceAll(" ", "\u00a0").replaceAll("–", "–\u2060");

/** The same text with sizes, postcodes, registrations, times and phone numbers that no line breaks in two. */
export const unbroken = (text: string): string => text.replaceAll(whole, held);
