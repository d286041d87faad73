import { notificationType } from "@treadclub/contract/states";
import { describe, expect, it } from "vitest";
import { locales, type Area } from "./index.ts";
import { mail as cn } from "./cn/mail.ts";
import { notice as cnNotice } from "./cn/notice.ts";
import { mail as en } from "./en/mail.ts";
import { notice as enNotice } from "./en/notice.ts";
import { mail as uk } from "./uk/mail.ts";
import { notice as ukNotice } from "./uk/notice.ts";

const areas: Readonly<Record<string, Area>> = { en, cn, uk };
const noticeAreas: Readonly<Record<string, Area>> = { en: enNotice, cn: cnNotice, uk: ukNotice };
/** What users type; `answer` and `reason` are written by administrators. */
const typed = /\{(company|name|title)\}/;
const textOf = (area: Area, key: string): string => JSON.stringify(area[key] ?? "");

describe.each(locales)("mails in %s", (locale) => {
  const area = areas[locale] ?? {};
  const keys = Object.keys(area);

  it("greet by a sentence that also exists without a name", () => {
    for (const key of keys.filter((one) => !one.startsWith("mail.greeting")))
      expect(textOf(area, key), key).not.toContain("{first_name}");
    expect(textOf(area, "mail.greeting_plain")).not.toContain("{");
  });

  it("that name something also exist without the name", () => {
    const naming = keys.filter((key) => typed.test(textOf(area, key)));
    expect(naming.length).toBeGreaterThan(8);
    for (const key of [...naming, "mail.email_changed.text"]) {
      const plain = key.replace(/\.(subject|text)$/, "_plain.$1");
      expect(keys, plain).toContain(plain);
      expect(textOf(area, plain), plain).not.toMatch(/\{(company|name|title|email)\}/);
    }
  });

  it.each(notificationType.options)("have a sentence for %s without a value that somebody typed", (type) => {
    const words = noticeAreas[locale] ?? {};
    expect(words).toHaveProperty([`notice.plain.${type}`]);
    expect(textOf(words, `notice.plain.${type}`)).not.toContain("{");
  });
});
