import { clientOf } from "./accounts.ts";
import { expect, expectUsable, settled, test } from "./harness.ts";
import { desktop, openAlbum, phone } from "./journey/actors.ts";
import { newCar, openAs } from "./journey/newcomers.ts";
import { dayAfter, joinedDriver, openClub, vouchersOf } from "./voucher-driver.ts";
import { translate } from "./words.ts";

const devices = { phone, desktop };
const sum = (amount: string, left: string): string => translate("driver.best.sum", { amount, left });

for (const [device, options] of Object.entries(devices)) {
  test(`a driver sees the best vouchers for own figures and for a quote, ${device}`, async ({ browser, base }) => {
    const club = await openClub(base, dayAfter(20));
    const driver = await joinedDriver(base, club);
    const [plain, share] = await vouchersOf(base, driver);
    if (!plain || !share) throw new Error("The club has issued too few vouchers.");
    const { page, complaints } = await openAs(browser, base, driver, options);
    const album = openAlbum(`best-${device}`);
    await page.goto(`/app/consumer/${driver.userId}/discounts`);
    await settled(page);
    await page.getByText(translate("driver.best.title")).click();
    await expect(page.getByText(sum("£10.00", "£150.00"))).toBeVisible();
    await page.getByText(translate("driver.ask.otherVouchers", { count: 1 })).click();
    await expect(page.getByText(translate("driver.best.from", { amount: "£200" }))).toBeVisible();
    await expectUsable(page);
    await album(page, "own");
    await page.getByLabel(translate("driver.best.tyres")).selectOption("4");
    await expect(page.getByText(sum("£42.00", "£278.00"))).toBeVisible();
    await page.getByLabel(translate("driver.best.tyrePrice")).fill("40");
    await expect(page.getByText(sum("£10.00", "£150.00"))).toBeVisible();

    const vehicle_id = await newCar(base, driver);
    const positions = ["front_left", "front_right", "rear_left", "rear_right"] as const;
    const { request_id, list } = await clientOf(base, driver.token).call("createQuote", {
      body: {
        vehicle_id,
        member_ids: [club.memberId],
        positions: [...positions],
        tyre_size: "205/55 R16",
        voucher_ids: [plain.id],
      },
    });
    const answer = { brand: "Michelin Primacy 4", unit_price_pence: 9000, fitting_minutes: 60, version: 0 };
    await clientOf(base, club.owner.token).call("answerQuote", { body: { quote_id: list[0]?.id ?? 0, ...answer } });
    const more = translate("driver.best.more", { count: 1, amount: "£36.00", titles: share.title });
    await page.goto(`/app/consumer/${driver.userId}/discounts`);
    await settled(page);
    await page.getByText(translate("driver.best.title")).click();
    await expect(page.getByText(sum("£46.00", "£314.00"))).toBeVisible();
    await expect(page.getByText(more)).toBeVisible();
    await page.goto(`/app/consumer/${driver.userId}/my_quotes?request=${request_id}`);
    await settled(page);
    await page.getByText(translate("driver.best.quoteTitle")).click();
    await expect(page.getByText(sum("£46.00", "£314.00"))).toBeVisible();
    await expectUsable(page);
    await album(page, "quote");
    await page.getByRole("link", { name: translate("driver.best.askAgain") }).click();
    await expect(page).toHaveURL(new RegExp(`voucher_id=${share.id}`));
    expect(complaints).toEqual([]);
  });
}
