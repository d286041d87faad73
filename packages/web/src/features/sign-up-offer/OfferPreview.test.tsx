import { afterEach, beforeEach, expect, it } from "vitest";
import { loadTexts } from "#kit/i18n.ts";
import { press, render, type Rendered } from "#ui/testing/render.tsx";
import type { OfferSettings } from "./offer-draft.ts";
import { OfferPreview } from "./OfferPreview.tsx";

const words = (locale: "en" | "cn" | "uk", title: string) => ({
  locale,
  title,
  text: "Save up to {amount}",
  plain: "A voucher",
  terms: "Once",
});
const settings: OfferSettings = {
  shown: true,
  welcome_pence: 500,
  welcome_days: null,
  cap_pence: 10_000,
  texts: (["en", "cn", "uk"] as const).map((locale) => ({ locale, title: "", text: "", plain: "", terms: "" })),
  built_in: [words("en", "{voucher} for you"), words("cn", "送 {voucher}"), words("uk", "{voucher} вам")],
  best_pence: 3600,
  up_to_pence: 3500,
  history: [],
  version: 0,
  can: { edit: true },
};

let view: Rendered;
beforeEach(() => loadTexts("office"));
afterEach(() => view.leave());

it("says what drivers will read, in each language, with the amounts that are typed", async () => {
  view = await render(<OfferPreview settings={settings} draft={settings} />);
  expect(view.box.textContent).toContain("£5 for you");
  expect(view.box.textContent).toContain("Save up to £35");
  await view.again(<OfferPreview settings={settings} draft={{ ...settings, welcome_pence: 1000, cap_pence: 2000 }} />);
  expect(view.box.textContent).toContain("£10 for youSave up to £20");
  await press(view.all("input[type=radio]")[1] ?? view.box);
  expect(view.box.textContent).toContain("送 £10");
  await view.again(<OfferPreview settings={settings} draft={{ ...settings, cap_pence: 500 }} />);
  expect(view.box.textContent).toContain("A voucher");
});

it("says that nothing is shown", async () => {
  view = await render(<OfferPreview settings={settings} draft={{ ...settings, shown: false }} />);
  expect(view.box.textContent).toContain("Not shown");
});
