import { makeTranslate } from "@treadclub/texts";
import { ui as cn } from "@treadclub/texts/cn/ui";
import { ui as en } from "@treadclub/texts/en/ui";
import { expect, it } from "vitest";
import { tyrePreference } from "./tyre-preference.ts";

it("calls a brand a brand, and says a price range in the reader's language", () => {
  const t = { en: makeTranslate("en", [en]), cn: makeTranslate("cn", [cn]) };
  expect(tyrePreference(t.en, "Michelin")).toEqual({ label: "Brand", value: "Michelin" });
  expect(tyrePreference(t.en, "Mid-range")).toEqual({ label: "Type of tyre", value: "Mid-range" });
  expect(tyrePreference(t.cn, "Mid-range")).toEqual({ label: "档次", value: "中端" });
});
