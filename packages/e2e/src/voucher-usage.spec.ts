import { readFile } from "node:fs/promises";
import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { clientOf, newcomer, sessionOf, signInByCall, storageOf, type Session } from "./accounts.ts";
import { expect, expectUsable, test } from "./harness.ts";
import { desktop, openActor, openAlbum, phone } from "./journey/actors.ts";
import { otherFitter } from "./voucher-driver.ts";
import { translate } from "./words.ts";

const openAs = (browser: Browser, base: string, session: Session, options: BrowserContextOptions) =>
  openActor(browser, { ...options, baseURL: base, storageState: storageOf(base, session) });

/** A club whose name a spreadsheet would run, of a fitter whose clubs no other test looks at, and its only driver. */
async function newClub(base: string) {
  const [admin, owner] = [await sessionOf(base, "admin"), await signInByCall(base, otherFitter)];
  const name = `=1+1 🛞 ${crypto.randomUUID().slice(0, 8)}`;
  const club = await clientOf(base, admin.token).call("createDiscountClub", {
    body: {
      title: name,
      name,
      member_id: owner.memberId ?? 0,
      discounts: [{ title: "Ten off", amount_pence: 1000 }],
    },
  });
  const email = `usage-${crypto.randomUUID()}@example.com`;
  const { password } = newcomer;
  await clientOf(base, null).call("createConsumer", {
    body: {
      first_name: "Usage",
      last_name: "Driver",
      email,
      password,
      terms_accepted: true,
      code: club.code,
      code_type: "club",
    },
  });
  return { club, name, admin, owner, driver: await signInByCall(base, { email, password }) };
}

const noted = (page: Page) =>
  page.waitForResponse((answer) => answer.url().includes("/statistics/save_voucher_statistic") && answer.ok());
const cells = (page: Page) => page.getByRole("row", { name: "Ten off" }).getByRole("cell").allTextContents();

test("what a driver looks at is counted once, in the charts of both offices and in both files", async ({
  browser,
  base,
}) => {
  const { club, name, admin, owner, driver } = await newClub(base);
  const album = openAlbum("voucher-usage");
  const wallet = await openAs(browser, base, driver, phone);
  const seen = noted(wallet.page);
  await wallet.page.goto(`/app/consumer/${driver.userId}/discounts`);
  await seen;
  const opened = noted(wallet.page);
  await wallet.page
    .getByRole("listitem")
    .filter({ hasText: "Ten off" })
    .getByRole("link", { name: translate("driver.vouchers.show") })
    .click();
  await opened;

  const fitter = await openAs(browser, base, owner, phone);
  await fitter.page.goto(`/app/members/${owner.memberId}/voucher_usage?club_id=${club.id}`);
  await expect.poll(() => cells(fitter.page)).toEqual(["1", "1", "1", "0", "0", "0", "£0.00"]);
  await album(fitter.page, "fitter");
  await expectUsable(fitter.page);

  const office = await openAs(browser, base, admin, desktop);
  await office.page.goto(`/app/admin/${admin.userId}/voucher_usage?club_id=${club.id}&show=opened`);
  await expect.poll(() => cells(office.page)).toEqual(["1", "1", "1", "0", "0", "0", "£0.00"]);
  const chart = office.page.getByRole("table", { name: translate("usage.byMonth", { measure: "Opened" }) });
  await expect(chart.getByRole("row")).toHaveCount(13);
  await expect(chart.getByRole("row").nth(1)).toContainText(/1$/);
  await album(office.page, "admin");
  await expectUsable(office.page);

  const csv = strFromU8(await download(office.page, "usage.csv"));
  expect(csv.trimEnd().split("\r\n")).toHaveLength(2);
  expect(csv).toContain(`'${name}`);
  const sheet = strFromU8(
    unzipSync(await download(office.page, "usage.xlsx"))["xl/worksheets/sheet1.xml"] ?? new Uint8Array(),
  );
  expect(sheet.match(/<row /g)).toHaveLength(2);
  expect(sheet).toContain(`>${name}<`);
  expect([...wallet.complaints, ...fitter.complaints, ...office.complaints]).toEqual([]);
});

async function download(page: Page, button: "usage.csv" | "usage.xlsx"): Promise<Uint8Array> {
  const started = page.waitForEvent("download");
  await page.getByRole("button", { name: translate(button) }).click();
  const file = await started;
  expect(file.suggestedFilename()).toMatch(/^treadclub-vouchers-[\d-]+-to-[\d-]+\.(csv|xlsx)$/);
  return readFile(await file.path());
}
