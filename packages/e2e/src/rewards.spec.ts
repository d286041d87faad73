import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { clientOf, sessionOf, type Session } from "./accounts.ts";
import { expect, expectUsable, settled, test } from "./harness.ts";
import { desktop, openAlbum, phone } from "./journey/actors.ts";
import { newCar, openAs } from "./journey/newcomers.ts";
import { uploadByCall } from "./journey/upload.ts";
import { treadPhotos } from "./tread-photos.ts";
import { dayAfter, joinedDriver, openClub, type ClubOfTest } from "./voucher-driver.ts";
import { translate } from "./words.ts";

const devices = { phone, desktop };
const press = (page: Page, name: string): Promise<void> => page.getByRole("button", { name, exact: true }).click();

/** A result that a fitter has measured with a driver of its club; answers its id. */
async function doneScan(base: string, club: ClubOfTest, driver: Session): Promise<number> {
  const vehicle_id = await newCar(base, driver);
  const photos = (await treadPhotos()).slice(1);
  const upload_ids = await Promise.all(
    photos.map(({ buffer }) => uploadByCall(`${base}/api/v1/uploads`, club.owner.token, buffer)),
  );
  const owner = clientOf(base, club.owner.token);
  const { id } = await owner.call("memberCreateTyreScan", { body: { vehicle_id, position: "front_left", upload_ids } });
  const admin = clientOf(base, (await sessionOf(base, "admin")).token);
  const { version } = await admin.call("getScanById", { params: { id: String(id) } });
  const depths = { inner_mm: 2.1, middle_mm: 2.2, outer_mm: 2 };
  await admin.call("updateTread", { body: { scan_id: id, depths, version } });
  return id;
}

const picture = async (name: string, width: number, height: number) => ({
  name,
  mimeType: "image/png",
  buffer: await sharp({ create: { width, height, channels: 3, background: "#204080" } })
    .png()
    .toBuffer(),
});

async function giveAll(panel: Locator, page: Page): Promise<void> {
  const choice = panel.getByLabel(translate("office.reward.voucher"), { exact: true });
  const offer = choice.locator("option").filter({ hasText: "£10 off two tyres" }).first();
  await choice.selectOption((await offer.getAttribute("value")) ?? "");
  await press(page, translate("office.reward.give"));
  await expect(page.getByText(translate("office.reward.given"))).toBeVisible();

  await press(page, translate("office.reward.banner.add"));
  const dialog = page.getByRole("dialog", { name: translate("office.reward.banner") });
  await dialog.getByLabel(translate("office.reward.banner.title"), { exact: true }).fill("Winter check, free");
  await dialog.getByLabel(translate("office.reward.banner.link")).fill("https://www.example.co.uk/winter");
  await dialog
    .locator("input[type=file]")
    .first()
    .setInputFiles(await picture("wide.png", 1200, 400));
  await expect(dialog.locator("img")).toHaveCount(1);
  await expectUsable(page);
  await dialog.getByRole("button", { name: translate("office.reward.banner.save") }).click();
  await expect(page.getByText(translate("office.reward.banner.saved"))).toBeVisible();

  await panel.locator("input[type=file]").setInputFiles(await picture("logo.png", 300, 120));
  await expect(page.getByText(translate("office.reward.logo.shown"))).toBeVisible();
  await expect(panel.getByRole("img", { name: translate("office.reward.logo") })).toBeVisible();
}

for (const [device, options] of Object.entries(devices)) {
  test(`a voucher, a banner and a logo come with a result and can be taken back, ${device}`, async ({
    browser,
    base,
  }) => {
    const club = await openClub(base, dayAfter(20));
    const driver = await joinedDriver(base, club);
    const scanId = await doneScan(base, club, driver);
    const reviewer = await sessionOf(base, "admin");
    const office = await openAs(browser, base, reviewer, options);
    const album = openAlbum(`rewards-${device}`);
    await office.page.goto(`/app/admin/${reviewer.userId}/admin_scan_status/${scanId}`);
    await settled(office.page);
    const panel = office.page.getByRole("region", { name: translate("office.reward.title") });
    await giveAll(panel, office.page);
    await settled(office.page);
    await expectUsable(office.page);
    await panel.scrollIntoViewIfNeeded();
    await album(office.page, "panel");

    const mine = await openAs(browser, base, driver, options);
    await mine.page.goto(`/app/consumer/${driver.userId}/tyre_scans_list?open_field=${scanId}&open_field_type=scan`);
    const given = mine.page.getByRole("region", { name: translate("scan.reward.title") });
    await expect(given).toBeVisible();
    const banner = mine.page.getByRole("region", { name: "Winter check, free" });
    await expect(banner.getByRole("link")).toHaveAttribute("href", "https://www.example.co.uk/winter");
    await expect(banner.locator("img")).toBeVisible();
    await expect(mine.page.getByRole("img", { name: "Kestrel Tyre Centre" })).toBeVisible();
    // Beside what comes with it: what the driver has for the tyres that it asks for.
    await expect(mine.page.getByRole("heading", { name: translate("scan.fitting.title") })).toBeVisible();
    await settled(mine.page);
    await expectUsable(mine.page);
    await given.scrollIntoViewIfNeeded();
    await album(mine.page, "driver");
    await given.getByRole("link", { name: translate("scan.welcome.show") }).click();
    await expect(mine.page.getByRole("heading", { name: translate("driver.vouchers.showTitle") })).toBeVisible();

    for (const part of ["voucher", "banner", "logo"] as const) {
      const name = translate(`office.reward.${part}`);
      await press(office.page, translate("office.reward.removeOf", { name }));
      await expect(office.page.getByText(translate(`office.reward.removed.${part}`))).toBeVisible();
    }
    await mine.page.goto(`/app/consumer/${driver.userId}/tyre_scans_list?open_field=${scanId}&open_field_type=scan`);
    await settled(mine.page);
    await expect(given).toHaveCount(0);
    await expect(banner).toHaveCount(0);
    expect([...office.complaints, ...mine.complaints]).toEqual([]);
  });
}
