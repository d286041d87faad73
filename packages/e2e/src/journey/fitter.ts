import type { Page } from "@playwright/test";
import { expect } from "../harness.ts";
import { translate } from "../words.ts";
import { confirm } from "./admin.ts";

export interface ClubWords {
  readonly title: string;
  readonly name: string;
  readonly discount: string;
  readonly amount: string;
}

export async function createClub(page: Page, words: ClubWords): Promise<void> {
  await page.getByRole("link", { name: "Clubs" }).first().click();
  await page
    .getByRole("button", { name: translate("office.clubs.new") })
    .first()
    .click();
  await page.getByLabel(translate("office.club.form.title"), { exact: true }).fill(words.title);
  await page.getByLabel(translate("office.club.form.name")).fill(words.name);
  await page.getByRole("textbox", { name: translate("office.club.form.amount") }).fill(words.amount);
  await page.getByLabel(translate("office.club.form.discountTitle"), { exact: true }).fill(words.discount);
  await page.getByRole("button", { name: translate("office.club.form.send") }).click();
  await expect(page.getByText(translate("office.club.form.sent"))).toBeVisible();
}

export interface Price {
  readonly brand: string;
  readonly each: string;
  readonly balancing: string;
  readonly minutes: string;
}

export async function answerQuote(page: Page, price: Price): Promise<void> {
  await page.getByLabel(translate("office.answer.brand")).first().fill(price.brand);
  await page.getByLabel(translate("office.answer.price")).first().fill(price.each);
  await page
    .getByRole("button", { name: translate("office.answer.add", { name: translate("office.answer.usual.balance") }) })
    .click();
  await page.getByLabel(translate("office.answer.each")).fill(price.balancing);
  await page.getByLabel(translate("office.answer.minutes")).fill(price.minutes);
}

export async function useVoucher(page: Page): Promise<void> {
  await page.getByRole("button", { name: translate("office.voucher.use") }).click();
  await confirm(page, translate("office.voucher.use"));
}

export async function expectNotFinishable(page: Page): Promise<void> {
  await expect(page.getByRole("button", { name: translate("office.booking.cancel") })).toBeVisible();
  await expect(page.getByRole("button", { name: translate("office.booking.finish") })).toHaveCount(0);
}
