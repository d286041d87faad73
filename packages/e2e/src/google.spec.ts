import { randomBytes } from "node:crypto";
import { clientOf } from "./accounts.ts";
import { mailedLink, press } from "./entry/people.ts";
import { expect, expectUsable, test } from "./harness.ts";
import { newDriver } from "./journey/newcomers.ts";
import { sitDown, type ProviderPerson } from "./provider.ts";
import { translate } from "./words.ts";

const heading = (name: string) => ({ level: 1, name, exact: true }) as const;
const provider = "Google";

const personWith = (email: string): ProviderPerson => ({
  sub: randomBytes(8).toString("hex"),
  email,
  email_verified: true,
  given_name: "Gwen",
  family_name: "Ford",
});
const newcomer = (): ProviderPerson => personWith(`gwen-${randomBytes(5).toString("hex")}@example.com`);

test.describe.configure({ mode: "serial" });

test("a newcomer signs up with the provider's account, and from then on signs in with it", async ({ page }) => {
  await sitDown(newcomer());
  await page.goto("/app/consumer_sign_up?code_type=club&nextUrl=%2Fapp%2Fbestpractice");
  await press(page, translate("entry.signIn.google", { provider }));
  await page.waitForURL(/\/app\/consumer_sign_up_two\?.*nextUrl=%2Fapp%2Fbestpractice/);
  await expect(page.getByLabel(translate("entry.signUp.firstName"))).toHaveValue("Gwen");
  await expectUsable(page);
  await press(page, translate("entry.signUp.submit"));
  await expect(page.getByRole("alert").getByText(translate("base.field.terms"))).toBeVisible();
  await page.getByLabel(translate("entry.signUp.agree")).check();
  await press(page, translate("entry.signUp.submit"));
  await page.waitForURL(/consumer_sign_up_three_club/);
  await page.getByRole("link", { name: translate("entry.signUp.goOn"), exact: true }).click();
  await page.waitForURL(/\/app\/bestpractice$/);
  await page.evaluate(() => localStorage.clear());
  await page.goto("/app/sign_in?nextUrl=%2Fapp%2Faccount");
  await press(page, translate("entry.signIn.google", { provider }));
  await page.waitForURL(/\/app\/account$/);
});

test("an address that has an account is linked after its password, or by a mail to its owner", async ({
  page,
  base,
}) => {
  const driver = await newDriver(base);
  const { email } = await clientOf(base, driver.token).call("currentUser");
  await sitDown(personWith(email));
  await page.goto("/app/sign_in");
  await press(page, translate("entry.signIn.google", { provider }));
  await expect(page.getByRole("heading", heading(translate("entry.google.linkTitle")))).toBeVisible();
  await expect(page).toHaveURL(/\/app\/google_callback$/);
  await expectUsable(page);
  await page.getByLabel(translate("base.signIn.password"), { exact: true }).fill("not this one");
  await press(page, translate("entry.google.linkGo"));
  await expect(page.getByLabel(translate("base.signIn.password"), { exact: true })).toHaveAccessibleDescription(
    new RegExp(translate("base.field.password_wrong")),
  );
  await press(page, translate("entry.google.mailGo"));
  await expect(page.getByText(translate("entry.google.mailSent", { email, provider }))).toBeVisible();
  await page.goto(await mailedLink(base, email, "/app/google_link"));
  await expect(page.getByRole("heading", heading(translate("entry.google.confirmTitle", { provider })))).toBeVisible();
  await expect(page).toHaveURL(/\/app\/google_link$/);
  await press(page, translate("entry.google.linkGo"));
  await page.waitForURL(/\/dashboard$/);
});

test("whoever turns back at the provider, or brings a stranger's answer, reads what to do", async ({ page }) => {
  await sitDown(null);
  await page.goto("/app/sign_in");
  await press(page, translate("entry.signIn.google", { provider }));
  await expect(page.getByText(translate("entry.google.stopped", { provider }))).toBeVisible();
  await expectUsable(page);
  await page.goto("/app/google_callback?state=a-state-of-somebody-else&code=abc");
  await expect(page.getByText(translate("entry.google.wrong", { provider }))).toBeVisible();
  await expect(page).toHaveURL(/\/app\/google_callback$/);
  await page.getByRole("link", { name: translate("entry.google.again") }).click();
  await page.waitForURL(/\/app\/sign_in/);
  await expect(page.getByLabel(translate("base.signIn.email"))).toHaveValue("");
});
