import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import {
  measurementMethods,
  measurementVerdicts,
  qualityReasons,
  wearPatterns,
} from "@treadclub/contract/measurement/states";
import { scanner as cn } from "@treadclub/texts/cn/scanner";
import { scanner as en } from "@treadclub/texts/en/scanner";
import { scanner as uk } from "@treadclub/texts/uk/scanner";
import type { Area } from "@treadclub/texts/types";
import { troubles } from "./scan/trouble.ts";

const folder = import.meta.dirname;
const source = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|(^|\/)testing\//.test(name))
  .map((name) => readFileSync(join(folder, name), "utf8"))
  .join("\n");
const keys = Object.keys(en);
const areas: readonly (readonly [string, Area])[] = [
  ["en", en],
  ["cn", cn],
  ["uk", uk],
];

describe.each(areas)("the words in %s", (_locale, area) => {
  const expectAll = (names: readonly string[]): void => {
    for (const name of names) expect(area[name], name).toBeTruthy();
  };
  it("have a sentence of its own for everything that can be in the way", () => {
    const names = [...troubles, "missing", "unreadable", "no_token", "page"].flatMap((one) => [
      `scanner.trouble.${one}`,
      `scanner.trouble.${one}Title`,
    ]);
    expectAll(names);
    expect(new Set(names.map((name) => area[name])).size).toBe(names.length);
  });
  it("name every verdict, method, reason and pattern", () => {
    expectAll(measurementVerdicts.map((verdict) => `scanner.result.verdict.${verdict}`));
    expectAll(measurementMethods.map((method) => `scanner.result.method.${method}`));
    expectAll(qualityReasons.map((reason) => `scanner.reason.${reason}`));
    expectAll(wearPatterns.filter((pattern) => pattern !== "even").map((pattern) => `scanner.result.wear.${pattern}`));
  });
});

describe("the keys", () => {
  const said = [...source.matchAll(/["'`](scanner\.[a-zA-Z_.]*)(\$\{)?/g)].map(([, name = "", open]) => ({
    name,
    isBeginning: open !== undefined || name.endsWith("."),
  }));
  it("that are said are there", () => {
    for (const { name, isBeginning } of said)
      expect(
        keys.some((key) => (isBeginning ? key.startsWith(name) : key === name)),
        name,
      ).toBe(true);
  });
  it("that are there are said", () => {
    const isSaid = (key: string): boolean =>
      said.some(({ name, isBeginning }) => (isBeginning ? key.startsWith(name) : key === name));
    expect(keys.filter((key) => !isSaid(key))).toEqual([]);
  });
});
