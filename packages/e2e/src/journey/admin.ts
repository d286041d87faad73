import type { Locator, Page } from "@playwright/test";
import { expect } from "../harness.ts";
import { translate } from "../words.ts";

/** What an administrator does: accepts a company, approves its club, reads a tyre. */
export async function acceptMember(page: Page, company: string): Promise<void> {
  await page.getByRole("link", { name: "Members" }).first().click();
  await inMain(page, company).click();
  await page.getByRole("button", { name: translate("office.member.accept"), exact: true }).click();
  await confirm(page, translate("office.member.accept"));
  await expect(page.getByText(translate("office.member.accepted"))).toBeVisible();
}

export async function approveClub(page: Page, title: string): Promise<void> {
  await page.getByRole("link", { name: "Clubs" }).first().click();
  await inMain(page, title).click();
  await page.getByRole("button", { name: translate("office.moderate.approve"), exact: true }).click();
  await confirm(page, translate("office.moderate.approve"));
  await expect(page.getByText(translate("office.moderate.approved"))).toBeVisible();
}

/** A record of the list: a toast may lead to it, too. */
const inMain = (page: Page, name: string): Locator => page.getByRole("main").getByRole("link", { name });

export interface Reading {
  readonly inner: string;
  readonly middle: string;
  readonly outer: string;
  readonly message: string;
}

/** Opens a driver's scan from the queue. */
export async function openScan(page: Page, driver: string, tyre: string): Promise<void> {
  await page.getByRole("link", { name: "Scans" }).first().click();
  await inMain(page, driver).first().click();
  await expect(page.getByRole("heading", { level: 1, name: translate("office.review.title", { tyre }) })).toBeVisible();
}

export async function readTyre(page: Page, reading: Reading): Promise<void> {
  await readDepths(page, reading);
  await page.getByRole("button", { name: translate("office.review.addMessage") }).click();
  await page.getByLabel(translate("office.review.message")).fill(reading.message);
}

export async function readDepths(page: Page, { inner, middle, outer }: Omit<Reading, "message">): Promise<void> {
  await page.getByLabel(translate("office.review.place.inner"), { exact: true }).fill(inner);
  await page.getByLabel(translate("office.review.place.middle"), { exact: true }).fill(middle);
  await page.getByLabel(translate("office.review.place.outer"), { exact: true }).fill(outer);
}

export async function sendReading(page: Page): Promise<void> {
  await page.getByRole("button", { name: translate("office.review.complete") }).click();
  await expect(page.getByText(translate("office.review.completed"))).toBeVisible();
}

/** Presses the button of the question that has just come up. */
export async function confirm(page: Page, action: string): Promise<void> {
  await page.getByRole("alertdialog").getByRole("button", { name: action, exact: true }).click();
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
}
