/** A sentence whose form depends on the parameter `count`, by the categories of Intl.PluralRules. */
export interface PluralEntry {
  readonly one?: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}

export type Entry = string | PluralEntry;

/** The words of one area in one language; keys start with the area's name. */
export type Area = Readonly<Record<string, Entry>>;

type Names<S extends string> = S extends `${string}{${infer P}}${infer R}` ? P | Names<R> : never;

/** Names of the `{placeholders}` of an entry; a plural entry also takes `count`. */
export type ParamsOf<E> = E extends string
  ? Names<E>
  : E extends { readonly other: infer O extends string }
    ? Names<O> | "count"
    : never;

/** The same keys as the English area, each a sentence or a plural as there. */
export type Translation<T> = { readonly [K in keyof T]: T[K] extends string ? string : PluralEntry };

export const locales = ["en", "cn", "uk"] as const;
export type Locale = (typeof locales)[number];

/** The language tag for Intl and <html lang>; the wire's `cn` is not one. */
export const languageTags: Readonly<Record<Locale, string>> = { en: "en-GB", cn: "zh-CN", uk: "uk" };
