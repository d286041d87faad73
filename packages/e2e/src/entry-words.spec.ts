import type { Page } from "@playwright/test";
import type { Translate } from "@treadclub/texts";
import { accounts } from "./accounts.ts";
import { languages } from "./entry/languages.ts";
import { expect, expectUsable, test } from "./harness.ts";
import { translate } from "./words.ts";

interface Message {
  readonly screen: string;
  /** What is typed: the field's label and the text. */
  readonly typed: (t: Translate) => readonly (readonly [string, string])[];
  readonly submit: (t: Translate) => string;
  readonly says: (t: Translate) => string;
  /** The only field of its form says it itself, once. */
  readonly at?: (t: Translate) => string;
}

const details =
  (changes: Readonly<Record<string, string>>) =>
  (t: Translate): (readonly [string, string])[] =>
    Object.entries({
      firstName: "Mina",
      lastName: "Hart",
      email: "mina@example.com",
      password: "three words in a row",
      ...changes,
    }).map(([field, text]) => [labelOf(t, field), text]);

function labelOf(t: Translate, field: string): string {
  if (field === "firstName") return t("entry.signUp.firstName");
  if (field === "lastName") return t("entry.signUp.lastName");
  return field === "email" ? t("entry.signUp.email") : t("entry.signUp.password");
}

const signIn = { screen: "/app/sign_in", submit: (t: Translate) => t("base.signIn.submit") };
const signUp = { screen: "/app/consumer_sign_up", submit: (t: Translate) => t("entry.signUp.next") };
const forgot = {
  screen: "/app/forgot_password_form",
  submit: (t: Translate) => t("entry.forgot.send"),
  at: (t: Translate) => t("base.signIn.email"),
};
const reset = { screen: "/app/forgot_password_callback/none", submit: (t: Translate) => t("entry.reset.submit") };
const fitter = { screen: "/app/member_sign_up", submit: (t: Translate) => t("entry.fitter.submit") };

const messages: Readonly<Record<string, Message>> = {
  "e-mail format": {
    ...signIn,
    typed: (t) => [[t("base.signIn.email"), "anna"]],
    says: (t) => t("base.field.email"),
  },
  "required: password": { ...signIn, typed: () => [], says: (t) => t("base.signIn.enterPassword") },
  "wrong login": {
    ...signIn,
    typed: (t) => [
      [t("base.signIn.email"), "nobody@example.com"],
      [t("base.signIn.password"), "wrong words"],
    ],
    says: (t) => t("base.error.INVALID_LOGIN_OR_PASSWORD"),
  },
  "required: name": { ...signUp, typed: details({ firstName: "" }), says: (t) => t("entry.signUp.enterFirstName") },
  "short password": { ...signUp, typed: details({ password: "short" }), says: (t) => t("base.field.password_short") },
  "e-mail already associated": {
    ...signUp,
    typed: details({ email: accounts.driver.email }),
    says: (t) => t("entry.signUp.emailTaken"),
  },
  "valid code": {
    ...signUp,
    screen: "/app/consumer_sign_up?code=NOSUCHCLUB",
    typed: details({}),
    says: (t) => t("base.error.CODE_INVALID"),
  },
  "forgot: e-mail format": {
    ...forgot,
    typed: (t) => [[t("base.signIn.email"), "a@b"]],
    says: (t) => t("base.field.email"),
  },
  "forgot: required": { ...forgot, typed: () => [], says: (t) => t("base.signIn.enterEmail") },
  "passwords match": {
    ...reset,
    typed: (t) => [
      [t("entry.reset.password"), "three words in a row"],
      [t("entry.reset.repeat"), "three words in a now"],
    ],
    says: (t) => t("entry.reset.mismatch"),
  },
  "phone format": {
    ...fitter,
    typed: (t) => [[t("entry.fitter.phone"), "12"]],
    says: (t) => t("base.field.phone"),
  },
  "valid postcode": {
    ...fitter,
    typed: (t) => [[t("entry.fitter.postcode"), "QQ"]],
    says: (t) => t("base.field.postcode"),
  },
  "agree to the terms": { ...fitter, typed: () => [], says: (t) => t("base.field.terms") },
};

for (const { locale, t } of languages)
  test(`what stands in the way is said in ${locale}, once, with the focus there`, async ({ page }) => {
    await page.addInitScript((stored) => localStorage.setItem("locale", stored), locale);
    for (const [name, message] of Object.entries(messages))
      await test.step(name, async () => {
        await page.goto(message.screen);
        await page.locator("form").waitFor();
        for (const [label, text] of message.typed(t)) await page.getByLabel(label, { exact: true }).fill(text);
        await page.getByRole("button", { name: message.submit(t), exact: true }).click();
        const summary = page.locator("form [role=alert]");
        if (message.at) {
          const field = page.getByLabel(message.at(t), { exact: true });
          await expect(field).toBeFocused();
          await expect(field).toHaveAccessibleDescription(new RegExp(message.says(t)));
          await expect(summary).toHaveCount(0);
        } else {
          await expect(summary).toBeFocused();
          await expect(summary).toContainText(message.says(t));
        }
        for (const [label, text] of message.typed(t))
          await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
        await followsToField(page);
        // What was typed is kept for the next visit, which here is another message.
        await page.evaluate(() => sessionStorage.clear());
      });
  });

/** The first line of the summary leads into its field, where it is about one. */
async function followsToField(page: Page): Promise<void> {
  const first = page.locator("form [role=alert] a").first();
  if ((await first.count()) === 0) return;
  const id = (await first.getAttribute("href"))?.slice(1) ?? "";
  await first.click();
  await expect(page.locator(`[id="${id}"]`)).toBeFocused();
  await expect(page.locator(`[id="${id}"]`)).toHaveAttribute("aria-invalid", "true");
}

test("the e-mail is asked about on leaving the field, and leads to signing in with what was brought along", async ({
  page,
}) => {
  await page.goto("/app/consumer_sign_up?code_type=club&nextUrl=%2Fapp%2Fbestpractice");
  await page.getByLabel(translate("entry.signUp.email"), { exact: true }).fill(accounts.driver.email);
  await page.keyboard.press("Tab");
  await expect(page.getByText(translate("entry.signUp.emailTaken"))).toBeVisible();
  await page
    .locator("form")
    .getByRole("link", { name: translate("entry.signUp.signInInstead"), exact: true })
    .click();
  await page.waitForURL(/sign_in\?code_type=club&nextUrl=%2Fapp%2Fbestpractice/);
});

const fields: readonly { readonly screen: string; readonly wants: Readonly<Record<string, string>> }[] = [
  { screen: "/app/sign_in", wants: { email: "username webauthn", password: "current-password" } },
  {
    screen: "/app/consumer_sign_up",
    wants: { first_name: "given-name", last_name: "family-name", email: "username", password: "new-password" },
  },
  { screen: "/app/forgot_password_form", wants: { email: "username" } },
  { screen: "/app/forgot_password_callback/none", wants: { password: "new-password", repeat: "new-password" } },
  { screen: "/app/first_password?token=none", wants: { password: "new-password" } },
  {
    screen: "/app/member_sign_up",
    wants: {
      company_name: "organization",
      company_phone: "tel",
      postcode: "postal-code",
      address_line_1: "address-line1",
      city: "address-level2",
      email: "username",
      password: "new-password",
    },
  },
];

test("password managers and autofill find what each field is for", async ({ page }) => {
  for (const { screen, wants } of fields) {
    await page.goto(screen);
    await page.locator("form").waitFor();
    for (const [name, autocomplete] of Object.entries(wants))
      await expect(page.locator(`input[name="${name}"]`), `${screen} ${name}`).toHaveAttribute(
        "autocomplete",
        autocomplete,
      );
    await expectUsable(page);
  }
});

test("signing in needs nothing but the keyboard", async ({ page }) => {
  await page.goto("/app/sign_in?nextUrl=%2Fapp%2Faccount");
  await page.getByLabel(translate("base.signIn.email")).waitFor();
  const email = page.getByLabel(translate("base.signIn.email"));
  for (let presses = 0; presses < 10 && !(await email.evaluate((field) => field === document.activeElement)); presses++)
    await page.keyboard.press("Tab");
  await page.keyboard.type(accounts.supplier.email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(accounts.supplier.password);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/app\/account$/);
});
