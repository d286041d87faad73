import type { Locator, Page } from "@playwright/test";
import { clientOf, sessionOf } from "./accounts.ts";
import { expect, expectUsable, settled, test } from "./harness.ts";
import { desktop, openAlbum, phone } from "./journey/actors.ts";
import { newCar, newDriver, openAs } from "./journey/newcomers.ts";
import { takeShots } from "./journey/sidewall.ts";
import { translate } from "./words.ts";

const front = translate("ui.position.front_left");
/** A field of the form, optional or not. */
const field = (page: Page, name: "size" | "dot" | "make"): Locator =>
  page.getByRole("textbox", { name: translate(`scan.sidewall.field.${name}`) });

test("a driver scans a sidewall, a reviewer reads it, the driver learns its age", async ({ browser, base }) => {
  const driver = await newDriver(base);
  const car = await newCar(base, driver);
  const { page, complaints } = await openAs(browser, base, driver, phone);
  const album = openAlbum("sidewall");
  await page.goto(`/app/consumer/make_sidewall_scan`);
  await page.getByRole("button", { name: front }).click();
  await album(page, "choose");
  await expectUsable(page);
  await page.getByRole("link", { name: /^Scan sidewall/ }).click();
  await takeShots(page, ["size", "dot"], () => album(page, "camera"));
  await expect(page.getByRole("heading", { name: translate("scan.check.title") })).toBeVisible();

  await page.getByText(translate("scan.sidewall.type.title")).click();
  await field(page, "size").fill("205/55 R16 88V");
  await expect(page.getByText(translate("scan.sidewall.read.load", { index: 88, kg: "560" }))).toBeVisible();
  await field(page, "dot").fill("5418");
  await page.getByRole("button", { name: translate("capture.review.send", { count: 2 }) }).click();
  await expect(
    page.getByText(translate("scan.sidewall.problem.week_out_of_range", { detail: "54" })).first(),
  ).toBeVisible();
  await album(page, "problem");
  await expectUsable(page);
  await field(page, "dot").fill("1215");
  await album(page, "typed");
  await page.getByRole("button", { name: translate("capture.review.send", { count: 2 }) }).click();
  await expect(page.getByRole("heading", { name: translate("scan.sent.title") })).toBeVisible();

  const own = await clientOf(base, driver.token).call("consumerGetScansListByConsumerId", {
    params: { id: String(driver.userId) },
    body: {},
  });
  const scanId = own.list[0]?.id ?? 0;
  const admin = await sessionOf(base, "admin");
  const reviewer = await openAs(browser, base, admin, desktop);
  await reviewer.page.goto(`/app/admin/${admin.userId}/admin_scan_status/${scanId}`);
  await settled(reviewer.page);
  await expect(reviewer.page.getByText(translate("scan.sidewall.review.typed"))).toBeVisible();
  await expect(field(reviewer.page, "dot")).toHaveValue("1215");
  await expect(
    reviewer.page.getByText(translate("scan.sidewall.warn.load_too_low", { found: "88", expected: "91" })),
  ).toBeVisible();
  await openAlbum("sidewall-review")(reviewer.page, "form");
  await expectUsable(reviewer.page);
  await field(reviewer.page, "make").fill("Dunlop");
  await reviewer.page.keyboard.press("Control+Enter");
  await expect(reviewer.page.getByText(translate("office.review.completed"))).toBeVisible();
  await openAlbum("sidewall-review")(reviewer.page, "outcome");

  await expect(page.getByRole("heading", { name: translate("scan.sidewall.verdict.change_tyre") })).toBeVisible();
  await expect(page.getByText("Dunlop")).toBeVisible();
  await expect(page.getByText(/^Made .*2015: 1\d years old$/)).toBeVisible();
  await album(page, "result");
  await expectUsable(page);
  await page.goto(`/app/consumer/${driver.userId}/make_scan/${car}`);
  await expect(page.getByRole("link", { name: translate("scan.sidewall.way.go") })).toBeVisible();
  expect([...complaints, ...reviewer.complaints]).toEqual([]);
});

test("a staggered car gets photos of both axles, taken without a network and sent by themselves", async ({
  browser,
  base,
}) => {
  const driver = await newDriver(base);
  const staggered = { tyre_size: "225/40 R18", rear_tyre_size: "255/35 R18" };
  const car = await newCar(base, driver, staggered);
  const { page, context, complaints } = await openAs(browser, base, driver, phone);
  await page.goto(`/app/consumer/${driver.userId}/make_sidewall_scan?vehicle_id=${car}&tyre=rl`);
  await expect(page.getByText(/^Your front and rear tyres are different sizes/)).toBeVisible();
  await openAlbum("sidewall-pair")(page, "choose");
  await page.getByRole("link", { name: translate("scan.sidewall.choose.goPair") }).click();
  await expect(page.getByLabel(translate("capture.view"))).toBeVisible();
  await context.setOffline(true);
  await takeShots(page, ["frontSize", "frontDot", "rearSize", "rearDot"]);
  await page.getByRole("button", { name: translate("capture.review.send", { count: 4 }) }).click();
  await expect(page.getByText(translate("scan.sent.offline"))).toBeVisible();
  await openAlbum("sidewall-pair")(page, "offline");
  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: translate("scan.sent.title") })).toBeVisible();
  const own = await clientOf(base, driver.token).call("consumerGetScansListByConsumerId", {
    params: { id: String(driver.userId) },
    body: {},
  });
  expect(own.list).toHaveLength(1);
  const scan = await clientOf(base, driver.token).call("consumerGetScanById", {
    params: { id: String(own.list[0]?.id) },
  });
  expect(scan.photos.map(({ position }) => position)).toEqual(["front_left", "front_left", "rear_left", "rear_left"]);
  expect(complaints.filter((complaint) => !/ERR_INTERNET_DISCONNECTED|Failed to fetch/.test(complaint))).toEqual([]);
});
