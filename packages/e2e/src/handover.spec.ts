import type { Browser, Page } from "@playwright/test";
import type { Session } from "./accounts.ts";
import { expect, expectUsable, test } from "./harness.ts";
import { desktop, openActor, openAlbum, phone } from "./journey/actors.ts";
import { chooseTyre, takePhotos } from "./journey/driver.ts";
import { newCar, newDriver, openAs } from "./journey/newcomers.ts";
import { translate } from "./words.ts";

const tyre = translate("ui.position.rear_right");
const name = "Ravi";

/** The scan step on a desktop, and the key that it shows. */
async function openOnComputer(browser: Browser, base: string, driver: Session, car: number, step = `make_scan/${car}`) {
  const computer = await openAs(browser, base, driver, desktop);
  const saved = computer.page.waitForResponse((response) => response.url().endsWith("/storage/save"));
  await computer.page.goto(`/app/consumer/${driver.userId}/${step}`);
  const { link, short_code }: { link: string; short_code: string } = await (await saved).json();
  await expect(computer.page.getByText(`${short_code.slice(0, 4)} ${short_code.slice(4)}`)).toBeVisible();
  return { ...computer, link, code: short_code };
}

const here = (page: Page): string => new URL(page.url()).pathname + new URL(page.url()).search;

test("a desktop hands the scan over to the phone by its link, and follows it", async ({ browser, base }) => {
  const driver = await newDriver(base);
  const car = await newCar(base, driver);
  const computer = await openOnComputer(browser, base, driver, car);
  const album = openAlbum("handover");
  await expect(computer.page.getByText("The ability to scan only from a mobile device", { exact: true })).toBeVisible();
  await expect(computer.page.getByRole("img", { name: translate("scan.handover.qr") })).toBeVisible();
  await expectUsable(computer.page);
  await album(computer.page, "desk");
  const hand = await openActor(browser, phone);
  await hand.page.goto(computer.link);
  await expect(hand.page.getByRole("heading", { name: translate("entry.continue.ask", { name }) })).toBeVisible();
  expect(here(hand.page)).toBe("/app/continue");
  await expectUsable(hand.page);
  await album(hand.page, "question");
  await hand.page.getByRole("button", { name: translate("entry.continue.yes", { name }) }).click();
  await hand.page.waitForURL((url) => url.pathname === `/app/consumer/${driver.userId}/make_scan/${car}`);
  await expect(computer.page.getByText(translate("scan.handover.taken"))).toBeVisible();
  await album(computer.page, "taken");
  await chooseTyre(hand.page, tyre);
  await takePhotos(hand.page, async () => undefined);
  await hand.page.getByRole("button", { name: translate("capture.review.send", { count: 3 }) }).click();
  await expect(hand.page.getByRole("heading", { name: translate("scan.sent.title") })).toBeVisible();
  await expect(computer.page.getByRole("link", { name: tyre })).toBeVisible();
  await album(computer.page, "arrived");
  await expectUsable(computer.page);
  await hand.page.goto(computer.link);
  await expect(hand.page.getByText(translate("entry.continue.ended"))).toBeVisible();
  expect([...computer.complaints, ...hand.complaints]).toEqual([]);
});

test("the short code is typed on the phone", async ({ browser, base }) => {
  const driver = await newDriver(base);
  const car = await newCar(base, driver);
  const computer = await openOnComputer(browser, base, driver, car);
  const hand = await openActor(browser, phone);
  await hand.page.goto("/app/continue");
  const field = hand.page.getByLabel(translate("entry.continue.code"));
  await field.fill("abc");
  await hand.page.getByRole("button", { name: translate("entry.shared.go") }).click();
  await expect(hand.page.getByText(translate("entry.continue.codeWrong")).first()).toBeVisible();
  await field.fill(`${computer.code.slice(0, 4).toLowerCase()} ${computer.code.slice(4).toLowerCase()}`);
  await hand.page.getByRole("button", { name: translate("entry.shared.go") }).click();
  await hand.page.getByRole("button", { name: translate("entry.continue.yes", { name }) }).click();
  await hand.page.waitForURL((url) => url.pathname === `/app/consumer/${driver.userId}/make_scan/${car}`);
  await expect(computer.page.getByText(translate("scan.handover.taken"))).toBeVisible();
  await computer.page.getByRole("button", { name: translate("scan.handover.again") }).click();
  await expect(computer.page.getByRole("img", { name: translate("scan.handover.qr") })).toBeVisible();
  expect([...computer.complaints, ...hand.complaints]).toEqual([]);
});

test("a desktop opened at the camera follows the phone, too", async ({ browser, base }) => {
  const driver = await newDriver(base);
  const car = await newCar(base, driver);
  const computer = await openOnComputer(browser, base, driver, car, `tyre_scan/fl/${car}`);
  const hand = await openActor(browser, phone);
  await hand.page.goto(computer.link);
  await hand.page.getByRole("button", { name: translate("entry.continue.yes", { name }) }).click();
  await expect(computer.page.getByText(translate("scan.handover.taken"))).toBeVisible();
  expect([...computer.complaints, ...hand.complaints]).toEqual([]);
});

test("somebody else is asked first, and stays who they are when it is not them", async ({ browser, base }) => {
  const [driver, other] = [await newDriver(base), await newDriver(base)];
  const car = await newCar(base, driver);
  const computer = await openOnComputer(browser, base, driver, car);
  const hand = await openAs(browser, base, other, phone);
  await hand.page.goto(computer.link);
  await expect(hand.page.getByText(translate("entry.continue.signsOut", { name }))).toBeVisible();
  await hand.page.getByRole("button", { name: translate("entry.continue.no") }).click();
  await hand.page.waitForURL((url) => url.pathname !== "/app/continue");
  const kept = await hand.page.evaluate(() => localStorage.getItem("user"));
  expect(JSON.parse(kept ?? "{}")).toMatchObject({ id: other.userId });
  expect(here(hand.page)).not.toContain("restore_token");
  await hand.page.goto(computer.link);
  await hand.page.getByRole("button", { name: translate("entry.continue.yes", { name }) }).click();
  await hand.page.waitForURL((url) => url.pathname === `/app/consumer/${driver.userId}/make_scan/${car}`);
  expect([...computer.complaints, ...hand.complaints]).toEqual([]);
});
