import { expect, it } from "vitest";
import { textIn } from "./deal-text.ts";

const [en, cn, uk] = [{ locale: "en" }, { locale: "cn" }, { locale: "uk" }] as const;

it("says a deal in the reader's language, else in English, else in what there is", () => {
  expect(textIn([en, cn], "cn")).toBe(cn);
  expect(textIn([cn, en], "uk")).toBe(en);
  expect(textIn([uk, cn], "en")).toBe(uk);
});
