import { describe, expect, it } from "vitest";
import { noSidewallText, readSidewall, type SidewallText } from "./sidewall.ts";
import { sidewallWarnings, suggestSidewallResult, type SidewallContext } from "./sidewall-warnings.ts";

const now = new Date("2026-11-23T12:00:00Z");
const square: SidewallContext = {
  fitted: { size: "205/55 R16", load: "91", speed: "V" },
  otherAxleSize: "",
  besideSize: "",
};
const staggered: SidewallContext = {
  fitted: { size: "255/35 R19", load: "96", speed: "Y" },
  otherAxleSize: "235/40 R19",
  besideSize: "",
};
const codesOf = (text: Partial<SidewallText>, context: Partial<SidewallContext> = {}, base = square): string[] =>
  sidewallWarnings(readSidewall({ ...noSidewallText, ...text }, now), { ...base, ...context }).map(({ code }) => code);

describe("what a sidewall warns of", () => {
  it.each<[Partial<SidewallText>, Partial<SidewallContext>, string[]]>([
    [{ size: "205/55 R16 91V", dot: "2423" }, {}, []],
    [{ size: "205/55 ZR16 94W XL" }, {}, []],
    [{ load: "90" }, {}, ["load_too_low"]],
    [{ load: "91" }, {}, []],
    [{ speed: "H" }, {}, ["speed_too_low"]],
    [{ speed: "W" }, {}, []],
    [{ size: "205/55 R16 91H 3PMSF" }, {}, []],
    [{ size: "195/65 R15 91V" }, {}, ["size_differs"]],
    [{ size: "205/55 R16" }, { besideSize: "205/55 R16" }, []],
    [{ size: "205/55 R16" }, { besideSize: "195/65 R15" }, ["axle_mismatch"]],
    [{ size: "165/80-15" }, { besideSize: "165/80 R15" }, ["axle_mismatch", "size_differs"]],
    [{ size: "205/55 R16" }, { besideSize: "cannot be read" }, []],
    [{ load: "88", speed: "T", dot: "0112" }, {}, ["load_too_low", "speed_too_low", "age_replace"]],
    [{ load: "88" }, { fitted: { size: "205/55 R16 91V", load: "", speed: "" } }, ["load_too_low"]],
    [{ load: "88", speed: "T" }, { fitted: { size: "", load: "", speed: "" } }, []],
    [{}, {}, []],
  ])("%j %j: %j", (text, context, codes) => expect(codesOf(text, context)).toEqual(codes));

  it.each([
    ["4720", ["age_check"]],
    ["4920", []],
    ["4716", ["age_replace"]],
    ["4816", ["age_check"]],
  ])("made %s: %j", (dot, codes) => expect(codesOf({ dot })).toEqual(codes));

  it("tells a size of the other axle from a wrong one", () => {
    expect(codesOf({ size: "255/35 R19" }, {}, staggered)).toEqual([]);
    expect(codesOf({ size: "235/40 R19" }, {}, staggered)).toEqual(["wrong_axle"]);
    expect(codesOf({ size: "225/45 R18" }, {}, staggered)).toEqual(["size_differs"]);
  });

  it("names both sides", () => {
    const reading = readSidewall({ ...noSidewallText, load: "88", dot: "0112" }, now);
    expect(sidewallWarnings(reading, square)).toEqual([
      { code: "load_too_low", found: "88", expected: "91" },
      { code: "age_replace", found: "14", expected: "10" },
    ]);
  });
});

it.each([
  ["axle_mismatch", "change_tyre"],
  ["load_too_low", "change_tyre"],
  ["wrong_axle", "recommended_change"],
  ["age_replace", "recommended_change"],
  ["size_differs", "passed"],
  ["speed_too_low", "passed"],
  ["age_check", "passed"],
] as const)("suggests for %s: %s", (code, result) => {
  expect(suggestSidewallResult([{ code, found: "", expected: "" }])).toEqual([result]);
});

it("suggests the worst, and a pass without warnings", () => {
  const warnings = (["age_replace", "load_too_low"] as const).map((code) => ({ code, found: "", expected: "" }));
  expect(suggestSidewallResult(warnings)).toEqual(["change_tyre"]);
  expect(suggestSidewallResult([])).toEqual(["passed"]);
});
