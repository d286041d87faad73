import { makeTranslate, type Locale } from "@treadclub/texts";
import { scan as cnScan } from "@treadclub/texts/cn/scan";
import { ui as cnUi } from "@treadclub/texts/cn/ui";
import { scan as enScan } from "@treadclub/texts/en/scan";
import { ui as enUi } from "@treadclub/texts/en/ui";
import { scan as ukScan } from "@treadclub/texts/uk/scan";
import { ui as ukUi } from "@treadclub/texts/uk/ui";
import { describe, expect, it } from "vitest";
import { headlineOf } from "./headline.ts";
import type { Scan } from "./scan-types.ts";
import { toneOfVerdict, verdictOf } from "./verdict.ts";

const t = {
  en: makeTranslate("en", [enScan, enUi]),
  cn: makeTranslate("cn", [cnScan, cnUi]),
  uk: makeTranslate("uk", [ukScan, ukUi]),
} satisfies Record<Locale, unknown>;

type Read = Pick<Scan, "position" | "minimum_mm" | "uncertainty_mm" | "results" | "depths">;

function read(
  inner: number,
  middle: number,
  outer: number,
  results: Scan["results"],
  uncertainty: number | null = null,
): Read {
  return {
    position: "front_left",
    minimum_mm: Math.min(inner, middle, outer),
    uncertainty_mm: uncertainty,
    results,
    depths: { inner_mm: inner, middle_mm: middle, outer_mm: outer },
  };
}

describe("the headline", () => {
  it("says the illegal depth plainly and what to do", () => {
    const said = headlineOf(read(1.4, 2, 2, ["change_tyre"], 0.3), t.en);
    expect(`${said.depth} ${said.meaning} ${said.advice}`).toBe(
      "Your front left tyre is below the legal limit (1.4 mm) Don’t drive on it: have it checked or replaced. The law requires at least 1.6 mm across the central three quarters of the tread, all the way round. Driving on less can mean a fine of up to £2,500 and 3 penalty points for each tyre.",
    );
  });
  it("never rounds an illegal depth up to the limit", () => {
    expect(headlineOf(read(1.59, 2, 2, ["change_tyre"]), t.en).depth).toMatch(/\(1\.59 mm\)$/);
    expect(headlineOf(read(1.5999, 2, 2, ["recommended_change"]), t.en).meaning).toMatch(/^That’s legal/);
  });
  it("is not sure within the uncertainty of 1.6", () => {
    const said = headlineOf(read(1.8, 2.5, 2.5, ["recommended_change"], 0.3), t.en);
    expect(said.depth).toBe("About 1.8 mm of tread left");
    expect(said.meaning).toBe(
      "This reading could be up to 0.3 mm out, so the tyre may already be below the legal limit of 1.6 mm.",
    );
  });
  it("names the worn edge", () => {
    expect(headlineOf(read(3.1, 5, 5, ["wheel_alignment"]), t.en).patterns).toEqual([
      expect.stringMatching(/^The inner edge/),
    ]);
    expect(headlineOf(read(5, 5, 3.1, ["wheel_alignment"]), t.en).patterns).toEqual([
      expect.stringMatching(/^The outer edge/),
    ]);
    expect(headlineOf(read(4, 5.5, 4, ["pressure_check"]), t.en).patterns).toEqual([
      expect.stringMatching(/low pressure/),
    ]);
    expect(headlineOf(read(5.5, 4, 5.5, ["pressure_check"]), t.en).patterns).toEqual([
      expect.stringMatching(/high pressure/),
    ]);
  });
  it("speaks Chinese and Ukrainian with their own decimal sign", () => {
    // With the places where the title may break.
    expect(headlineOf(read(1.4, 2, 2, ["change_tyre"]), t.cn).depth).toBe(
      "您的左前轮胎胎纹\u200b低于法定下限\u200b（1.4\u00a0毫米）",
    );
    expect(headlineOf(read(1.4, 2, 2, ["change_tyre"]), t.uk).depth).toMatch(/\(1,4\u00a0мм\)$/);
  });
  it("has a sentence without depths", () => {
    const said = headlineOf(
      { position: "rear_right", minimum_mm: null, uncertainty_mm: null, results: ["change_tyre"], depths: null },
      t.en,
    );
    expect(said.depth).toBe("No tread depth for this scan");
    expect(said.advice).toBe("Get quotes from fitters now.");
  });
});

describe("verdictOf", () => {
  const verdict = (mm: number | null, results: Scan["results"], uncertainty: number | null = null) =>
    verdictOf({ minimum_mm: mm, results, uncertainty_mm: uncertainty });

  it.each([
    [0, "illegal"],
    [1.59, "illegal"],
    [1.6, "replace_soon"],
    [2.99, "replace_soon"],
    [3, "good"],
    [8, "good"],
  ] as const)("%s mm is %s", (mm, wanted) => expect(verdict(mm, ["passed"])).toBe(wanted));

  it.each([
    [1.6, "maybe_illegal"],
    [1.89, "maybe_illegal"],
    [1.9, "replace_soon"],
    [1.5, "illegal"],
  ] as const)("%s mm give or take 0.3 is %s", (mm, wanted) => expect(verdict(mm, ["passed"], 0.3)).toBe(wanted));

  it("follows the reader where the law leaves room", () => {
    expect(verdict(5, ["change_tyre"])).toBe("replace_now");
    expect(verdict(5, ["recommended_change"])).toBe("replace_soon");
    expect(verdict(1.2, ["passed"])).toBe("illegal");
    expect(verdict(1.2, [])).toBe("no_verdict");
    expect(verdict(null, [])).toBe("unread");
  });
  it("shows uneven wear on a deep tyre as something to look after", () => {
    expect(toneOfVerdict("good", ["inner_edge"])).toBe("soon");
    expect(toneOfVerdict("illegal", ["inner_edge"])).toBe("now");
    expect(toneOfVerdict("good")).toBe("good");
  });
});
