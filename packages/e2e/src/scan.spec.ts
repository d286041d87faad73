import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, expectUsable, settled, test } from "./harness.ts";
import { desktop, openAlbum, phone } from "./journey/actors.ts";
import { chooseTyre, findCar, throttleNetwork, saveCar, takePhotos } from "./journey/driver.ts";
import { letters, newCar, newDriver, openAs } from "./journey/newcomers.ts";
import { palletPhoto, treadPhotos } from "./tread-photos.ts";
import { makeTyreVideo } from "./tyre-video.ts";
import { translate } from "./words.ts";

const tyre = translate("ui.position.rear_right");

test("a car that the register does not know is typed in by hand", async ({ browser, base }) => {
  const driver = await newDriver(base);
  const { page, complaints } = await openAs(browser, base, driver, phone);
  const album = openAlbum("by-hand");
  const plate = `AB12 ${letters(3)}`;
  await page.goto(`/app/consumer/${driver.userId}/consumer_vehicles?add=1`);
  await findCar(page, plate);
  await expect(page.getByText(translate("driver.cars.notFound", { plate }))).toBeVisible();
  await album(page, "not-found");
  await page.getByRole("button", { name: translate("driver.cars.byHand") }).click();
  await page.getByLabel(translate("driver.cars.brand")).fill("Morgan");
  const size = page.getByLabel(translate("driver.cars.size"), { exact: true });
  await size.fill("205-55");
  await page.getByRole("button", { name: translate("driver.cars.save") }).click();
  await expect(page.getByText(translate("base.field.tyre_size")).first()).toBeVisible();
  await size.fill("205/55 R16 91V");
  await expect(
    page.getByText(translate("driver.cars.sizeUnderstood", { size: "205/55 R16 91V", width: 205, rim: 16 })),
  ).toBeVisible();
  await album(page, "typed");
  await expectUsable(page);
  await saveCar(page, "12,300");
  await expect(page.getByRole("heading", { level: 1, name: translate("scan.choose.title") })).toBeVisible();
  await expect(page.getByRole("button", { name: translate("ui.position.front_left") })).toBeVisible();
  expect(complaints).toEqual([]);
});

test("on a desktop the scan says that it needs a phone", async ({ browser, base }) => {
  const driver = await newDriver(base);
  const car = await newCar(base, driver);
  const { page, complaints } = await openAs(browser, base, driver, desktop);
  for (const path of [`make_scan/${car}`, `tyre_scan/fl/${car}`]) {
    await page.goto(`/app/consumer/${driver.userId}/${path}`);
    await expect(page.getByText("The ability to scan only from a mobile device", { exact: true })).toBeVisible();
    await expect(page.getByRole("img", { name: translate("scan.handover.qr") })).toBeVisible();
    await expectUsable(page);
  }
  await openAlbum("desktop")(page, "scan");
  expect(complaints).toEqual([]);
});

test("a page that is closed in the middle of the photos loses nothing", async ({ browser, base }) => {
  const driver = await newDriver(base);
  const car = await newCar(base, driver);
  const actor = await openAs(browser, base, driver, phone);
  const { page, context, complaints } = actor;
  await page.goto(`/app/consumer/${driver.userId}/make_scan/${car}`);
  await chooseTyre(page, tyre);
  await throttleNetwork(actor);
  await takePhotos(page, async () => undefined);
  await page.getByRole("button", { name: translate("capture.review.send", { count: 3 }) }).click();
  await expect(page.getByText(/^[1-8]\d% sent$/)).toBeVisible();
  await page.close();
  const again = await context.newPage();
  const wentOnAt: number[] = [];
  again.on("request", (request) => {
    if (request.method() === "PATCH") wentOnAt.push(Number(request.headers()["upload-offset"]));
  });
  await again.goto(`/app/consumer/${driver.userId}/tyre_scans_list`);
  await expect(again.getByText(translate("scan.state.reading")).first()).toBeVisible();
  await expect(again.getByText(translate("scan.sent.sending"))).toHaveCount(0);
  expect(Math.max(...wentOnAt), "the sending went on where it was").toBeGreaterThan(0);
  await settled(again);
  expect(complaints).toEqual([]);
});

test("a photo in the dark is doubted on the phone", async ({ playwright, launchOptions, base }) => {
  const film = join(tmpdir(), "treadclub-tyre-dark.y4m");
  await makeTyreVideo(film, { dark: true });
  const args = (launchOptions.args ?? []).map((arg) =>
    arg.startsWith("--use-file-for-fake-video-capture=") ? `--use-file-for-fake-video-capture=${film}` : arg,
  );
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  try {
    const driver = await newDriver(base);
    const car = await newCar(base, driver);
    const { page, complaints } = await openAs(browser, base, driver, { ...phone, baseURL: base });
    await page.goto(`/app/consumer/${driver.userId}/tyre_scan/fl/${car}`);
    await expect(page.getByText(translate("capture.hint.too_dark"))).toBeVisible();
    await page
      .getByRole("button", { name: translate("capture.take", { shot: translate("capture.shot.whole") }) })
      .click();
    await expect(page.getByRole("heading", { name: translate("capture.quality.title") })).toBeVisible();
    await expect(page.getByText(translate("capture.quality.too_dark"))).toBeVisible();
    await openAlbum("dark")(page, "doubted");
    await expectUsable(page);
    await page.getByRole("button", { name: translate("capture.quality.retake") }).click();
    await expect(page.getByLabel(translate("capture.view"))).toBeVisible();
    expect(complaints).toEqual([]);
  } finally {
    await browser.close();
  }
});

test("without a camera the phone's own one is offered", async ({ browser, base }) => {
  const driver = await newDriver(base);
  const car = await newCar(base, driver);
  const { page } = await openAs(browser, base, driver, phone);
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("No", "NotAllowedError"));
  });
  await page.goto(`/app/consumer/${driver.userId}/tyre_scan/fl/${car}`);
  await expect(page.getByText(translate("capture.trouble.denied"))).toBeVisible();
  await expect(page.getByText(translate("capture.phone"), { exact: true })).toBeVisible();
  await openAlbum("denied")(page, "camera");
  await expectUsable(page);
  const [whole, inner] = await treadPhotos();
  const choose = (photo = whole) =>
    page
      .locator("input[type=file]")
      .first()
      .setInputFiles(photo ?? []);
  await choose();
  await expect(page.getByRole("button", { name: translate("capture.check", { count: 1 }) })).toBeVisible();
  await choose();
  await expect(page.getByRole("heading", { name: translate("capture.quality.subject") })).toBeVisible();
  await expect(page.getByText(translate("capture.quality.same_photo"))).toBeVisible();
  await page.getByRole("button", { name: translate("capture.quality.retake") }).click();
  await choose(await palletPhoto());
  await expect(page.getByText(translate("capture.quality.no_tyre"))).toBeVisible();
  await openAlbum("denied")(page, "no-tyre");
  await expectUsable(page);
  await page.getByRole("button", { name: translate("capture.quality.anyway") }).click();
  await expect(page.getByRole("button", { name: translate("capture.check", { count: 2 }) })).toBeVisible();
  await choose(inner);
  await expect(page.getByText(translate("capture.review.doubted"))).toHaveCount(1);
});
