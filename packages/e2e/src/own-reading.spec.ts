import type { Page } from "@playwright/test";
import { clientOf, sessionOf } from "./accounts.ts";
import { expect, expectUsable, test } from "./harness.ts";
import { desktop, openAlbum, phone } from "./journey/actors.ts";
import { takePhotos } from "./journey/driver.ts";
import { newCar, newDriver, openAs } from "./journey/newcomers.ts";
import { treadPhotos } from "./tread-photos.ts";
import { translate } from "./words.ts";

const provisional = translate("scan.own.provisional");

async function typeDepths(page: Page, depths: readonly [string, string, string]): Promise<void> {
  for (const [at, place] of (["inner", "middle", "outer"] as const).entries())
    await page.getByLabel(translate(`ui.tread.${place}`), { exact: true }).fill(depths[at] ?? "");
}

test("a reading beside the photos is provisional at once, a hint to the reviewer, and gone with the result", async ({
  browser,
  base,
}) => {
  const driver = await newDriver(base);
  const car = await newCar(base, driver);
  const { page, complaints } = await openAs(browser, base, driver, phone);
  const album = openAlbum("own-reading");
  await page.goto(`/app/consumer/${driver.userId}/tyre_scan/rl/${car}`);
  await takePhotos(page, async () => undefined);
  await page.getByText(translate("scan.own.add")).click();
  await typeDepths(page, ["4.5", "25", "2.8"]);
  const send = page.getByRole("button", { name: translate("capture.review.send", { count: 3 }) });
  await send.click();
  await expect(
    page.getByText(translate("scan.own.needDepth", { place: translate("ui.tread.middle"), most: 12 })).first(),
  ).toBeVisible();
  await typeDepths(page, ["4.5", "4.2", "2.8"]);
  await expect(page.getByText(translate("scan.own.means.replace_soon"))).toBeVisible();
  await album(page, "check");
  await expectUsable(page);
  await send.click();
  await expect(page).toHaveURL(/open_field=\d+/);
  await expect(page.getByRole("heading", { name: provisional })).toBeVisible();
  await expect(
    page.getByText(translate("scan.own.read.gauge", { inner: "4.5", middle: "4.2", outer: "2.8" })),
  ).toBeVisible();
  await album(page, "waiting");
  const scanId = Number(new URL(page.url()).searchParams.get("open_field"));

  const admin = await sessionOf(base, "admin");
  const reviewer = await openAs(browser, base, admin, desktop);
  await reviewer.page.goto(`/app/admin/${admin.userId}/admin_scan_status/${scanId}`);
  const hint = reviewer.page.getByText(translate("office.review.own.title"));
  await expect(hint).toBeVisible();
  await expect(reviewer.page.getByText(translate("office.review.own.hint"))).toBeHidden();
  await expect(reviewer.page.getByLabel(translate("office.review.place.inner"))).toHaveValue("");
  await hint.click();
  await expect(reviewer.page.getByText(translate("office.review.own.hint"))).toBeVisible();
  await album(reviewer.page, "reviewer");

  const { version } = await clientOf(base, admin.token).call("getScanById", { params: { id: String(scanId) } });
  await clientOf(base, admin.token).call("updateTread", {
    body: { scan_id: scanId, depths: { inner_mm: 4, middle_mm: 4, outer_mm: 3.2 }, version },
  });
  await expect(page.getByRole("heading", { name: provisional })).toHaveCount(0);
  await expect(page.getByText(translate("scan.result.how.review", { plusMinus: "0.5" }))).toBeVisible();
  expect(complaints).toEqual([]);
});

test("who cannot manage the camera types the depths and chooses a photo, and nothing is lost offline", async ({
  browser,
  base,
}) => {
  const driver = await newDriver(base);
  const car = await newCar(base, driver);
  const { page, context, complaints } = await openAs(browser, base, driver, phone);
  const album = openAlbum("by-hand-reading");
  await page.goto(`/app/consumer/${driver.userId}/make_scan/${car}?tyre=fr`);
  await page.getByRole("link", { name: translate("scan.own.byHand") }).click();
  await expect(page.getByRole("heading", { level: 1, name: translate("scan.own.hand.title") })).toBeVisible();
  const send = page.getByRole("button", { name: translate("scan.own.hand.send") });
  await send.click();
  await expect(page.getByText(translate("scan.own.hand.needPhoto")).first()).toBeVisible();
  await album(page, "problems");
  await expectUsable(page);
  await page.getByLabel(translate("scan.own.coin")).check();
  for (const place of ["inner", "middle", "outer"] as const)
    await page
      .getByRole("group", { name: translate("scan.own.band", { place: translate(`ui.tread.${place}`) }) })
      .getByLabel(translate(place === "outer" ? "scan.own.visible" : "scan.own.hidden"))
      .check();
  await expect(page.getByText(translate("scan.own.means.visible"))).toBeVisible();
  const [whole] = await treadPhotos();
  await page.locator("input[type=file]").setInputFiles(whole ?? []);
  await expect(page.getByRole("img", { name: translate("scan.own.hand.alt") })).toBeVisible();
  await album(page, "filled");
  await expectUsable(page);
  await context.setOffline(true);
  await send.click();
  await expect(page.getByText(translate("scan.sent.offline"))).toBeVisible();
  await expect(page.getByRole("heading", { name: provisional })).toBeVisible();
  await album(page, "offline");
  await context.setOffline(false);
  await expect(page).toHaveURL(/open_field=\d+/);
  await expect(page.getByRole("heading", { name: provisional })).toBeVisible();
  const client = clientOf(base, driver.token);
  const params = { id: String(driver.userId) };
  const { list } = await client.call("consumerGetScansListByConsumerId", { params, body: {} });
  expect(list).toHaveLength(1);
  expect(await client.call("consumerGetScanById", { params: { id: String(list[0]?.id) } })).toMatchObject({
    own_reading: { kind: "coin", inner_hidden: true, middle_hidden: true, outer_hidden: false },
    photos: [{ position: null }],
  });
  expect((await client.call("getConsumerCredit", { params })).balance).toBe(3);
  expect(complaints.filter((line) => !line.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([]);
});
