import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { accounts, clientOf, newcomer } from "./accounts.ts";
import { expect, expectUsable, fillSignIn, signIn, test } from "./harness.ts";
import { desktop, openActor, openAlbum, phone } from "./journey/actors.ts";
import { acceptMember, approveClub, openScan, readTyre, sendReading } from "./journey/admin.ts";
import {
  askForPrice,
  bookFirstTime,
  chooseTyre,
  findCar,
  finishSignUp,
  throttleNetwork,
  handInDuringOutage,
  saveCar,
  signUpInClub,
  takePhotos,
} from "./journey/driver.ts";
import { answerQuote, createClub, expectNotFinishable, useVoucher } from "./journey/fitter.ts";
import { translate } from "./words.ts";

const club = {
  title: "Northgate opening offer",
  name: "Northgate Drivers",
  discount: "£10 off two tyres",
  amount: "10",
};
const driver = {
  firstName: "Nadia",
  lastName: "Brooks",
  email: `nadia-${randomBytes(4).toString("hex")}@example.com`,
  password: "three words in a row",
};
const plate = "JX18 FOC";
const tyre = translate("ui.position.front_left");
const total = "£90.90";

test("a driver, a reviewer and a fitter live the whole thread", async ({ browser }) => {
  const album = openAlbum("thread");
  const [admin, owner, anna, cashier] = await Promise.all([
    openActor(browser, desktop),
    openActor(browser, desktop),
    openActor(browser, phone),
    openActor(browser, phone),
  ]);
  const shotOf = (page: Page) => (name: string) => album(page, name);
  const all = [admin, owner, anna, cashier];

  await test.step("an administrator accepts a new company", async () => {
    await signIn(admin.page, accounts.admin);
    await album(admin.page, "admin-home");
    await acceptMember(admin.page, newcomer.company);
    await album(admin.page, "admin-accepted");
  });

  await test.step("the company makes a club, the administrator approves it", async () => {
    await signIn(owner.page, newcomer);
    await album(owner.page, "owner-home");
    await createClub(owner.page, club);
    await album(owner.page, "owner-club");
    await approveClub(admin.page, club.title);
    await album(admin.page, "admin-club");
  });

  const joinLink = await test.step("the club's QR leads drivers in, without a reload of the owner's page", async () => {
    const link = owner.page.getByText(/\/app\/consumer_register_by_club_qr\/\w+/).first();
    await expect(link).toBeVisible();
    await album(owner.page, "owner-club-live");
    return new URL((await link.innerText()).trim()).pathname;
  });

  await test.step("a driver on a phone opens it, signs up and accepts the terms", async () => {
    await anna.page.goto(joinLink);
    await expect(anna.page.getByRole("heading", { level: 1, name: club.name })).toBeVisible();
    await album(anna.page, "driver-club");
    await signUpInClub(anna.page, driver);
    await album(anna.page, "driver-terms");
    await finishSignUp(anna.page);
    await expect(anna.page.getByText(translate("entry.signUp.inClub", { club: club.name }))).toBeVisible();
    await album(anna.page, "driver-club-joined");
    await anna.page.getByRole("link", { name: translate("entry.signUp.skip"), exact: true }).click();
    await album(anna.page, "driver-home");
  });

  await test.step("adds a car by its registration", async () => {
    await anna.page
      .getByRole("link", { name: translate("driver.home.next.add_carGo") })
      .first()
      .click();
    await findCar(anna.page, plate);
    await expect(anna.page.getByText(/Ford Focus/)).toBeVisible();
    await album(anna.page, "driver-car-found");
    await anna.page.getByRole("button", { name: translate("driver.cars.yes") }).click();
    await anna.page.getByLabel("205/60 R16 92V").check();
    await saveCar(anna.page, "52,900");
  });

  await test.step("chooses the tyre on the car and reads how to photograph it", async () => {
    await expect(anna.page.getByRole("heading", { level: 1, name: translate("scan.choose.title") })).toBeVisible();
    await expect(anna.page.getByRole("heading", { name: translate("scan.practice.title") })).toBeVisible();
    await album(anna.page, "driver-choose-tyre");
    await anna.page.getByRole("link", { name: translate("scan.practice.more") }).click();
    await expect(anna.page.getByRole("heading", { level: 1, name: translate("legal.practice.title") })).toBeVisible();
    await album(anna.page, "driver-best-practice");
    await anna.page.goBack();
    await chooseTyre(anna.page, tyre);
  });

  await test.step("takes photos; the upload goes on after a lost connection", async () => {
    const goBack = await throttleNetwork(anna);
    await takePhotos(anna.page, shotOf(anna.page));
    await album(anna.page, "driver-check-photos");
    const wentOnAt = await handInDuringOutage(anna, goBack, shotOf(anna.page));
    expect(Math.max(...wentOnAt), "the sending went on where it was").toBeGreaterThan(0);
    await album(anna.page, "driver-sent");
  });

  await test.step("the administrator reads the tyre from the photos", async () => {
    await openScan(admin.page, `${driver.firstName} ${driver.lastName}`, tyre);
    await readTyre(admin.page, {
      inner: "2,4",
      middle: "26",
      outer: "2.5",
      message: "Worn evenly. Change it before the winter.",
    });
    await album(admin.page, "admin-review");
    await sendReading(admin.page);
  });

  await test.step("the driver sees the result come in, without a reload", async () => {
    await expect(
      anna.page.getByRole("heading", { name: translate("scan.result.depth.other", { mm: "2.4" }) }),
    ).toBeVisible();
    await expect(anna.page.getByText(translate("scan.result.means.replace_soon"))).toBeVisible();
    await expect(anna.page.getByText("Worn evenly. Change it before the winter.")).toBeVisible();
    await expect(anna.page.getByRole("heading", { name: translate("scan.welcome.title") })).toBeVisible();
    await album(anna.page, "driver-result");
    await expectUsable(anna.page);
  });

  await test.step("asks the fitter for a price, with the welcome voucher", async () => {
    await askForPrice(anna.page, newcomer.company, "£5 off", shotOf(anna.page));
    await album(anna.page, "driver-asked");
  });

  await test.step("the fitter answers", async () => {
    await owner.page.getByRole("link", { name: "Quotes" }).first().click();
    const quotes = owner.page.getByRole("main");
    await quotes
      .getByRole("button", { name: "205/60 R16" })
      .or(quotes.getByRole("link", { name: "205/60 R16" }))
      .first()
      .click();
    await answerQuote(owner.page, { brand: "Michelin Primacy 4", each: "89.90", balancing: "6", minutes: "45" });
    await album(owner.page, "owner-answer");
    await owner.page.getByRole("button", { name: total }).click();
    await expect(
      owner.page.getByText(translate("office.answer.sent", { name: `${driver.firstName} ${driver.lastName}`, total })),
    ).toBeVisible();
  });

  await test.step("the driver sees the total with VAT come in, and books a free time", async () => {
    await expect(anna.page.getByText(total).first()).toBeVisible();
    await expect(anna.page.getByText(translate("driver.quotes.total"))).toBeVisible();
    await album(anna.page, "driver-price");
    await bookFirstTime(anna.page, shotOf(anna.page));
    await expect(
      anna.page.getByText(translate("driver.bookings.said.awaiting_member", { member: newcomer.company })),
    ).toBeVisible();
    await album(anna.page, "driver-booked");
  });

  await test.step("the fitter accepts; the driver sees it", async () => {
    await owner.page.getByRole("link", { name: "Bookings" }).first().click();
    await expect(owner.page.getByRole("heading", { level: 1, name: translate("office.bookings.title") })).toBeVisible();
    // Of the list: a toast and the quote that is left name the same car.
    await owner.page
      .getByRole("main")
      .getByRole("button", { name: plate })
      .or(owner.page.getByRole("main").getByRole("link", { name: plate }))
      .first()
      .click();
    await owner.page.getByRole("button", { name: /^Accept \d/ }).click();
    await expect(owner.page.getByText(translate("office.booking.accepted"))).toBeVisible();
    await album(owner.page, "owner-accepted");
    await expect(
      anna.page.getByText(translate("driver.bookings.said.accepted", { member: newcomer.company })),
    ).toBeVisible();
    await album(anna.page, "driver-accepted");
  });

  const voucherLink = await test.step("the driver shows the voucher at the fitter", async () => {
    await anna.page.getByRole("link", { name: "Vouchers" }).first().click();
    await anna.page
      .getByRole("article")
      .filter({ hasText: "£5" })
      .getByRole("link", { name: translate("driver.vouchers.show") })
      .click();
    await expect(anna.page.getByRole("heading", { name: translate("driver.vouchers.showTitle") })).toBeVisible();
    await album(anna.page, "driver-voucher");
    return linkInQr(anna.page);
  });

  await test.step("the fitter opens it by its QR on a phone, signs in, and sets it used", async () => {
    await cashier.page.goto(voucherLink);
    await fillSignIn(cashier.page, newcomer);
    await expect(cashier.page.getByText(translate("office.voucher.verdict.valid"), { exact: true })).toBeVisible();
    await album(cashier.page, "cashier-voucher");
    await useVoucher(cashier.page);
    await expect(cashier.page.getByText(translate("office.voucher.verdict.redeemed"), { exact: true })).toBeVisible();
    await album(cashier.page, "cashier-used");
    await cashier.page.reload();
    await expect(cashier.page.getByText(translate("office.voucher.verdict.used"), { exact: true })).toBeVisible();
    await expect(cashier.page.getByRole("button", { name: translate("office.voucher.use") })).toHaveCount(0);
    await expectUsable(cashier.page);
  });

  await test.step("the work is not done before it begins; the driver sees it all", async () => {
    await expectNotFinishable(owner.page);
    await album(owner.page, "owner-accepted-later");
    await expect(anna.page.getByText(new RegExp(`^Used on .* at ${newcomer.company}$`))).toBeVisible();
    await album(anna.page, "driver-voucher-used");
    await anna.page.getByRole("link", { name: translate("base.menu.more"), exact: true }).click();
    await anna.page.getByRole("link", { name: translate("base.menu.bookings"), exact: true }).click();
    await anna.page
      .getByRole("main")
      .getByRole("link", { name: /, \d?\d:\d\d$/ })
      .first()
      .click();
    await expect(
      anna.page.getByText(translate("driver.bookings.said.accepted", { member: newcomer.company })),
    ).toBeVisible();
    await album(anna.page, "driver-confirmed");
  });

  for (const { complaints } of all) expect(complaints, "console errors").toEqual([]);
});

/** The address that the driver's QR code holds, as the driver's own call gives it. */
async function linkInQr(page: Page): Promise<string> {
  const token = await page.evaluate(() => localStorage.getItem("jwt"));
  const { origin, pathname, searchParams } = new URL(page.url());
  const { list } = await clientOf(origin, token).call("getConsumerDiscounts", {
    params: { id: pathname.split("/")[3] ?? "" },
    body: {},
  });
  const shown = list.find((voucher) => String(voucher.id) === searchParams.get("open_field"));
  const { pathname: path, search } = new URL(shown?.link ?? "");
  return path + search;
}
