import { clientOf, sessionOf } from "./accounts.ts";
import { expect, expectUsable, settled, test } from "./harness.ts";
import { openAlbum, phone } from "./journey/actors.ts";
import { newCar, newDriver, openAs } from "./journey/newcomers.ts";
import { takeShots } from "./journey/sidewall.ts";
import { translate } from "./words.ts";

const cars = 10;
const tyres = ["front_left", "front_right", "rear_left", "rear_right"] as const;
const total = cars * tyres.length;

test("a fitter in a yard without a network keeps 40 scans, and each is sent once", async ({ browser, base }) => {
  test.slow();
  const owner = await sessionOf(base, "owner");
  const asOwner = clientOf(base, owner.token);
  const driver = await newDriver(base);
  const clubs = await asOwner.call("getMemberClubs", { params: { id: String(owner.memberId) }, body: {} });
  const code = clubs.list.find(({ state }) => state === "approved")?.code ?? "";
  const asDriver = clientOf(base, driver.token);
  await asDriver.call("joinClub", { body: { code } });
  const made: number[] = [];
  for (let n = 0; n < cars; n++) made.push(await newCar(base, driver));
  const { page, context, complaints } = await openAs(browser, base, owner, phone);
  const album = openAlbum("yard");
  const home = `/app/member/${owner.memberId}`;

  await page.goto(`/app/members/${owner.memberId}/member_scans`);
  await page.getByRole("link", { name: translate("scan.member.go") }).click();
  await expect(page.getByRole("heading", { level: 1, name: translate("scan.member.title") })).toBeVisible();
  await settled(page);
  await album(page, "cars");
  await expectUsable(page);
  const carLink = (id: number) => page.locator(`a[href^="${home}/make_scan/${id}"]`);
  await expect(carLink(made[0] ?? 0)).toBeVisible();

  let kept = 0;
  for (const [n, id] of made.entries()) {
    await carLink(id).click();
    for (const [at, tyre] of tyres.entries()) {
      const name = translate(`ui.position.${tyre}`);
      await page.getByRole("button", { name, exact: false }).first().click();
      await page.getByRole("link", { name: new RegExp(`^Scan: ${name}`, "i") }).click();
      await expect(page.getByLabel(translate("capture.view"))).toBeVisible();
      // The camera's code has come with the first tyre; from here on there is no network.
      if (n === 0 && at === 0) await context.setOffline(true);
      await takeShots(page, ["whole"]);
      await page.getByRole("button", { name: translate("capture.check", { count: 1 }) }).click();
      await page.getByRole("button", { name: translate("capture.review.send", { count: 1 }) }).click();
      kept += 1;
      await expect(page.getByText(translate("scan.sent.offline"))).toBeVisible();
      if (at < tyres.length - 1) await page.getByRole("link", { name: translate("scan.sent.next") }).click();
    }
    await page.getByRole("link", { name: translate("scan.member.other") }).click();
    await expect(page.getByText(translate("scan.member.waiting", { count: kept }))).toBeVisible();
  }
  await album(page, "kept");

  // A phone that dies in the yard loses nothing either.
  await context.setOffline(false);
  await page.close();
  const again = await context.newPage();
  await again.goto(`${home}/make_sidewall_scan`);
  const scansOfDriver = () =>
    asDriver.call("consumerGetScansListByConsumerId", {
      params: { id: String(driver.userId) },
      body: { per_page: 100 },
    });
  await expect.poll(async () => (await scansOfDriver()).total_count, { timeout: 120_000 }).toBe(total);
  await expect(again.getByText(/still to send$/)).toHaveCount(0);
  const { list } = await scansOfDriver();
  expect(new Set(list.map(({ vehicle, position }) => `${vehicle.id} ${position}`)).size).toBe(total);
  expect((await asDriver.call("getConsumerCredit", { params: { id: String(driver.userId) } })).balance).toBe(4);
  await album(again, "sent");
  expect(complaints.filter((complaint) => !/ERR_INTERNET_DISCONNECTED|Failed to fetch/.test(complaint))).toEqual([]);
});
