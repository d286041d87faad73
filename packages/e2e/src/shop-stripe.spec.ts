import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { clientOf } from "./accounts.ts";
import { expect, expectUsable, test } from "./harness.ts";
import { desktop, phone } from "./journey/actors.ts";
import { newDriver, openAs } from "./journey/newcomers.ts";
import { startProduct, type OwnProduct } from "./own-product.ts";
import { ended, run } from "./processes.ts";
import { translate } from "./words.ts";

let stripe: ChildProcess;
let product: OwnProduct;
let own: string;

test.describe.configure({ timeout: 300_000 });

/** A product of its own that is paid with Stripe, and a stand-in for that. */
test.beforeAll(async () => {
  product = await startProduct(async (url) => {
    stripe = run("packages/server/testing/stripe-process.ts", [`${url}/api/v1/payments/events`], {});
    if (!stripe.stdout) throw new Error("The stand-in says nothing.");
    const [line] = await once(stripe.stdout, "data");
    const settings = JSON.parse(String(line));
    return {
      DEMO: "off",
      STRIPE_SECRET_KEY: settings.secretKey,
      STRIPE_WEBHOOK_SECRET: settings.webhookSecret,
      STRIPE_URL: settings.url,
    };
  });
  own = product.url;
});
test.afterAll(async () => {
  await Promise.all([product.stop(), ended(stripe)]);
});

for (const [device, options] of Object.entries({ phone, desktop }))
  test(`a pack is paid with Stripe, and the page that one comes back to shows it: ${device}`, async ({ browser }) => {
    const driver = await newDriver(own);
    const { page, complaints } = await openAs(browser, own, driver, options);
    await page.goto(`${own}/app/consumer/${driver.userId}/credits`);
    await page.getByLabel(translate("shop.startNow")).check();
    await expect(page.getByText(translate("shop.testNote"))).toHaveCount(0);
    await page.getByRole("button", { name: translate("shop.pay", { price: "£9.99" }), exact: true }).click();
    await page.waitForURL(/from=checkout$/);
    await expect(page.getByText(translate("shop.order.paid"))).toBeVisible();
    await expect(page.getByText(translate("shop.order.test"))).toHaveCount(0);
    await expectUsable(page);
    const credit = await clientOf(own, driver.token).call("getConsumerCredit", {
      params: { id: String(driver.userId) },
    });
    expect(credit.balance).toBe(20);
    expect(complaints).toEqual([]);
  });
