import { clientOf, sessionOf } from "./accounts.ts";
import { expect, expectUsable, test } from "./harness.ts";
import { desktop, phone } from "./journey/actors.ts";
import { newCar, newDriver, openAs } from "./journey/newcomers.ts";
import { startProduct, type OwnProduct } from "./own-product.ts";
import { translate } from "./words.ts";

let product: OwnProduct;

/** A product of its own: other tests count on the voucher of five pounds. */
test.beforeAll(async () => {
  product = await startProduct(() => ({ DEMO: "on" }));
});
test.afterAll(() => product.stop());

test("an administrator changes the sign-up offer; new drivers read it, and their first scan earns it", async ({
  browser,
}) => {
  test.slow();
  const { url: base } = product;
  const chief = await sessionOf(base, "super_admin");
  const { page, complaints } = await openAs(browser, base, chief, desktop);
  const early = await driverWithScan(base);

  await page.goto(`${base}/app/admin/${chief.userId}/sign_up_offer`);
  await page.getByRole("textbox", { name: translate("office.offer.welcome") }).fill("80");
  await page.getByRole("button", { name: translate("office.offer.save") }).click();
  const tooMuch = translate("office.offer.need.amount", { from: "£1", to: "£50" });
  await expect(page.getByText(tooMuch).first()).toBeVisible();
  await page.getByRole("textbox", { name: translate("office.offer.welcome") }).fill("8");
  await page.getByRole("textbox", { name: translate("office.offer.days") }).fill("30");
  const preview = page.getByRole("region", { name: translate("office.offer.preview") });
  await expect(preview.getByText("£8 for your first tyre scan")).toBeVisible();
  await page.getByRole("button", { name: translate("office.offer.save") }).click();
  await expect(page.getByText(translate("office.offer.saved"))).toBeVisible();
  await expect(page.getByText(/^Voucher £8, up to £100, Expires after 30 days/)).toBeVisible();
  await expectUsable(page);

  const guest = await browser.newPage(phone);
  for (const path of ["/app/sign_up", "/app/consumer_sign_up", "/app"]) {
    await guest.goto(`${base}${path}`);
    const offer = guest.getByRole("region", { name: "£8 for your first tyre scan" });
    await expect(offer.getByText(/save up to £\d+ on one job/)).toBeVisible();
    await expect(offer.getByText("One welcome voucher per driver.", { exact: false })).toBeVisible();
    await expectUsable(guest);
  }

  const late = await driverWithScan(base);
  for (const [driver, title] of [
    [early, "£5 welcome voucher"],
    [late, "£8 welcome voucher"],
  ] as const) {
    const wallet = await openAs(browser, base, driver, phone);
    await wallet.page.goto(`${base}/app/consumer/${driver.userId}/discounts`);
    await expect(wallet.page.getByText(title).first()).toBeVisible();
  }
  expect(complaints).toEqual([]);
});

/** A driver whose first tyre a fitter has measured. */
async function driverWithScan(base: string) {
  const driver = await newDriver(base);
  const owner = await sessionOf(base, "owner");
  const asOwner = clientOf(base, owner.token);
  const { list } = await asOwner.call("getMemberClubs", { params: { id: String(owner.memberId) }, body: {} });
  const code = list.find(({ state }) => state === "approved")?.code ?? "";
  await clientOf(base, driver.token).call("joinClub", { body: { code } });
  const vehicleId = await newCar(base, driver);
  await asOwner.call("memberCreateGaugeScans", {
    body: {
      vehicle_id: vehicleId,
      tyres: [{ position: "front_left", depths: { inner_mm: 5.6, middle_mm: 5.8, outer_mm: 5.4 } }],
      mileage: 48_210,
    },
  });
  return driver;
}
