import { describe, expect, it } from "vitest";
import { explainTyreSize, markMeaning } from "./tyre-facts.ts";
import type { TyreFact } from "./tyre-facts.ts";
import { parseTyreSize } from "./tyre-size.ts";

describe("explainTyreSize", () => {
  it("says everything about a car tyre, in the order of the sidewall", () => {
    expect(explain("205/55 R16 91V XL")).toEqual([
      { code: "width", params: { mm: 205 } },
      { code: "aspect", params: { percent: 55, sidewallMm: 113 } },
      { code: "construction", params: { construction: "R" } },
      { code: "rim", params: { inches: 16 } },
      { code: "overall_diameter", params: { mm: 631.9 } },
      { code: "load_carries", params: { index: 91, kg: 615 } },
      { code: "speed_up_to", params: { symbol: "V", kph: 240, mph: 149 } },
      { code: "extra_load", params: {} },
    ]);
  });

  it.each<[string, TyreFact[]]>([
    ["225/40 ZR18 (92Y)", [{ code: "speed_above", params: { symbol: "Y", kph: 300, mph: 186 } }]],
    ["225/40 ZR18", [{ code: "speed_above", params: { symbol: "ZR", kph: 240, mph: 149 } }]],
    [
      "185 R14C",
      [
        { code: "aspect_unmarked", params: { percent: 82, sidewallMm: 152 } },
        { code: "commercial", params: {} },
      ],
    ],
    [
      "215/65R16C 109/107T",
      [
        { code: "load_carries", params: { index: 109, kg: 1030 } },
        { code: "load_carries_twin", params: { index: 107, kg: 975 } },
        { code: "commercial", params: {} },
      ],
    ],
    ["HL245/40R19 101W", [{ code: "higher_load", params: {} }]],
    ["T125/70D16 96M", [{ code: "temporary_spare", params: {} }]],
    ["205/55R16 91V MOE", [{ code: "mark", params: { mark: "MOE", meaning: "run_flat" } }]],
  ])("%s", (text, facts) => expect(explain(text)).toEqual(expect.arrayContaining(facts)));

  it("says nothing about a rating that is not there", () => {
    const codes = explain("205/55 R16").map(({ code }) => code);
    expect(codes).toEqual(["width", "aspect", "construction", "rim", "overall_diameter"]);
  });
});

describe("markMeaning", () => {
  it.each([
    ["ROF", "run_flat"],
    ["3PMSF", "winter"],
    ["M+S", "mud_and_snow"],
    ["*", "car_maker"],
    ["N0", "car_maker"],
    ["N7", "other"],
    ["AO", "car_maker"],
    ["CP", "camping"],
    ["TL", "tubeless"],
    ["106T", "second_rating"],
    ["RF", "ambiguous"],
    ["PRIMACY", "other"],
  ])("%s: %s", (mark, meaning) => expect(markMeaning(mark)).toBe(meaning));
});

function explain(text: string): TyreFact[] {
  const reading = parseTyreSize(text);
  return reading.ok ? explainTyreSize(reading.size) : [];
}
