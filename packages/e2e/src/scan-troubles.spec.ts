import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page, Route } from "@playwright/test";
import { clientOf, type Session } from "./accounts.ts";
import { expect, expectUsable, test } from "./harness.ts";
import { phone } from "./journey/actors.ts";
import { chooseTyre, takePhotos } from "./journey/driver.ts";
import { openGate } from "./journey/gate.ts";
import { newCar, newDriver, openAs } from "./journey/newcomers.ts";
import { treadPhotos } from "./tread-photos.ts";
import { makeTyreVideo } from "./tyre-video.ts";
import { translate } from "./words.ts";

const front = translate("ui.position.front_left");
const rear = translate("ui.position.rear_right");
const noAlbum = async (): Promise<void> => undefined;

async function sendPhotos(page: Page): Promise<void> {
  await page.getByRole("button", { name: translate("capture.review.send", { count: 3 }) }).click();
}

async function openChoice(page: Page, { userId }: Session, car: number): Promise<void> {
  await page.goto(`/app/consumer/${userId}/make_scan/${car}`);
}

/** How many scans the server has of a driver, and how many credits are left. */
async function countOf(base: string, { token, userId }: Session): Promise<{ scans: number; credits: number }> {
  const client = clientOf(base, token);
  const params = { id: String(userId) };
  const [scans, credit] = await Promise.all([
    client.call("consumerGetScansListByConsumerId", { params, body: {} }),
    client.call("getConsumerCredit", { params }),
  ]);
  return { scans: scans.list.length, credits: credit.balance };
}

/** The network goes away the first time that a request fits, before or after the server has taken it. */
async function loseOnce(
  context: BrowserContext,
  path: RegExp,
  fits: (route: Route) => boolean,
  taken: "nothing" | "all",
): Promise<() => number> {
  let lost = 0;
  await context.route(path, async (route) => {
    if (lost > 0 || !fits(route)) return route.continue();
    lost += 1;
    if (taken === "all") await route.fetch();
    return route.abort("internetdisconnected");
  });
  return () => lost;
}

/** The bytes of the second of three photos. */
function isSecondPhoto(): (route: Route) => boolean {
  let photos = 0;
  return (route) => route.request().method() === "PATCH" && ++photos === 2;
}

test("a blurred photo is doubted on the phone", async ({ playwright, launchOptions, base }) => {
  const film = join(tmpdir(), "treadclub-tyre-blurred.y4m");
  await makeTyreVideo(film, { blurred: true });
  const args = (launchOptions.args ?? []).map((arg) =>
    arg.startsWith("--use-file-for-fake-video-capture=") ? `--use-file-for-fake-video-capture=${film}` : arg,
  );
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  try {
    const driver = await newDriver(base);
    const car = await newCar(base, driver);
    const { page, complaints } = await openAs(browser, base, driver, { ...phone, baseURL: base });
    await page.goto(`/app/consumer/${driver.userId}/tyre_scan/fl/${car}`);
    await page
      .getByRole("button", { name: translate("capture.take", { shot: translate("capture.shot.whole") }) })
      .click();
    await expect(page.getByText(translate("capture.quality.blurred"))).toBeVisible();
    await expectUsable(page);
    expect(complaints).toEqual([]);
  } finally {
    await browser.close();
  }
});

test("a phone without a camera takes photos from its files", async ({ browser, base }) => {
  const driver = await newDriver(base);
  const car = await newCar(base, driver);
  const { page } = await openAs(browser, base, driver, phone);
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("None", "NotFoundError"));
  });
  await page.goto(`/app/consumer/${driver.userId}/tyre_scan/fl/${car}`);
  await expect(page.getByText(translate("capture.trouble.missing"))).toBeVisible();
  await expectUsable(page);
  const [whole] = await treadPhotos();
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles(whole ?? []);
  await expect(page.getByRole("button", { name: translate("capture.check", { count: 1 }) })).toBeVisible();
});

test("a camera without a torch offers none", async ({ browser, base }) => {
  const driver = await newDriver(base);
  const car = await newCar(base, driver);
  const { page, complaints } = await openAs(browser, base, driver, phone);
  await openChoice(page, driver, car);
  await chooseTyre(page, front);
  await takePhotos(page, async () => {
    await expect(page.getByRole("button", { name: translate("capture.torch") })).toHaveCount(0);
  });
  expect(complaints).toEqual([]);
});

for (const [share, path, fits, taken] of [
  ["0", /\/uploads$/, (route: Route) => route.request().method() === "POST", "nothing"],
  ["50", /\/uploads\//, isSecondPhoto(), "nothing"],
  ["99", /\/create_tyre_scan/, () => true, "all"],
] as const)
  test(`a connection lost at ${share} % sends the scan once`, async ({ browser, base }) => {
    const driver = await newDriver(base);
    const car = await newCar(base, driver);
    const before = await countOf(base, driver);
    const { page, context } = await openAs(browser, base, driver, phone);
    const lost = await loseOnce(context, path, fits, taken);
    await openChoice(page, driver, car);
    await chooseTyre(page, front);
    await takePhotos(page, noAlbum);
    await sendPhotos(page);
    await expect(page.getByRole("heading", { name: translate("scan.sent.title") })).toBeVisible();
    expect(lost()).toBe(1);
    expect(await countOf(base, driver)).toEqual({ scans: 1, credits: before.credits - 1 });
  });

test("a photo whose bytes break off half-way is sent on from there", async ({ browser, base }) => {
  const gate = await openGate(base);
  try {
    const driver = await newDriver(base);
    const car = await newCar(base, driver);
    const before = await countOf(base, driver);
    const { page } = await openAs(browser, gate.url, driver, { ...phone, baseURL: gate.url });
    await openChoice(page, driver, car);
    await chooseTyre(page, front);
    // Photos go on their way as soon as they are taken.
    const broken = gate.breakUpload(2);
    await takePhotos(page, noAlbum);
    await sendPhotos(page);
    expect(await broken).toBeGreaterThan(1000);
    await expect(page.getByRole("heading", { name: translate("scan.sent.title") })).toBeVisible();
    expect(await countOf(base, driver)).toEqual({ scans: 1, credits: before.credits - 1 });
  } finally {
    await gate.close();
  }
});

test("where storage is full the page says so and sends the photos all the same", async ({ browser, base }) => {
  const driver = await newDriver(base);
  const car = await newCar(base, driver);
  const { page, complaints } = await openAs(browser, base, driver, phone);
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("Full", "QuotaExceededError");
    };
  });
  await openChoice(page, driver, car);
  await chooseTyre(page, front);
  await takePhotos(page, noAlbum);
  await expect(page.getByText(translate("capture.review.notKept"))).toBeVisible();
  await sendPhotos(page);
  await expect(page.getByRole("heading", { name: translate("scan.sent.title") })).toBeVisible();
  expect((await countOf(base, driver)).scans).toBe(1);
  expect(complaints).toEqual([]);
});

test("two phones of one driver send two tyres at once", async ({ browser, base }) => {
  const driver = await newDriver(base);
  const car = await newCar(base, driver);
  const before = await countOf(base, driver);
  const actors = await Promise.all([front, rear].map(() => openAs(browser, base, driver, phone)));
  for (const [n, { page }] of actors.entries()) {
    await openChoice(page, driver, car);
    await chooseTyre(page, n === 0 ? front : rear);
    await takePhotos(page, noAlbum);
  }
  await Promise.all(actors.map(({ page }) => sendPhotos(page)));
  for (const { page } of actors)
    await expect(page.getByRole("heading", { name: translate("scan.sent.title") })).toBeVisible();
  expect(await countOf(base, driver)).toEqual({ scans: 2, credits: before.credits - 2 });
  const [first, second] = actors.map(({ page }) => page.url());
  expect(first).not.toBe(second);
  for (const { complaints } of actors) expect(complaints).toEqual([]);
});
