import { makeTranslate } from "@treadclub/texts";
import { integrator } from "@treadclub/texts/en/integrator";
import { joinLabel, joinWords } from "@treadclub/texts/format";
import { describe, expect, it } from "vitest";
import { refusalText } from "./refusal-text.ts";

const t = makeTranslate("en", [integrator]);
const format = {
  words: (words: readonly string[]) => joinWords(words, "en"),
  labelled: (label: string, value: string) => joinLabel(label, value, "en"),
};

describe("a refused call", () => {
  const base = { code: "KEY_FORBIDDEN", reason: null, fields: {}, origin: null };
  it.each([
    [{ reason: "origin", origin: "https://a.example" }, "From https://a.example, which the key doesn’t allow"],
    [{ reason: "scope" }, "The key may not do this"],
    [{ code: "VALIDATION_FAILED", fields: { positions: "Too many." } }, "Check positions: Too many."],
    [{ code: "ALLOWANCE_SPENT" }, "Monthly limit reached"],
    [{ code: "SOMETHING_NEW" }, "SOMETHING_NEW"],
    [{ code: "" }, "—"],
  ])("%o says why", (given, text) => expect(refusalText({ ...base, ...given }, t, format)).toBe(text));
});
