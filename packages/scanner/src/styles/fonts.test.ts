import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { areas as cn } from "#scanner/kit/words/cn.ts";
import { areas as en } from "#scanner/kit/words/en.ts";
import { areas as uk } from "#scanner/kit/words/uk.ts";

const css = readFileSync(`${import.meta.dirname}/fonts.css`, "utf8");

/** The first and last code point of each part of a file's `unicode-range`. */
function rangesOf(file: string): readonly (readonly [number, number])[] {
  const [, list = ""] = new RegExp(`${file}"\\).*\\n\\s*unicode-range:([^;]+);`).exec(css) ?? [];
  return [...list.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(([, first = "", last = first]) => [
    Number.parseInt(first, 16),
    Number.parseInt(last, 16),
  ]);
}

const latin = rangesOf("overpass-latin.woff2");
const cyrillic = rangesOf("overpass-cyrillic.woff2");
const chinese = /[\p{sc=Han}\u3000-\u303F\uFF00-\uFFEF]/u;

/** Letters and marks that none of the ranges has. */
const foreignIn = (areas: readonly object[], ranges: readonly (readonly [number, number])[]): readonly string[] => {
  const letters = new Set(JSON.stringify(areas.map((area) => Object.values(area).map(String))).replaceAll("\\n", ""));
  const isForeign = (letter: string): boolean =>
    !ranges.some(([first, last]) => letter >= String.fromCodePoint(first) && letter <= String.fromCodePoint(last));
  return [...letters].filter((letter) => isForeign(letter) && !chinese.test(letter));
};

describe("the small fonts have every letter of the scanner's words", () => {
  it("in English", () => expect(foreignIn(en, latin)).toEqual([]));
  it("in Ukrainian", () => expect(foreignIn(uk, [...latin, ...cyrillic])).toEqual([]));
  it("in Chinese beside those of the system", () => expect(foreignIn(cn, latin)).toEqual([]));
});
