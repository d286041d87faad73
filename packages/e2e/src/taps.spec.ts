import type { Page } from "@playwright/test";
import { clientOf, sessionOf, storageOf, type Session } from "./accounts.ts";
import { fillDetails, newPerson, press } from "./entry/people.ts";
import { expect, settled, test } from "./harness.ts";
import { openActor, phone, type Actor } from "./journey/actors.ts";
import { confirm } from "./journey/admin.ts";
import { answerAs, readAs } from "./journey/by-call.ts";
import { openTapCount, type Effort } from "./journey/count-taps.ts";
import { bookFirstTime, chooseTyre, findCar, nextStep, takePhotos } from "./journey/driver.ts";
import { newCar, newDriver, openAs } from "./journey/newcomers.ts";
import { translate } from "./words.ts";

/** The most that each job may take on a phone, from where it begins to where it ends. */
const limits = {
  /** From the welcome page to the account. */
  "sign up": { taps: 5, fields: 4 },
  /** From the screen that asks for the plate to the saved car, where the register knows one size. */
  "find a car": { taps: 3, fields: 1 },
  /** From the car's picture to the photos that are sent. */
  "scan a tyre": { taps: 6, fields: 0 },
  /** From the tyre's result to the request that two fitters have got. */
  "ask two fitters": { taps: 6, fields: 0 },
  /** From the quotes side by side to the booking. */
  "book a time": { taps: 3, fields: 0 },
  /** From the fitter's home to the time that the driver is told. */
  "accept a booking": { taps: 2, fields: 0 },
  /** From the fitter's home, with the code in hand, to the voucher that is used. */
  "redeem a voucher": { taps: 3, fields: 1 },
} as const satisfies Record<string, Effort>;
type Job = keyof typeof limits;

/** The register knows one size of it. */
const plate = "UE20 KNC";
const fitter = "Forge Lane Tyres";

test("no job takes more taps and fields than it may", async ({ browser, base }) => {
  const newcomer = await newDriver(base);
  const owner = await sessionOf(base, "owner");
  const person = await newDriver(base);
  const car = await newCar(base, person);
  const anybody = await openActor(browser, phone);
  const first = await openAs(browser, base, newcomer, phone);
  const driver = await openAs(browser, base, person, phone);
  const till = await openActor(browser, { ...phone, storageState: storageOf(base, owner) });
  const all = [anybody, first, driver, till];
  const { count, done } = await openCount(all);
  const office = `/app/members/${owner.memberId}/dashboard`;

  await count("sign up", anybody, "/app", signUp);
  await count("find a car", first, `/app/consumer/${newcomer.userId}/consumer_vehicles?add=1`, addCar);
  await count("scan a tyre", driver, `/app/consumer/${person.userId}/make_scan/${car}`, scanTyre);
  await readAs(base, person, [2.4, 2.2, 2.3]);
  await count("ask two fitters", driver, null, askTwo);
  await answerAs(base, car);
  await count("book a time", driver, null, (page) => bookFirstTime(page, async () => undefined));
  const booking = await bookingOf(base, person);
  await count("accept a booking", till, office, (page) => accept(page, booking));
  const code = await voucherOf(base, person);
  await count("redeem a voucher", till, office, (page) => redeem(page, code));

  expect(done.toSorted()).toEqual(Object.keys(limits).toSorted());
  for (const { complaints } of all) expect(complaints, "console errors").toEqual([]);
});

/** Counts jobs, prints what they took, and holds them to their limits. */
async function openCount(actors: readonly Actor[]) {
  const counts = new Map<Actor, Awaited<ReturnType<typeof openTapCount>>>();
  for (const actor of actors) counts.set(actor, await openTapCount(actor.context));
  const done: Job[] = [];
  return {
    done,
    /** `path`: where the job begins; null: the screen that is open. */
    async count(job: Job, actor: Actor, path: string | null, work: (page: Page) => Promise<void>): Promise<void> {
      const { page } = actor;
      if (path !== null) await page.goto(path);
      await settled(page);
      const effort = await counts.get(actor)?.(page, () => work(page));
      if (!effort) throw new Error("Nobody counts here.");
      done.push(job);
      const { taps, fields } = limits[job];
      process.stdout.write(`${job}: ${effort.taps} taps of ${taps}, ${effort.fields} fields of ${fields}\n`);
      expect.soft(effort.taps, `${job}: taps`).toBeLessThanOrEqual(taps);
      expect.soft(effort.fields, `${job}: fields`).toBeLessThanOrEqual(fields);
      expect(effort.taps, `${job}: taps are counted`).toBeGreaterThan(1);
    },
  };
}

async function signUp(page: Page): Promise<void> {
  await page
    .getByRole("link", { name: translate("base.welcome.start") })
    .first()
    .click();
  await page.getByRole("link", { name: translate("entry.choose.driverGo") }).click();
  await fillDetails(page, newPerson());
  await press(page, translate("entry.signUp.next"));
  await page.getByLabel(translate("entry.signUp.agree")).check();
  await press(page, translate("entry.signUp.submit"));
  await expect(page.getByRole("link", { name: translate("entry.signUp.addCar") })).toBeVisible();
}

async function addCar(page: Page): Promise<void> {
  await findCar(page, plate);
  await press(page, translate("driver.cars.yes"));
  await press(page, translate("driver.cars.save"));
  await expect(page.getByText(translate("driver.cars.saved", { plate }))).toBeVisible();
}

async function scanTyre(page: Page): Promise<void> {
  await chooseTyre(page, translate("ui.position.front_left"));
  await takePhotos(page, async () => undefined);
  await press(page, translate("capture.review.send", { count: 3 }));
  await expect(page.getByRole("heading", { name: translate("scan.sent.title") })).toBeVisible();
}

async function askTwo(page: Page): Promise<void> {
  await page.getByRole("link", { name: translate("scan.result.ask") }).click();
  await nextStep(page);
  await page.getByLabel(fitter).check();
  await page.getByRole("checkbox", { checked: false }).first().check();
  await nextStep(page);
  await press(page, translate("driver.ask.send", { count: 2 }));
  await expect(page.getByText(translate("driver.quotes.notYet")).first()).toBeVisible();
}

async function accept(page: Page, bookingId: number): Promise<void> {
  await page.getByRole("main").locator(`a[href*="/member_bookings"][href*="open_field=${bookingId}&"]`).first().click();
  await page.getByRole("button", { name: /^Accept \d/ }).click();
  await expect(page.getByText(translate("office.booking.accepted"))).toBeVisible();
}

async function redeem(page: Page, code: string): Promise<void> {
  await page.getByLabel(translate("office.voucher.box"), { exact: true }).last().fill(code);
  await press(page, translate("office.voucher.check"));
  await press(page, translate("office.voucher.use"));
  await confirm(page, translate("office.voucher.use"));
  await expect(page.getByText(translate("office.voucher.verdict.redeemed"), { exact: true })).toBeVisible();
}

async function bookingOf(base: string, { token, userId }: Session): Promise<number> {
  const driver = clientOf(base, token);
  const listed = () => driver.call("getBookingListByConsumerId", { params: { id: String(userId) }, body: {} });
  await expect.poll(async () => (await listed()).list.length).toBe(1);
  return (await listed()).list[0]?.id ?? 0;
}

async function voucherOf(base: string, { token, userId }: Session): Promise<string> {
  const driver = clientOf(base, token);
  const listed = () => driver.call("getConsumerDiscounts", { params: { id: String(userId) }, body: {} });
  await expect.poll(async () => (await listed()).list.length).toBeGreaterThan(0);
  return (await listed()).list[0]?.code ?? "";
}
