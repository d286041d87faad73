import type { Page } from "@playwright/test";
import { expect } from "../harness.ts";
import { say } from "../words.ts";
import { confirm } from "./desk.ts";

export interface ClubWords {
  readonly title: string;
  readonly name: string;
  readonly discount: string;
  readonly amount: string;
}

export async function createClub(page: Page, words: ClubWords): Promise<void> {
  await page.getByRole("link", { name: "Clubs" }).first().click();
  await page
    .getByRole("button", { name: say("office.clubs.new") })
    .first()
    .click();
  await page.getByLabel(say("office.club.form.title"), { exact: true }).fill(words.title);
  await page.getByLabel(say("office.club.form.name")).fill(words.name);
  await page.getByLabel(say("office.club.form.amount")).fill(words.amount);
  await page.getByLabel(say("office.club.form.discountTitle")).fill(words.discount);
  await page.getByRole("button", { name: say("office.club.form.send") }).click();
  await expect(page.getByText(say("office.club.form.sent"))).toBeVisible();
}

export interface Price {
  readonly brand: string;
  readonly each: string;
  readonly balancing: string;
  readonly minutes: string;
}

export async function answerQuote(page: Page, price: Price): Promise<void> {
  await page.getByLabel(say("office.answer.brand")).first().fill(price.brand);
  await page.getByLabel(say("office.answer.price")).first().fill(price.each);
  await page
    .getByRole("button", { name: say("office.answer.add", { name: say("office.answer.usual.balance") }) })
    .click();
  await page.getByLabel(say("office.answer.each")).fill(price.balancing);
  await page.getByLabel(say("office.answer.minutes")).fill(price.minutes);
}

export async function useVoucher(page: Page): Promise<void> {
  await page.getByRole("button", { name: say("office.voucher.use") }).click();
  await confirm(page, say("office.voucher.use"));
}

export async function finishBooking(page: Page): Promise<void> {
  await page.getByRole("button", { name: say("office.booking.finish") }).click();
  await confirm(page, say("office.booking.finish"));
  await expect(page.getByText(say("office.booking.finished"), { exact: true })).toBeVisible();
}
