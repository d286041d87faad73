import type { Page } from "@playwright/test";
import { expect, expectUsable, test } from "./harness.ts";
import { desktop, phone } from "./journey/actors.ts";
import { newDriver, openAs } from "./journey/newcomers.ts";
import { translate } from "./words.ts";

const press = (page: Page, name: string): Promise<void> => page.getByRole("button", { name, exact: true }).click();
const usable = (page: Page): Promise<void> => expectUsable(page, expect.soft);

/** Chooses the pack of 4 and goes to its checkout. */
async function order(page: Page): Promise<void> {
  await page.getByLabel(translate("shop.pack", { count: 8 })).check();
  await page.getByLabel(translate("shop.startNow")).check();
  await press(page, translate("shop.pay", { price: "£5.99" }));
  await page.waitForURL(/\/test_checkout$/);
}

for (const [device, options] of Object.entries({ phone, desktop }))
  test(`a driver is declined, comes back, buys a pack and cancels it: ${device}`, async ({ browser, base }) => {
    const driver = await newDriver(base);
    const { page, complaints } = await openAs(browser, base, driver, options);
    await page.goto(`/app/consumer/${driver.userId}/tyre_scans_list`);
    await page.getByRole("link", { name: "4 scans left", exact: true }).click();
    await expect(page.getByRole("heading", { name: translate("shop.title"), level: 1 })).toBeVisible();
    await expect(page.getByText(translate("shop.entry.welcome"))).toBeVisible();
    await usable(page);

    await press(page, translate("shop.pay", { price: "£9.99" }));
    await expect(page.getByText(translate("shop.startNowNeeded")).first()).toBeVisible();
    await order(page);
    await expect(page.getByText(translate("shop.test.lead"))).toBeVisible();
    await usable(page);
    await press(page, translate("shop.test.decline"));
    await expect(page.getByText(translate("shop.order.failed"))).toBeVisible();
    await usable(page);

    await page.getByRole("link", { name: translate("shop.order.again"), exact: true }).click();
    await expect(page.getByRole("heading", { name: translate("shop.left", { count: 4 }) })).toBeVisible();
    await order(page);
    await page.getByRole("link", { name: translate("shop.test.cancel"), exact: true }).click();
    await expect(page.getByText(translate("shop.order.created"))).toBeVisible();
    await usable(page);
    await press(page, translate("shop.order.goOn"));
    await press(page, translate("shop.test.pay", { price: "£5.99" }));
    await expect(page.getByText(translate("shop.order.paid"))).toBeVisible();
    await expect(page.getByText(translate("shop.order.test"))).toBeVisible();
    await expect(page.getByText("£1.00")).toBeVisible();
    await usable(page);
    await page.goBack();
    await page.goto(`/app/consumer/${driver.userId}/credits`);
    await expect(page.getByRole("heading", { name: translate("shop.left", { count: 12 }) })).toBeVisible();
    await usable(page);

    await page.getByRole("link", { name: new RegExp(translate("base.state.order.paid")) }).click();
    await press(page, translate("shop.refund.go"));
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: translate("shop.refund.go"), exact: true })
      .click();
    await expect(page.getByText(/£5\.99 back to the card/)).toBeVisible();
    await usable(page);
    await page.goto(`/app/consumer/${driver.userId}/credits`);
    await expect(page.getByRole("heading", { name: translate("shop.left", { count: 4 }) })).toBeVisible();
    expect(complaints).toEqual([]);
  });
