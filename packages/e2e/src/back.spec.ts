import type { Page } from "@playwright/test";
import { clientOf, type Session } from "./accounts.ts";
import { fillDetails, newPerson, press } from "./entry/people.ts";
import { expect, test } from "./harness.ts";
import { openActor, phone } from "./journey/actors.ts";
import { answerAs } from "./journey/by-call.ts";
import { chooseTyre, findCar, nextStep } from "./journey/driver.ts";
import { letters, newCar, newDriver, openAs } from "./journey/newcomers.ts";
import { translate } from "./words.ts";

/** "Back" on the screen and the browser's own lead to the step before, and lose nothing. */

const plate = "UT17 FTR";
const isThis = (page: Page) => page.getByRole("heading", { name: translate("driver.cars.isThis") });
const plateField = (page: Page) => page.getByLabel(translate("ui.plate.field"));
const mileage = (page: Page) => page.getByLabel(translate("driver.cars.mileage"));
const back = (page: Page): Promise<void> =>
  page.getByRole("link", { name: translate("ui.page.back"), exact: true }).click();

/** Finds the car, confirms it and gives its mileage, which is still there after a step back. */
async function enterCar(page: Page): Promise<void> {
  await findCar(page, plate);
  await press(page, translate("driver.cars.yes"));
  await mileage(page).fill("52000");
  await back(page);
  await expect(isThis(page)).toBeVisible();
  await page.goForward();
  await expect(mileage(page)).toHaveValue("52000");
}

test("adding a car goes back step by step", async ({ browser, base }) => {
  const driver = await newDriver(base);
  const { page, complaints } = await openAs(browser, base, driver, phone);
  const cars = `/app/consumer/${driver.userId}/consumer_vehicles`;
  await page.goto(cars);
  await page
    .getByRole("link", { name: translate("driver.cars.add") })
    .first()
    .click();
  await enterCar(page);
  await page.reload();
  await expect(mileage(page)).toHaveValue("52000");
  await back(page);
  await expect(isThis(page)).toBeVisible();
  await page.goBack();
  await expect(mileage(page)).toHaveValue("52000");
  await page.goBack();
  await expect(isThis(page)).toBeVisible();
  await page.goBack();
  await expect(plateField(page)).toHaveValue(plate);
  await back(page);
  await expect(page).toHaveURL(new RegExp(`${cars}$`));

  await page
    .getByRole("link", { name: translate("driver.cars.add") })
    .first()
    .click();
  await findCar(page, "QR19 ZZX");
  await press(page, translate("driver.cars.byHand"));
  await page.getByLabel(translate("driver.cars.brand")).fill("Ford");
  await back(page);
  await expect(plateField(page)).toHaveValue("QR19 ZZX");
  await page.goForward();
  await expect(page.getByLabel(translate("driver.cars.brand"))).toHaveValue("Ford");
  await page.goto(`${cars}?add=1&step=confirm`);
  await expect(page.getByLabel(translate("driver.cars.brand"))).toHaveValue("Ford");
  expect(complaints).toEqual([]);
});

test("Back from a car that was saved leads to where adding it began", async ({ browser, base }) => {
  const driver = await newDriver(base);
  const { page, complaints } = await openAs(browser, base, driver, phone);
  const cars = `/app/consumer/${driver.userId}/consumer_vehicles`;
  await page.goto(cars);
  await page
    .getByRole("link", { name: translate("driver.cars.add") })
    .first()
    .click();
  await findCar(page, `QR19 ${letters(3)}`);
  await press(page, translate("driver.cars.byHand"));
  await page.getByLabel(translate("driver.cars.brand")).fill("Ford");
  await page.getByLabel(translate("driver.cars.size"), { exact: true }).fill("205/55 R16 91V");
  await press(page, translate("driver.cars.save"));
  await expect(page).toHaveURL(/\/make_scan\/\d+$/);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${cars}$`));
  expect(complaints).toEqual([]);
});

test("a visitor's car and the sign-up go back step by step", async ({ browser }) => {
  const { page, complaints } = await openActor(browser, phone);
  await page.goto("/app/consumer/add_vehicle");
  await enterCar(page);
  await press(page, translate("entry.signUp.carKeep"));
  await expect(page.getByRole("link", { name: translate("entry.signUp.carSignUp") })).toBeVisible();
  await page.goBack();
  await expect(isThis(page)).toBeVisible();
  await page.goForward();
  await page.getByRole("link", { name: translate("entry.signUp.carSignUp") }).click();
  const person = newPerson("Bea");
  await fillDetails(page, person);
  await press(page, translate("entry.signUp.next"));
  await page.getByLabel(translate("entry.signUp.marketing")).check();
  await back(page);
  await expect(page.getByLabel(translate("entry.signUp.email"), { exact: true })).toHaveValue(person.email);
  await expect(page.getByLabel(translate("entry.signUp.password"), { exact: true })).toHaveValue(person.password);
  await page.goForward();
  await expect(page.getByLabel(translate("entry.signUp.marketing"))).toBeChecked();
  expect(complaints).toEqual([]);
});

test("a scan, a request and a booking go back step by step", async ({ browser, base }) => {
  const driver = await newDriver(base);
  const car = await newCar(base, driver);
  const { page, complaints } = await openAs(browser, base, driver, phone);
  const own = `/app/consumer/${driver.userId}`;
  const front = translate("ui.position.front_left");

  await test.step("the camera leads back to the tyre that was chosen", async () => {
    await page.goto(`${own}/make_scan/${car}`);
    for (const leave of [() => back(page), () => page.goBack()]) {
      const camera = page.getByRole("link", { name: translate("scan.choose.go", { tyre: front }) });
      await ((await camera.count()) === 0 ? chooseTyre(page, front) : camera.click());
      await expect(page.getByLabel(translate("capture.view"))).toBeVisible();
      await leave();
      await expect(camera).toBeVisible();
    }
  });

  await test.step("a request keeps what was chosen", async () => {
    await page.goto(`${own}/my_quotes?ask=1&vehicle_id=${car}&tyres=fl`);
    await page.getByLabel(translate("ui.tyre.premium")).check();
    await nextStep(page);
    await page.getByLabel("Forge Lane Tyres").check();
    await nextStep(page);
    await page.getByLabel(translate("driver.ask.message")).fill("Locking wheel nuts");
    await back(page);
    await expect(page.getByLabel("Forge Lane Tyres")).toBeChecked();
    await page.goBack();
    await expect(page.getByLabel(translate("ui.tyre.premium"))).toBeChecked();
    await page.goForward();
    await page.goForward();
    await expect(page.getByLabel(translate("driver.ask.message"))).toHaveValue("Locking wheel nuts");
    await press(page, translate("driver.ask.send", { count: 1 }));
    await expect(page.getByText(translate("driver.quotes.notYet"))).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`/make_scan/${car}`));
    await page.goForward();
    await expect(page.getByText(translate("driver.quotes.notYet"))).toBeVisible();
  });

  await test.step("a time that is held leads back to the times", async () => {
    await answerAs(base, car);
    await page.getByRole("link", { name: translate("driver.quotes.book") }).click();
    const times = page.getByRole("button", { name: /^\d\d:\d\d$/ });
    const held = page.getByText(translate("driver.book.held"));
    const day = page.locator("button[aria-pressed]:enabled").nth(1);
    await day.click();
    await times.first().click();
    await page.getByLabel(translate("driver.book.message")).fill("I’ll wait");
    for (const leave of [() => back(page), () => page.goBack()]) {
      await expect(held).toBeVisible();
      await leave();
      await expect(times.first()).toBeVisible();
      await expect(day).toHaveAttribute("aria-pressed", "true");
      await page.goForward();
    }
    await expect(page.getByLabel(translate("driver.book.message"))).toHaveValue("I’ll wait");
    await page.getByRole("button", { name: /^Book / }).click();
    await expect.poll(() => bookings(base, driver)).toBe(1);
  });
  expect(complaints).toEqual([]);
});

async function bookings(base: string, { token, userId }: Session): Promise<number> {
  const { list } = await clientOf(base, token).call("getBookingListByConsumerId", {
    params: { id: String(userId) },
    body: {},
  });
  return list.length;
}
