export {
  languageTags,
  locales,
  type Area,
  type Entry,
  type Locale,
  type PluralEntry,
  type Translation,
} from "./types.ts";
export { areaNames, type AreaName, type Texts } from "./texts.ts";
export { makeTranslate, type TextKey, type Translate } from "./translate.ts";
