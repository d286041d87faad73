import type { Page } from "@playwright/test";
import { expect } from "../harness.ts";
import { translate } from "../words.ts";
import type { Actor } from "./actors.ts";

export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
}

/** From the club's QR to the account. */
export async function signUpInClub(page: Page, person: Person): Promise<void> {
  await page.getByRole("link", { name: translate("entry.clubQr.signUp") }).click();
  await page.getByLabel(translate("entry.signUp.firstName")).fill(person.firstName);
  await page.getByLabel(translate("entry.signUp.lastName")).fill(person.lastName);
  await page.getByLabel(translate("entry.signUp.email")).fill(person.email);
  await page.getByLabel(translate("entry.signUp.password"), { exact: true }).fill(person.password);
  await page.getByRole("button", { name: translate("entry.signUp.next"), exact: true }).click();
  await page.getByLabel(translate("entry.signUp.agree")).check();
}

export const finishSignUp = (page: Page): Promise<void> =>
  page.getByRole("button", { name: translate("entry.signUp.submit") }).click();

/** Asks the register for a number plate. */
export async function findCar(page: Page, plate: string): Promise<void> {
  await page.getByLabel(translate("ui.plate.field")).fill(plate);
  await page.getByRole("button", { name: translate("driver.cars.find") }).click();
}

export async function saveCar(page: Page, mileage: string): Promise<void> {
  await page.getByLabel(translate("driver.cars.mileage")).fill(mileage);
  await page.getByRole("button", { name: translate("driver.cars.save") }).click();
}

/** The tyre on the picture of the car. */
export async function chooseTyre(page: Page, tyre: string): Promise<void> {
  await page.getByRole("button", { name: tyre }).click();
  await page.getByRole("link", { name: translate("scan.choose.go", { tyre }) }).click();
}

/** Three photos, each judged on the phone. */
export async function takePhotos(page: Page, shot: (name: string) => Promise<void>): Promise<void> {
  await expect(page.getByLabel(translate("capture.view"))).toBeVisible();
  for (const [n, slot] of (["whole", "inner", "outer"] as const).entries()) {
    await expect(page.getByText(translate(`capture.how.${slot}`))).toBeVisible();
    await page
      .getByRole("button", { name: translate("capture.take", { shot: translate(`capture.shot.${slot}`) }) })
      .click();
    if (n === 0) await shot("camera");
    if (n < 2)
      await expect(page.getByRole("button", { name: translate("capture.check", { count: n + 1 }) })).toBeVisible();
  }
  await expect(page.getByRole("heading", { name: translate("scan.check.title") })).toBeVisible();
}

const slowBytesPerSecond = 24_000;

/** As at the edge of the network: photos leave the phone slowly. Answers how to come back to a good place. */
export async function throttleNetwork({ context, page }: Actor): Promise<() => Promise<void>> {
  const wire = await context.newCDPSession(page);
  const speed = (uploadThroughput: number) =>
    wire.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await wire.send("Network.enable");
  await speed(slowBytesPerSecond);
  return async () => {
    await speed(-1);
    await wire.detach();
  };
}

/** Hands in; the connection goes away in the middle of the photos, and comes back. Answers where the sending went on. */
export async function handInDuringOutage(
  { context, page }: Actor,
  goBack: () => Promise<void>,
  shot: (name: string) => Promise<void>,
): Promise<number[]> {
  const offsets: number[] = [];
  page.on("request", (request) => {
    if (request.method() === "PATCH") offsets.push(Number(request.headers()["upload-offset"]));
  });
  await page.getByRole("button", { name: translate("capture.review.send", { count: 3 }) }).click();
  await expect(page.getByText(/^[1-8]\d% sent$/)).toBeVisible();
  await shot("sending");
  await context.setOffline(true);
  await expect(page.getByText(translate("scan.sent.offline"))).toBeVisible();
  await shot("no-connection");
  offsets.length = 0;
  await goBack();
  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: translate("scan.sent.title") })).toBeVisible();
  return offsets;
}

/** The steps of a request for prices, from the result of a scan. */
export async function askForPrice(
  page: Page,
  fitter: string,
  voucher: string,
  shot: (name: string) => Promise<void>,
): Promise<void> {
  await page.getByRole("link", { name: translate("scan.result.ask") }).click();
  await page.getByLabel(translate("ui.tyre.premium")).check();
  await shot("ask-tyres");
  await nextStep(page);
  await page.getByLabel(fitter).check();
  await shot("ask-fitters");
  await nextStep(page);
  await page.getByLabel(voucher).check();
  await shot("ask-check");
  await page.getByRole("button", { name: translate("driver.ask.send", { count: 1 }) }).click();
  await expect(page.getByText(translate("driver.quotes.notYet"))).toBeVisible();
}

/** To the next step of a request; on the first its button names the size. */
export const nextStep = (page: Page): Promise<void> =>
  page.getByRole("button", { name: translate("driver.ask.next") }).click();

/** A free time of the fitter, held while the rest is looked at. */
export async function bookFirstTime(page: Page, shot: (name: string) => Promise<void>): Promise<void> {
  await page.getByRole("link", { name: translate("driver.quotes.book") }).click();
  const time = page.getByRole("button", { name: /^\d\d:\d\d$/ }).first();
  await time.waitFor();
  await shot("choose-time");
  await time.click();
  await expect(page.getByText(translate("driver.book.held"))).toBeVisible();
  await shot("time-held");
  await page.getByRole("button", { name: /^Book / }).click();
  await page.waitForURL(/open_field_type=booking/);
}
