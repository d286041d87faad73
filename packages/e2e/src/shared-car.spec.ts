import { formatPlate } from "@treadclub/rules";
import type { Page } from "@playwright/test";
import { clientOf } from "./accounts.ts";
import { expect, expectUsable, settled, test } from "./harness.ts";
import { desktop, phone } from "./journey/actors.ts";
import { confirm } from "./journey/admin.ts";
import { newCar, newDriver, openAs } from "./journey/newcomers.ts";
import { translate } from "./words.ts";

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test("a driver asks on the phone to share a car, later for the car itself; its owner answers at a desk", async ({
  browser,
  base,
}) => {
  const [owner, asker] = [await newDriver(base), await newDriver(base)];
  await newCar(base, owner);
  const { list } = await clientOf(base, owner.token).call("allUserVehicles", { params: { id: String(owner.userId) } });
  const number = list[0]?.number ?? "";
  const plate = formatPlate(number);
  const theirs = await openAs(browser, base, asker, phone);
  const hers = await openAs(browser, base, owner, desktop);
  const ask = async (wish: string): Promise<void> => {
    await theirs.page.goto("/app/consumer/consumer_vehicles?add=1");
    await settled(theirs.page);
    await theirs.page.getByLabel(/Registration number/).fill(number);
    await press(theirs.page, translate("driver.cars.find"));
    await expect(theirs.page.getByText(translate("driver.cars.known", { plate }))).toBeVisible();
    await expectUsable(theirs.page);
    await press(theirs.page, wish);
    await expect(theirs.page.getByText(translate("driver.share.sent", { plate }))).toBeVisible();
  };

  await ask(translate("driver.share.askShare"));
  await hers.page.goto("/app/consumer/consumer_vehicles");
  await settled(hers.page);
  await expect(hers.page.getByText(translate("driver.share.asksShare", { name: "Ravi", plate }))).toBeVisible();
  await expectUsable(hers.page);
  await press(hers.page, translate("driver.share.share"));
  await theirs.page.goto("/app/consumer/consumer_vehicles");
  await settled(theirs.page);
  await theirs.page.getByRole("link", { name: translate("driver.car.open") }).click();
  await expect(theirs.page.getByText(translate("driver.share.owner", { name: "Ravi" }))).toBeVisible();
  await expectUsable(theirs.page);

  await hers.page.getByRole("link", { name: translate("driver.car.open") }).click();
  await press(hers.page, translate("driver.share.end"));
  await confirm(hers.page, translate("driver.share.end"));
  await expect(hers.page.getByRole("heading", { name: translate("driver.share.title") })).toHaveCount(0);

  await ask(translate("driver.share.askOwner"));
  await hers.page.goto("/app/consumer/consumer_vehicles");
  await settled(hers.page);
  await press(hers.page, translate("driver.share.handOver"));
  await confirm(hers.page, translate("driver.share.handOver"));
  await expect(hers.page.getByText(translate("driver.cars.empty"))).toBeVisible();
  await theirs.page.goto("/app/consumer/consumer_vehicles");
  await settled(theirs.page);
  await expect(theirs.page.getByRole("link", { name: translate("driver.car.open") })).toBeVisible();
});
