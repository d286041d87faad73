import type { Locator, Page } from "@playwright/test";
import { clientOf } from "./accounts.ts";
import { expect, expectUsable, settled, test } from "./harness.ts";
import { desktop, openActor, openAlbum, phone } from "./journey/actors.ts";
import { confirm } from "./journey/admin.ts";
import { openAs } from "./journey/newcomers.ts";
import { dayAfter, joinedDriver, openClub, vouchersOf } from "./voucher-driver.ts";
import { translate } from "./words.ts";

const devices = { phone, desktop };
const button = (page: Page, name: string): Locator => page.getByRole("button", { name, exact: true });
const formatted = (code: string): RegExp => new RegExp([...code].join("-?"));

for (const [device, options] of Object.entries(devices)) {
  test(`a driver shares a voucher, stops, and a copy that was used elsewhere says so, ${device}`, async ({
    browser,
    base,
  }) => {
    const club = await openClub(base, dayAfter(20));
    const driver = await joinedDriver(base, club);
    const [voucher] = await vouchersOf(base, driver);
    if (!voucher) throw new Error("The club has issued no voucher.");
    const mine = await openAs(browser, base, driver, {
      ...options,
      permissions: ["clipboard-read", "clipboard-write"],
    });
    const album = openAlbum(`share-${device}`);
    await mine.page.goto(`/app/consumer/${driver.userId}/discounts?open_field=${voucher.id}&open_field_type=voucher`);
    await button(mine.page, translate("wallet.share")).click();
    const dialog = mine.page.getByRole("dialog", { name: translate("wallet.share.title") });
    await dialog.getByRole("button", { name: translate("wallet.share.copy") }).click();
    await expect(dialog.getByText(translate("wallet.shared", { count: 1, date: "" }).trim())).toBeVisible();
    await settled(mine.page);
    await expectUsable(mine.page);
    await album(mine.page, "shared");
    const link = await mine.page.evaluate(() => navigator.clipboard.readText());

    const guest = await openActor(browser, { ...options, baseURL: base });
    await guest.page.goto(link);
    await expect(guest.page.getByText(formatted(voucher.code))).toBeVisible();
    await expectUsable(guest.page);
    await album(guest.page, "guest");

    await mine.page.keyboard.press("Escape");
    await button(mine.page, translate("wallet.stop")).click();
    await confirm(mine.page, translate("wallet.stop"));
    await expect(mine.page.getByText(translate("wallet.stopped"))).toBeVisible();
    await guest.page.reload();
    await expect(guest.page.getByRole("heading", { level: 1, name: translate("wallet.guest.ended") })).toBeVisible();

    const asDriver = clientOf(base, driver.token);
    const params = { id: String(voucher.id) };
    const { share } = await asDriver.call("getShareWatsAppLink", { params });
    await guest.page.goto("about:blank");
    await guest.page.goto(share);
    await expect(guest.page.getByRole("heading", { name: translate("driver.vouchers.showTitle") })).toBeVisible();
    await clientOf(base, club.owner.token).call("setUsedConsumerDiscount", { params, body: {} });
    await guest.page.reload();
    await expect(guest.page.getByRole("heading", { name: translate("wallet.guest.used") })).toBeVisible();
    await album(guest.page, "used");
    expect([...mine.complaints, ...guest.complaints]).toEqual([]);
  });

  test(`a driver prints a voucher, puts its last day into the calendar, and leaves the club, ${device}`, async ({
    browser,
    base,
  }) => {
    const lastDay = dayAfter(20);
    const club = await openClub(base, lastDay);
    const driver = await joinedDriver(base, club);
    const [voucher] = await vouchersOf(base, driver);
    if (!voucher) throw new Error("The club has issued no voucher.");
    const { page, complaints } = await openAs(browser, base, driver, options);
    const album = openAlbum(`keep-${device}`);
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute("data-printed", "");
    });
    await page.goto(`/app/consumer/${driver.userId}/discounts?open_field=${voucher.id}&open_field_type=voucher`);
    await button(page, translate("wallet.print")).click();
    await expect(page.locator("html[data-printed]")).toHaveCount(1);
    const counter = page.getByRole("region", { name: translate("driver.vouchers.showTitle") });
    await expect(counter).toBeVisible();
    await page.emulateMedia({ media: "print" });
    // On paper only the sheet stands: what it is, its code, until when.
    await expect(counter).toBeHidden();
    const sheet = page.locator("section[aria-hidden=true]").filter({ hasText: formatted(voucher.code) });
    await expect(sheet).toBeVisible();
    await expect(sheet).toContainText(voucher.title);
    expect((await page.pdf({ format: "A6" })).subarray(0, 5).toString()).toBe("%PDF-");
    await page.emulateMedia({ media: "screen" });

    const saved = page.waitForEvent("download");
    await button(page, translate("wallet.calendar")).click();
    const chunks: Buffer[] = [];
    for await (const chunk of await (await saved).createReadStream()) chunks.push(Buffer.from(chunk));
    const file = Buffer.concat(chunks).toString("utf8").replaceAll("\r\n ", "");
    expect(file).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(file).toMatch(formatted(voucher.code));
    const dayBefore = new Date(Date.parse(lastDay) - 86_400_000).toISOString().slice(0, 10).replaceAll("-", "");
    expect(file).toContain(`DTSTART`);
    expect(file).toMatch(new RegExp(`DTSTART[^\\r\\n]*:${dayBefore}T`));
    expect(file).toContain(voucher.title);

    await page.goto(`/app/consumer/${driver.userId}/discounts`);
    await settled(page);
    await button(page, translate("driver.clubs.leave")).click();
    await confirm(page, translate("driver.clubs.leave"));
    await expect(page.getByText(translate("driver.clubs.left", { club: club.name }))).toBeVisible();
    await expect(button(page, translate("driver.clubs.leave"))).toHaveCount(0);
    await expect(page.getByRole("article")).toHaveCount(2);
    await expectUsable(page);
    await album(page, "left");
    expect(complaints).toEqual([]);
  });
}
