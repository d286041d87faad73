import type { Page } from "@playwright/test";
import { clientOf, sessionOf } from "../accounts.ts";
import { desktop } from "../journey/actors.ts";
import { newDriver } from "../journey/newcomers.ts";
import { answer, press, summary, openAt, type MessageCase, type Stage } from "./stage.ts";

const driver = (base: string) => sessionOf(base, "driver");
const of = (stage: Stage): string => `/app/consumer/${stage.session?.userId}`;

const vouchers: MessageCase = {
  screen: "/app/consumer/{consumer_id}/discounts",
  raises: ["code must be entered", "valid code", "wrong code", "UNKNOWN_ERROR", "please try again", "404 as it is"],
  device: desktop,
  as: driver,
  play: async (stage) => {
    const { page } = stage;
    await openAt(page, `${of(stage)}/discounts`);
    await join(stage, "");
    await stage.shows("code must be entered");
    await join(stage, "AB?12");
    await stage.shows("valid code");
    await join(stage, "ZZZZZZZZ");
    await stage.shows("wrong code");
    await answer(page, "consumers/join_club", 500, "UNKNOWN_ERROR");
    await join(stage, "ZZZZZZZY");
    await stage.shows("UNKNOWN_ERROR", summary(stage));
    await stage.shows("please try again");
    await page.route("**/api/v1/consumers/join_club", (route) => route.fulfill({ status: 404, body: "<h1>no</h1>" }));
    await join(stage, "ZZZZZZZX");
    await stage.shows("404 as it is");
  },
};

export async function join({ page, translate }: Stage, code: string): Promise<void> {
  await page.getByLabel(translate("driver.vouchers.code")).fill(code);
  await press({ page }, translate("driver.vouchers.join"));
}

const addCar: MessageCase = {
  screen: "/app/consumer/{consumer_id}/consumer_vehicles?add=1",
  raises: ["valid vehicle registration", "vehicle not already registered", "a value is required"],
  device: desktop,
  as: newDriver,
  play: async (stage) => {
    const { page, base, translate } = stage;
    const find = async (plate: string): Promise<void> => {
      await page.getByLabel(translate("ui.plate.field")).fill(plate);
      await press(stage, translate("driver.cars.find"));
    };
    await openAt(page, `${of(stage)}/consumer_vehicles?add=1`);
    await find("1!");
    await stage.shows("valid vehicle registration");
    await find(await plateOfAnother(base));
    await stage.shows("vehicle not already registered");
    await find("QR19 ZZX");
    await press(stage, translate("driver.cars.byHand"));
    await press(stage, translate("driver.cars.save"));
    await stage.shows("a value is required");
  },
};

async function plateOfAnother(base: string): Promise<string> {
  const { token, userId } = await driver(base);
  const { list } = await clientOf(base, token).call("allUserVehicles", { params: { id: String(userId) } });
  return list[0]?.number ?? "";
}

const quote: MessageCase = {
  screen: "/app/consumer/{consumer_id}/my_quotes?ask=1",
  raises: ["at most 4 vouchers per quote"],
  device: desktop,
  as: driver,
  play: async (stage) => {
    const { page, ids, translate } = stage;
    await sixVouchers(page);
    const next = page.getByRole("button", { name: translate("driver.ask.next") });
    await openAt(page, `${of(stage)}/my_quotes?ask=1&vehicle_id=${ids.vehicle}&tyres=fl`);
    await page.getByLabel(translate("ui.tyre.premium")).check();
    await next.click();
    await page.locator("#ask-fitters input[type=checkbox]").first().check();
    await next.click();
    for (const at of [0, 1, 2, 3]) await page.locator("input[name=vouchers]:enabled").nth(at).check();
    await stage.shows("at most 4 vouchers per quote");
  },
};

/** Of those that the driver has, as many as it takes. */
const sixVouchers = (page: Page): Promise<unknown> =>
  page.route("**/api/v1/consumers/get_consumer_discounts/*", async (route) => {
    const response = await route.fetch();
    const { list } = await response.json();
    const six = Array.from({ length: 6 }, (_, n) => ({ ...list[0], id: 900_001 + n, by: "platform", state: "issued" }));
    await route.fulfill({ response, json: { list: six, total_count: 6 } });
  });

export const driverCases: readonly MessageCase[] = [vouchers, addCar, quote];
