import type { Page } from "@playwright/test";
import { expect, expectUsable, settled, test } from "./harness.ts";
import { desktop, openAlbum, phone } from "./journey/actors.ts";
import { openAs } from "./journey/newcomers.ts";
import { dayAfter, joinedDriver, openClub, vouchersOf } from "./voucher-driver.ts";
import { translate } from "./words.ts";

const devices = { phone, desktop };

/** Fills the reason in the question that has come up, and sends it by its button. */
async function because(page: Page, reason: string, action: string): Promise<void> {
  const question = page.getByRole("alertdialog");
  await question.getByLabel(translate("till.undoReason")).fill(reason);
  await question.getByRole("button", { name: action, exact: true }).click();
  await expect(question).toHaveCount(0);
}

for (const [device, options] of Object.entries(devices)) {
  test(`a till takes a use back with a reason, and withdraws a voucher, ${device}`, async ({ browser, base }) => {
    const club = await openClub(base, dayAfter(20));
    const driver = await joinedDriver(base, club);
    const [plain, priced] = await vouchersOf(base, driver);
    if (!plain || !priced) throw new Error("The club has issued too few vouchers.");
    const till = await openAs(browser, base, club.owner, options);
    const album = openAlbum(`till-${device}`);
    const open = async (id: number): Promise<void> => {
      await till.page.goto(`/app/members/${club.memberId}/discount_validation/${id}`);
      await settled(till.page);
    };
    const press = (name: string): Promise<void> => till.page.getByRole("button", { name, exact: true }).click();

    await open(priced.id);
    const price = till.page.getByLabel(translate("till.price"));
    await price.fill("150");
    await press(translate("office.voucher.use"));
    await expect(till.page.getByText(translate("till.belowMinimum", { amount: "£200" })).first()).toBeVisible();
    await album(till.page, "too-little");
    await price.fill("360");
    await expect(till.page.getByText(translate("till.takesOff", { amount: "£36.00", left: "£324.00" }))).toBeVisible();
    await expectUsable(till.page);
    await album(till.page, "price");
    await press(translate("office.voucher.use"));
    await expect(till.page.getByText(translate("office.voucher.verdict.redeemed"))).toBeVisible();
    await press(translate("till.undo"));
    await expectUsable(till.page);
    await because(till.page, "Wrong driver", translate("till.undo"));
    await expect(till.page.getByText(translate("till.undone"))).toBeVisible();
    await expect(till.page.getByText(translate("office.voucher.verdict.valid"), { exact: true })).toBeVisible();
    await till.page.goto(`/app/members/${club.memberId}/till_journal?search=${priced.code}`);
    await expect(till.page.getByText(translate("till.isUndone", { reason: "Wrong driver" }))).toBeVisible();
    await album(till.page, "journal");

    await open(plain.id);
    await press(translate("till.withdraw"));
    await because(till.page, "It was issued twice.", translate("till.withdraw"));
    await expect(till.page.getByText(translate("office.voucher.verdict.withdrawn"), { exact: true })).toBeVisible();
    await expect(till.page.getByText("It was issued twice.")).toBeVisible();
    await expect(till.page.getByText(translate("office.voucher.says.withdrawn"))).toHaveCount(0);
    await expectUsable(till.page);
    await album(till.page, "withdrawn");

    const mine = await openAs(browser, base, driver, options);
    await mine.page.goto(`/app/consumer/${driver.userId}/discounts`);
    await expect(mine.page.getByRole("article")).toHaveCount(1);
    await mine.page.goto(`/app/consumer/${driver.userId}/discounts?open_field=${plain.id}&open_field_type=voucher`);
    await expect(mine.page.getByText("It was issued twice.")).toBeVisible();
    await expectUsable(mine.page);
    await album(mine.page, "driver-reads-why");
    expect([...till.complaints, ...mine.complaints]).toEqual([]);
  });
}
