import type { Page } from "@playwright/test";
import { clientOf, sessionOf, type Session } from "./accounts.ts";
import { expect, expectUsable, test } from "./harness.ts";
import { openAlbum, phone } from "./journey/actors.ts";
import { answerAs, readAs } from "./journey/by-call.ts";
import { bookFirstTime, chooseTyre, nextStep, takePhotos } from "./journey/driver.ts";
import { newCar, newDriver, openAs } from "./journey/newcomers.ts";
import { translate } from "./words.ts";

const position = "front_left";
const front = translate("ui.position.front_left");
const fitter = "Forge Lane Tyres";
const title = "Your front left tyre is below the legal limit (1.4 mm)";
const advice = "Don’t drive on it: have it checked or replaced.";
const law =
  "The law requires at least 1.6 mm across the central three quarters of the tread, all the way round. Driving on less can mean a fine of up to £2,500 and 3 penalty points for each tyre.";

test("a tyre below the legal limit comes first until a new one is fitted", async ({ browser, base }) => {
  const driver = await newDriver(base);
  const car = await newCar(base, driver);
  const { page, complaints } = await openAs(browser, base, driver, phone);
  const album = openAlbum("illegal-tyre");
  const shot = (name: string): Promise<void> => album(page, name);
  const home = `/app/consumer/${driver.userId}/dashboard`;
  const alert = page.getByRole("main").locator("section").filter({ hasText: title });

  await test.step("the driver sends photos, a reviewer reads 1.4 mm", async () => {
    await page.goto(`/app/consumer/${driver.userId}/make_scan/${car}`);
    await chooseTyre(page, front);
    await takePhotos(page, async () => undefined);
    await page.getByRole("button", { name: translate("capture.review.send", { count: 3 }) }).click();
    await expect(
      page.getByRole("heading", { name: "Sent. We’ll let you know when your result is ready" }),
    ).toBeVisible();
    await readAs(base, driver, [1.6, 1.4, 1.5]);
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    await expect(page.getByText(advice)).toBeVisible();
    await expect(page.getByText(law)).toBeVisible();
    await shot("result");
    await expectUsable(page);
  });

  await test.step("the home page says the same first, with the next step", async () => {
    await page.goto(home);
    await expect(alert.getByRole("heading", { name: title })).toBeVisible();
    await expect(alert.getByText(advice)).toBeVisible();
    await expect(alert.getByText(law)).toBeVisible();
    await expect(alert.getByRole("link", { name: "Book a free check" })).toBeVisible();
    expect(await page.getByRole("main").getByRole("heading", { level: 2 }).first().innerText()).toBe(title);
    await shot("home");
    await expectUsable(page);
  });

  await test.step("the driver asks a fitter, and the card says so", async () => {
    await alert.getByRole("link", { name: "Get quotes" }).click();
    await askFor(page, fitter);
    await page.goto(home);
    await expect(
      alert.getByText("We’ve asked 1 fitter for a quote. We’ll let you know when they reply."),
    ).toBeVisible();
    await expect(alert.getByRole("link", { name: "Book a free check" })).toHaveCount(0);
    await shot("asked");
  });

  await test.step("the quote that waits is linked at the tyre, without a reload", async () => {
    await answerAs(base, car);
    await expect(alert.getByText("1 quote is waiting for you.")).toBeVisible();
    const list = page
      .getByRole("listitem")
      .filter({ hasText: front })
      .filter({ hasText: "1 quote is waiting for you." });
    await expect(list.getByRole("link", { name: "Compare and book" })).toBeVisible();
    await shot("quote");
    await alert.getByRole("link", { name: "Compare and book" }).click();
    await bookFirstTime(page, shot);
    await page.goto(home);
    await expect(
      alert.getByText(/^You’ve asked Forge Lane Tyres for .+\. We’ll let you know when they confirm\.$/),
    ).toBeVisible();
  });

  await test.step("the fitter confirms", async () => {
    await confirmAs(base, driver);
    await expect(alert.getByText(/^New tyre booked for .+ at Forge Lane Tyres\.$/)).toBeVisible();
    await expect(alert.getByRole("link", { name: "See booking" })).toBeVisible();
    await shot("booked");
    await expectUsable(page);
  });

  await test.step("once it is fitted, the tyre is new", async () => {
    await fitInBrowser(page);
    await page.reload();
    await expect(page.getByRole("heading", { name: "Your front left tyre is new" })).toBeVisible();
    await expect(page.getByText(/: scan it to start its history\.$/)).toBeVisible();
    await expect(page.getByRole("heading", { name: title })).toHaveCount(0);
    await expect(page.getByText("new: not scanned")).toBeVisible();
    await shot("new");
    await expectUsable(page);
    await page.getByRole("link", { name: "Scan new tyre" }).click();
    await expect(page.getByRole("link", { name: translate("scan.choose.go", { tyre: front }) })).toBeVisible();
  });

  expect(complaints).toEqual([]);
});

/** Asks for one tyre like those on the car. */
async function askFor(page: Page, company: string): Promise<void> {
  await page.getByLabel(translate("ui.tyre.premium")).check();
  await nextStep(page);
  await page.getByLabel(company).check();
  await nextStep(page);
  await page.getByRole("button", { name: translate("driver.ask.send", { count: 1 }) }).click();
  await expect(page.getByText(translate("driver.quotes.notYet"))).toBeVisible();
}

async function confirmAs(base: string, driver: Session): Promise<void> {
  const { list } = await clientOf(base, driver.token).call("getBookingListByConsumerId", {
    params: { id: String(driver.userId) },
    body: {},
  });
  const owner = clientOf(base, (await sessionOf(base, "owner")).token);
  await owner.call("acceptedBooking", { params: { id: String(list[0]?.id ?? 0) }, body: {} });
}

/** A fitter can mark a fitting as done once its time has come, which is days away: the browser is told what the server says then. */
async function fitInBrowser(page: Page): Promise<void> {
  await page.route("**/consumers/all_user_vehicles/*", async (route) => {
    const response = await route.fetch();
    const reply: { list: { tyres: { position: string }[] }[] } = await response.json();
    for (const { tyres } of reply.list)
      for (const tyre of tyres.filter((one) => one.position === position))
        Object.assign(tyre, {
          scan_id: null,
          state: null,
          results: [],
          minimum_mm: null,
          scanned_at: null,
          fitted_at: new Date().toISOString(),
        });
    await route.fulfill({ response, json: reply });
  });
  await page.route("**/get_booking_list_by_consumer_id/*", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { list: [], total_count: 0 } });
  });
}
