import { notificationType } from "@treadclub/contract/states";
import { describe, expect, it } from "vitest";
import { locales, type Area } from "./index.ts";
import { base as cnBase } from "./cn/base.ts";
import { mail as cn } from "./cn/mail.ts";
import { base as enBase } from "./en/base.ts";
import { mail as en } from "./en/mail.ts";
import { base as ukBase } from "./uk/base.ts";
import { mail as uk } from "./uk/mail.ts";

const areas: Readonly<Record<string, Area>> = { en, cn, uk };
const baseAreas: Readonly<Record<string, Area>> = { en: enBase, cn: cnBase, uk: ukBase };
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

  it.each(notificationType.options)("say of %s without a value that somebody typed", (type) => {
    const base = baseAreas[locale] ?? {};
    expect(base).toHaveProperty([`base.notice.${type}`]);
    expect(textOf(base, `base.notice.${type}`)).not.toContain("{");
  });
});
