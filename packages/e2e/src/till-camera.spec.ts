import type { Page } from "@playwright/test";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { accounts } from "./accounts.ts";
import { expect, expectUsable, fillSignIn, test } from "./harness.ts";
import { openActor, openAlbum, phone } from "./journey/actors.ts";
import { makeTyreVideo } from "./tyre-video.ts";
import { translate } from "./words.ts";

async function signIn(page: Page, role: "driver" | "staff"): Promise<void> {
  await page.goto("/app/sign_in");
  await fillSignIn(page, accounts[role]);
  await page.waitForURL(/dashboard/);
}

const openMenu = (page: Page, entry: "base.menu.voucher" | "base.menu.vouchers"): Promise<void> =>
  page
    .getByRole("link", { name: translate(entry), exact: true })
    .filter({ visible: true })
    .first()
    .click();

test("the till's camera reads the QR code from a driver's phone", async ({
  browser,
  playwright,
  launchOptions,
  base,
}) => {
  const driver = await openActor(browser, { ...phone, baseURL: base });
  await signIn(driver.page, "driver");
  await openMenu(driver.page, "base.menu.vouchers");
  await driver.page
    .getByRole("link", { name: translate("driver.vouchers.show") })
    .first()
    .click();
  const counter = driver.page.getByRole("region", { name: translate("driver.vouchers.showTitle") });
  await expect(counter.getByRole("img").locator("svg")).toBeVisible();
  const code = await counter.locator("p").first().innerText();

  const film = join(tmpdir(), "treadclub-voucher.y4m");
  await makeTyreVideo(film, { picture: await driver.page.screenshot() });
  const args = (launchOptions.args ?? []).map((arg) =>
    arg.startsWith("--use-file-for-fake-video-capture=") ? `--use-file-for-fake-video-capture=${film}` : arg,
  );
  const shop = await playwright.chromium.launch({ ...launchOptions, args });
  try {
    const till = await openActor(shop, { ...phone, baseURL: base, permissions: ["camera"] });
    await signIn(till.page, "staff");
    await openMenu(till.page, "base.menu.voucher");
    await till.page.getByRole("button", { name: translate("till.scan") }).click();
    await till.page.waitForURL(/discount_validation/);
    await expect(till.page.locator("main")).toContainText(code);
    await expectUsable(till.page);
    await openAlbum("till")(till.page, "camera");
  } finally {
    await shop.close();
  }
});
