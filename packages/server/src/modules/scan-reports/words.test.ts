import { join } from "node:path";
import { openSync, type Font } from "fontkit";
import { locales, type Area, type AreaName, type Locale } from "@treadclub/texts";
import { expect, it } from "vitest";
import { printable } from "./sheet.ts";

/** Titles are bold; only they are. */
const fonts: readonly (readonly [name: string, areas: readonly AreaName[]])[] = [
  ["report-regular.ttf", ["base", "report", "scan", "ui"]],
  ["report-bold.ttf", ["base", "report", "ui"]],
];
const load = async (locale: Locale, area: AreaName): Promise<Area> => {
  const module: Record<string, Area> = await import(`@treadclub/texts/${locale}/${area}`);
  return module[area] ?? {};
};
const openFont = (name: string): Font => {
  const font = openSync(join(import.meta.dirname, "fonts", name));
  if (!("hasGlyphForCodePoint" in font)) throw new Error(`${name} is no single font`);
  return font;
};

it.each(fonts)("%s has every letter that a report may need", async (name, areas) => {
  const font = openFont(name);
  for (const locale of locales)
    for (const area of areas) {
      const text = printable(JSON.stringify(Object.values(await load(locale, area))).replaceAll("\\n", ""));
      const missing = [...new Set(text)].filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
      // Keys and arrows stand on screens alone.
      expect(
        missing.filter((letter) => /[\p{L}\p{N}\p{P}]/u.test(letter)),
        `${locale} ${area}`,
      ).toEqual([]);
    }
});
