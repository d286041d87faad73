import { afterEach, expect, it, vi } from "vitest";
import { storedLocale } from "./i18n.ts";
import { longStore } from "./storage.ts";

afterEach(() => {
  vi.restoreAllMocks();
  longStore.remove("locale");
});

it.each([
  [["en-GB", "en"], "en"],
  [["zh-CN"], "cn"],
  [["zh-Hant-TW", "en"], "cn"],
  [["uk-UA", "en"], "uk"],
  [["pl", "uk", "en"], "uk"],
  [["de-DE"], "cn"],
  [[], "cn"],
])("speaks to a browser of %j in %s, the company's default being cn", (languages, locale) => {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);
  expect(storedLocale("cn")).toBe(locale);
});

it("keeps to what was chosen", () => {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["uk"]);
  longStore.set("locale", "en");
  expect(storedLocale()).toBe("en");
});
