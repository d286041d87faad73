import { errors, fieldProblems } from "@treadclub/contract/errors";
import { stateNames } from "@treadclub/contract/states";
import { describe, expect, it } from "vitest";
import {
  areaNames,
  languageTags,
  locales,
  makeTranslate,
  type Area,
  type AreaName,
  type Entry,
  type Locale,
} from "./index.ts";

const load = async (locale: Locale, area: AreaName): Promise<Area> => {
  const module: Record<string, Area> = await import(`./${locale}/${area}.ts`);
  return module[area] ?? {};
};
const forms = (entry: Entry): string[] => (typeof entry === "string" ? [entry] : Object.values(entry));
const names = (sentence: string): string[] => [...sentence.matchAll(/\{(\w+)\}/g)].map((m) => m[1] ?? "").toSorted();

describe.each(areaNames)("texts of %s", (area) => {
  it.each(locales)("%s has the same keys and placeholders as English", async (locale) => {
    const english = await load("en", area);
    const other = await load(locale, area);
    expect(Object.keys(other).toSorted()).toEqual(Object.keys(english).toSorted());
    for (const [key, entry] of Object.entries(english)) {
      expect(key.startsWith(`${area}.`), key).toBe(true);
      const wanted = new Set(
        forms(entry)
          .flatMap(names)
          .filter((n) => n !== "count"),
      );
      for (const form of forms(other[key] ?? "")) {
        expect(new Set(names(form).filter((n) => n !== "count")), `${locale} ${key}`).toEqual(wanted);
        expect(form.trim(), `${locale} ${key}`).not.toBe("");
      }
    }
  });
  it.each(locales)("%s has every plural form that its language needs", async (locale) => {
    const needed = new Intl.PluralRules(languageTags[locale]).resolvedOptions().pluralCategories;
    for (const [key, entry] of Object.entries(await load(locale, area)))
      if (typeof entry !== "string")
        for (const category of needed) expect(Object.keys(entry), `${locale} ${key}`).toContain(category);
  });
});

describe("words of the contract", () => {
  it.each(locales)("%s has a sentence for every error code and a word for every state", async (locale) => {
    const base = await load(locale, "base");
    for (const code of Object.keys(errors)) expect(base[`base.error.${code}`], code).toBeTruthy();
    for (const [thing, states] of Object.entries(stateNames))
      for (const state of states) expect(base[`base.state.${thing}.${state}`], `${thing} ${state}`).toBeTruthy();
  });
  it("says every error in English as the catalogue has it", async () => {
    const base = await load("en", "base");
    for (const [code, { message }] of Object.entries(errors)) expect(base[`base.error.${code}`]).toBe(message);
  });
  it.each(locales)("%s says every problem of a field", async (locale) => {
    const base = await load(locale, "base");
    for (const problem of fieldProblems) expect(base[`base.field.${problem}`], problem).toBeTruthy();
  });
});

describe("a tyre below the legal limit", () => {
  it.each(locales)("%s says what to do in the same words in the app and in the scanner", async (locale) => {
    const [app, scanner] = [await load(locale, "scan"), await load(locale, "scanner")];
    expect(scanner["scanner.result.verdict.illegal"]).toContain(app["scan.limit.do"]);
  });
});

describe("makeTranslate", () => {
  const entries = {
    "ui.a": "Hello {name}",
    "ui.b": { one: "{count} scan", few: "{count} скани", many: "{count} сканів", other: "{count} scans" },
  };
  const translate = (locale: Locale, key: string, values?: Record<string, string | number>): string =>
    Reflect.apply(makeTranslate(locale, [entries]), null, [key, values]);
  it("fills placeholders and picks the plural of the language", () => {
    expect(translate("en", "ui.a", { name: "Anna" })).toBe("Hello Anna");
    expect(translate("en", "ui.b", { count: 1 })).toBe("1 scan");
    expect(translate("en", "ui.b", { count: 0 })).toBe("0 scans");
    expect(translate("en", "ui.b", { count: 4000 })).toBe("4,000 scans");
    expect(translate("uk", "ui.b", { count: 3 })).toBe("3 скани");
    expect(translate("uk", "ui.b", { count: 5 })).toBe("5 сканів");
  });
  it("keeps a name from turning the words around it", () => {
    expect(translate("en", "ui.a", { name: "\u202eAnna\u2066\u200f" })).toBe("Hello Anna");
  });
  it("throws for a key that is not loaded", () => expect(() => translate("en", "ui.zzz")).toThrow(/ui\.zzz/));
});
