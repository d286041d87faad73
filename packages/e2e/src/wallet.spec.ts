import type { BrowserContextOptions, Locator, Page } from "@playwright/test";
import { accounts } from "./accounts.ts";
import { expect, expectUsable, fillSignIn, settled, test as plain } from "./harness.ts";
import { openActor, openAlbum, phone } from "./journey/actors.ts";
import { openGate, type Gate } from "./journey/gate.ts";
import { translate } from "./words.ts";

const test = plain.extend<{ gate: Gate; handset: BrowserContextOptions }>({
  gate: async ({ base }, use) => {
    const gate = await openGate(base);
    await use(gate);
    await gate.close();
  },
  handset: async ({ gate }, use) => use({ ...phone, serviceWorkers: "allow", baseURL: gate.url }),
});

const show = (page: Page): Locator => page.getByRole("link", { name: translate("driver.vouchers.show") }).first();
const counter = (page: Page): Locator => page.getByRole("region", { name: translate("driver.vouchers.showTitle") });
const lastRead = (page: Page): Locator =>
  page.getByText(translate("driver.vouchers.lastRead", { when: "" }).trim(), { exact: false });
const walletOf = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem("wallet"));

/** Signs in and opens the first voucher. Returns its code. */
async function openVoucher(page: Page): Promise<string> {
  await page.goto("/app/sign_in");
  await fillSignIn(page, accounts.driver);
  await page.waitForURL(/dashboard/);
  await page
    .getByRole("link", { name: translate("base.menu.vouchers") })
    .filter({ visible: true })
    .first()
    .click();
  await show(page).click();
  await expect(counter(page).getByRole("img").locator("svg")).toBeVisible();
  await settled(page);
  return (await counter(page).locator("p").first().innerText()).replaceAll(/[^0-9A-Z]/g, "");
}

const mark = "/app/kept-before-the-sign-out";

/** The end of a sign-in empties what the worker keeps, then it fetches the shell anew; the mark goes with the old one. */
const markShell = (page: Page): Promise<void> =>
  page.evaluate(async (path) => {
    for (const name of await caches.keys()) await (await caches.open(name)).put(path, new Response(""));
  }, mark);
const isShellNew = (page: Page): Promise<boolean> =>
  page.evaluate(
    async (path) => !(await caches.match(path)) && (await caches.match("/app/shell.html")) !== undefined,
    mark,
  );

/** Waits until the worker keeps what draws the code. */
const installed = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const names = await caches.keys();
        const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        const paths = lists.flat().map(({ url }) => new URL(url).pathname);
        const used = performance
          .getEntriesByType("resource")
          .map(({ name }) => new URL(name).pathname)
          .filter((path) => path.startsWith("/app/assets/") && path.endsWith(".js"));
        return navigator.serviceWorker.controller?.state === "activated" && used.every((path) => paths.includes(path));
      }),
    )
    .toBe(true);

for (const viewport of [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
])
  test(`a voucher's code is whole above the menu at ${viewport.width} px, and is copied without its dash`, async ({
    browser,
    handset,
  }) => {
    const { page } = await openActor(browser, { ...handset, viewport });
    const code = await openVoucher(page);
    const qr = await counter(page).getByRole("img").boundingBox();
    const menu = await page.getByRole("navigation").filter({ visible: true }).last().boundingBox();
    expect((qr?.y ?? 0) + (qr?.height ?? 999)).toBeLessThan(menu?.y ?? 0);
    expect(qr?.width).toBeGreaterThan(150);
    const copied = await counter(page)
      .locator("p")
      .first()
      .evaluate((element) => {
        getSelection()?.selectAllChildren(element);
        return getSelection()?.toString().trim();
      });
    expect(copied).toBe(code);
    expect(code).toMatch(/^[2-9A-Z]{10}$/);
    await openAlbum("wallet")(page, `counter-${viewport.width}`);
  });

test("the wallet and an opened voucher are there after a reload without a network, until the sign-out", async ({
  browser,
  gate,
  handset,
}) => {
  const { page, context } = await openActor(browser, handset);
  await openVoucher(page);
  await installed(page);
  gate.cut();
  await context.setOffline(true);
  await page.reload();
  await expect(counter(page).getByRole("img").locator("svg")).toBeVisible();
  await expect(lastRead(page)).toBeVisible();
  await expectUsable(page);
  await openAlbum("wallet")(page, "offline-voucher");
  await page.getByRole("link", { name: translate("driver.vouchers.title") }).click();
  await expect(page.getByRole("article").first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(lastRead(page)).toBeVisible();
  await openAlbum("wallet")(page, "offline-wallet");
  gate.open();
  await context.setOffline(false);
  await expect(lastRead(page)).toBeHidden();
  expect(await walletOf(page)).toContain("vouchers");
  const address = page.url();
  await page.goto("/app/more");
  await markShell(page);
  await page
    .getByRole("button", { name: translate("base.menu.signOut") })
    .first()
    .click();
  await page.waitForURL(/\/app\/sign_in/);
  await expect.poll(() => walletOf(page)).toBeNull();
  await expect.poll(() => isShellNew(page)).toBe(true);
  gate.cut();
  await context.setOffline(true);
  await page.goto(address);
  await page.waitForURL(/\/app\/sign_in/);
  await expect(page.getByRole("article")).toHaveCount(0);
});
