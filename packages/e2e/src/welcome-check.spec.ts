import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { clientOf, sessionOf } from "./accounts.ts";
import { expect, expectUsable, fillSignIn, settled, test } from "./harness.ts";
import { desktop, openActor, phone } from "./journey/actors.ts";
import { letters, openAs } from "./journey/newcomers.ts";
import { translate } from "./words.ts";

const password = "three words in a row";
const car = { brand: "Ford", model: "Focus", tyre_size: "205/55 R16", load_rating: "91", speed_rating: "V" };
const discounts = "/app/consumer/{id}/discounts";

interface Person {
  readonly id: number;
  readonly email: string;
  readonly token: string;
}

/** A driver who signs in with this browser: from then on it is known to their account. */
async function signedIn(base: string, page: Page): Promise<Person> {
  const email = `twin-${randomBytes(5).toString("hex")}@example.com`;
  const { token, user } = await clientOf(base, null).call("createConsumer", {
    body: { first_name: "Robin", last_name: "Twin", email, password, terms_accepted: true },
  });
  await page.goto("/app/sign_in");
  await fillSignIn(page, { email, password });
  await page.waitForURL(/dashboard/);
  return { id: user?.id ?? 0, email, token: token ?? "" };
}

/** Adds the car, has a fitter measure it, and takes it out of the account again. */
async function earn(base: string, { token }: Person, number: string): Promise<void> {
  const owner = await sessionOf(base, "owner");
  const [asDriver, asOwner] = [clientOf(base, token), clientOf(base, owner.token)];
  const { list } = await asOwner.call("getMemberClubs", { params: { id: String(owner.memberId) }, body: {} });
  await asDriver.call("joinClub", { body: { code: list.find(({ state }) => state === "approved")?.code ?? "" } });
  const vehicle = await asDriver.call("updateOrCreateVehicle", { body: { number, ...car } });
  const depths = { inner_mm: 5.1, middle_mm: 5.3, outer_mm: 5.2 };
  await asOwner.call("memberCreateGaugeScans", {
    body: { vehicle_id: vehicle.id, tyres: [{ position: "front_left", depths }] },
  });
  await asDriver.call("deleteVehicle", { params: { id: String(vehicle.id) } });
}

const signOut = async (page: Page): Promise<void> => {
  await page.goto("/app/more");
  await page
    .getByRole("button", { name: translate("base.menu.signOut") })
    .filter({ visible: true })
    .first()
    .click();
  await page.waitForURL(/sign_in|\/app\/?$/);
};

test("a second account with the same car in the same browser is checked first: given, or refused, appealed and granted", async ({
  browser,
  base,
}) => {
  test.slow();
  const number = `QT${10 + Math.floor(Math.random() * 15)}${letters(3)}`;
  const { page } = await openActor(browser, { ...phone, baseURL: base });
  const title = translate("wallet.welcome.checking.title", { amount: "£5" });
  const wallet = async ({ id }: Person): Promise<void> => {
    await page.goto(discounts.replace("{id}", `${id}`));
    await settled(page);
  };

  const first = await signedIn(base, page);
  await earn(base, first, number);
  await wallet(first);
  await expect(page.getByRole("heading", { name: title })).toHaveCount(0);
  await expect(page.getByText("£5 welcome voucher").first()).toBeVisible();
  await signOut(page);

  const office = await openAs(browser, base, await sessionOf(base, "admin"), desktop);
  const admin = await sessionOf(base, "admin");
  const open = async ({ email }: Person): Promise<void> => {
    await office.page.goto(`/app/admin/${admin.userId}/welcome_vouchers?search=${encodeURIComponent(email)}`);
    await settled(office.page);
    await office.page.getByText("Robin Twin").first().click();
  };
  const press = (name: string) => office.page.getByRole("button", { name, exact: true }).first().click();
  const confirm = (name: string) =>
    office.page.getByRole("alertdialog").getByRole("button", { name, exact: true }).click();

  const second = await signedIn(base, page);
  await earn(base, second, number);
  await wallet(second);
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
  await expectUsable(page);
  await open(second);
  await expect(office.page.getByText(translate("fraud.signal.car")).first()).toBeVisible();
  await expect(office.page.getByText(translate("fraud.signal.device")).first()).toBeVisible();
  await expectUsable(office.page);
  await press(translate("fraud.welcome.give"));
  await confirm(translate("fraud.welcome.give"));
  await expect(page.getByRole("heading", { name: title })).toHaveCount(0);
  await expect(page.getByText("£5 welcome voucher").first()).toBeVisible();
  await signOut(page);

  const third = await signedIn(base, page);
  await earn(base, third, number);
  await open(third);
  await press(translate("fraud.welcome.refuse"));
  await office.page.getByRole("alertdialog").getByRole("textbox").fill("You have had a welcome voucher.");
  await confirm(translate("fraud.welcome.refuse"));
  await wallet(third);
  await expect(page.getByText("You have had a welcome voucher.")).toBeVisible();
  await expectUsable(page);
  await page.getByRole("textbox", { name: translate("wallet.welcome.appeal") }).fill("My sister drives it, too.");
  await page.getByRole("button", { name: translate("wallet.welcome.appealSend") }).click();
  await expect(page.getByRole("heading", { name: translate("wallet.welcome.appealed.title") })).toBeVisible();
  await open(third);
  await expect(office.page.getByText("My sister drives it, too.")).toBeVisible();
  await press(translate("fraud.welcome.give"));
  await confirm(translate("fraud.welcome.give"));
  await expect(page.getByText("£5 welcome voucher").first()).toBeVisible();
});
