import type { Browser, Page } from "@playwright/test";
import { sessionOf } from "../accounts.ts";
import { expect } from "../harness.ts";
import { desktop } from "../journey/actors.ts";
import { readDepths, type Reading } from "../journey/admin.ts";
import { openAs } from "../journey/newcomers.ts";
import { translate } from "../words.ts";
import type { Look } from "./scanner.ts";

export const reading: Reading = { inner: "5.2", middle: "6.1", outer: "4.4", message: "Fine for a while." };

/** An administrator in front of the queue of integrators' measurements. */
export async function openReviewer(browser: Browser, base: string): Promise<Page> {
  const admin = await sessionOf(base, "admin");
  const { page } = await openAs(browser, base, admin, desktop);
  await page.goto(`/app/admin/${admin.userId}/admin_scans`);
  await page.getByRole("radio", { name: translate("office.measurements.integrators") }).check();
  return page;
}

/** Opens one tyre of a session by what the integrator calls it. */
export async function openMeasurement(page: Page, reference: string, tyre: string): Promise<void> {
  await page.getByLabel(translate("office.measurements.search")).fill(reference);
  // Until the list holds what is found, its rows move away under a click.
  await page.waitForURL((url) => url.searchParams.get("search") === reference);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await page.getByRole("link").filter({ hasText: reference }).filter({ hasText: tyre }).click();
  await expect(page.getByText(translate("office.measurement.reference"), { exact: true })).toBeVisible();
  await expect(page.getByText(reference)).toBeVisible();
}

/** Reads the depths beside the photos and sends them. */
export async function judge(page: Page, depths: Reading = reading, look?: Look): Promise<void> {
  await readDepths(page, depths);
  await page.getByRole("button", { name: translate("office.measurement.addMessage") }).click();
  await page.getByRole("textbox", { name: translate("office.measurement.message") }).fill(depths.message);
  await look?.(page, "review");
  const sent = page.getByText(translate("office.measurement.sent", { name: "Harbour Car Hire (demo)" })).first();
  // The notice stands for three seconds, which a click may take on a busy machine.
  await Promise.all([
    expect(sent).toBeVisible(),
    page.getByRole("button", { name: translate("office.measurement.send") }).click(),
  ]);
}

/** The photos cannot be read. */
export async function reject(page: Page, message: string): Promise<void> {
  await page.getByRole("button", { name: translate("office.measurement.reject") }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByLabel(translate("scan.measure.reason.blurry")).check();
  await dialog.getByLabel(translate("scan.measure.reason.too_dark")).check();
  await dialog.getByRole("textbox", { name: translate("office.measurement.message") }).fill(message);
  await dialog.getByRole("button", { name: translate("office.measurement.rejectSend") }).click();
  await expect(
    page.getByText(translate("office.measurement.rejected", { name: "Harbour Car Hire (demo)" })).first(),
  ).toBeVisible();
}
