import { clientOf, sessionOf, signInByCall } from "./accounts.ts";
import { appCode } from "./entry/app-code.ts";
import { fillDetails, mailedLink, newPerson, press } from "./entry/people.ts";
import { expect, expectUsable, fillSignIn, test } from "./harness.ts";
import { findIds } from "./ids.ts";
import { letters, newDriver } from "./journey/newcomers.ts";
import { translate } from "./words.ts";

const heading = (name: string) => ({ level: 1, name, exact: true }) as const;

test("a driver signs up in three steps; neither going back nor a reload loses what was typed, but the password", async ({
  page,
  base,
}) => {
  const { clubCode } = await findIds(base);
  const person = newPerson();
  await page.goto(`/app/consumer_sign_up?code=${clubCode}&code_type=club`);
  await expect(page.getByText(/^You’ll join /)).toBeVisible();
  await fillDetails(page, person);
  await press(page, translate("entry.signUp.next"));
  await page.waitForURL(/\/app\/consumer_sign_up_two\?.*code_type=club/);
  await expect(page.getByText(translate("ui.steps.of", { step: 2, total: 3 }))).toBeAttached();
  await page.goBack();
  await expect(page.getByLabel(translate("entry.signUp.email"), { exact: true })).toHaveValue(person.email);
  await expect(page.getByLabel(translate("entry.signUp.password"), { exact: true })).toHaveValue(person.password);
  await press(page, translate("entry.signUp.next"));
  await page.waitForURL(/consumer_sign_up_two/);
  await page.reload();
  await page.waitForURL(/\/app\/consumer_sign_up\?/);
  await expect(page.getByText(translate("entry.signUp.again"))).toBeVisible();
  await expect(page.getByLabel(translate("entry.signUp.firstName"))).toHaveValue(person.first);
  await expect(page.getByLabel(translate("entry.signUp.password"), { exact: true })).toHaveValue("");
  expect(
    await page.evaluate(() => JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])),
  ).not.toContain(person.password);
  await page.getByLabel(translate("entry.signUp.password"), { exact: true }).fill(person.password);
  await press(page, translate("entry.signUp.next"));
  await page.getByLabel(translate("entry.signUp.agree")).check();
  await press(page, translate("entry.signUp.submit"));
  await page.waitForURL(/\/app\/consumer_sign_up_three_club\?.*code_type=club/);
  await expect(page.getByText(/^You’ve joined /)).toBeVisible();
  await expect(page.locator("article").first()).toBeVisible();
  await expectUsable(page);
  await page.getByRole("link", { name: translate("entry.signUp.skip"), exact: true }).click();
  await page.waitForURL(/\/dashboard$/);
  const link = await mailedLink(base, person.email, "/app/confirm_email");
  await page.goto(link);
  await expect(page.getByRole("heading", heading(translate("entry.confirm.doneTitle")))).toBeVisible();
  await expect(page).not.toHaveURL(/token/);
  const onward = (key: "entry.confirm.goOn" | "base.menu.signIn") =>
    page.getByRole("main").getByRole("link", { name: translate(key), exact: true });
  await expect(onward("entry.confirm.goOn")).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
  await page.goto(link);
  await expect(onward("base.menu.signIn")).toHaveAttribute("href", "/app/sign_in");
});

test("a car that was looked up before there was an account is in it afterwards, and so is the page that was asked for", async ({
  page,
}) => {
  const person = newPerson("Ola");
  const plate = `QR${10 + Math.floor(Math.random() * 15)} ${letters(3)}`;
  await page.goto("/app/consumer/add_vehicle?code_type=club&nextUrl=%2Fapp%2Fbestpractice");
  await page.getByLabel(translate("ui.plate.field")).fill(plate);
  await press(page, translate("driver.cars.find"));
  await press(page, translate("driver.cars.byHand"));
  await page.getByLabel(translate("driver.cars.brand")).fill("Ford");
  await page.getByLabel(translate("driver.cars.size"), { exact: true }).fill("205/55 R16 91V");
  await press(page, translate("entry.signUp.carKeep"));
  await expect(page.getByRole("heading", heading(translate("entry.signUp.carKept", { plate })))).toBeVisible();
  await page.reload();
  await page.getByRole("link", { name: translate("entry.signUp.carSignUp") }).click();
  await fillDetails(page, person);
  await press(page, translate("entry.signUp.next"));
  await page.getByLabel(translate("entry.signUp.agree")).check();
  await press(page, translate("entry.signUp.submit"));
  await expect(page.getByText(translate("entry.signUp.carSaved", { plate }))).toBeVisible();
  await press(page, translate("entry.signUp.join"));
  await expect(page.getByText(translate("entry.signUp.enterCode"))).toBeVisible();
  await page.getByLabel(translate("entry.signUp.code")).fill("NOSUCHCLUB");
  await press(page, translate("entry.signUp.join"));
  await expect(page.getByRole("main").getByText(translate("base.error.CODE_INVALID")).last()).toBeVisible();
  await page.getByRole("link", { name: translate("entry.signUp.goOn"), exact: true }).click();
  await page.waitForURL(/\/app\/bestpractice$/);
});

test("a forgotten password is set anew by the link of the mail, which the address forgets at once", async ({
  page,
  base,
}) => {
  const driver = await newDriver(base);
  const { email } = await clientOf(base, driver.token).call("currentUser");
  await page.goto("/app/sign_in?code=ABC&code_type=club");
  await page.getByRole("link", { name: translate("entry.signIn.forgotten") }).click();
  await page.waitForURL(/forgot_password_form\?.*code=ABC/);
  // The address changes before the screen does, and both ask for the e-mail.
  await expect(page.getByRole("heading", heading(translate("entry.forgot.title")))).toBeVisible();
  await page.getByLabel(translate("base.signIn.email")).fill(email);
  await press(page, translate("entry.forgot.send"));
  await page.waitForURL(/forgot_password_success\?/);
  await expect(page.getByText(translate("entry.forgot.sent", { email }))).toBeVisible();
  const link = await mailedLink(base, email, "/app/forgot_password_callback/");
  const key = /callback\/([^?]+)/.exec(link)?.[1] ?? "";
  expect(link).toContain("code=ABC&code_type=club");
  const leaks: string[] = [];
  page.on("request", (request) => {
    if ((request.headers()["referer"] ?? "").includes(key)) leaks.push(request.url());
  });
  await page.goto(link);
  await page.waitForURL(/forgot_password_callback\/set\?code=ABC&code_type=club$/);
  await page.getByLabel(translate("entry.reset.password"), { exact: true }).fill("another three words");
  await page.getByLabel(translate("entry.reset.repeat"), { exact: true }).fill("another three word");
  await press(page, translate("entry.reset.submit"));
  await expect(page.getByRole("alert").getByText(translate("entry.reset.mismatch"))).toBeVisible();
  await page.getByLabel(translate("entry.reset.repeat"), { exact: true }).fill("another three words");
  await press(page, translate("entry.reset.submit"));
  await expect(page.getByRole("heading", heading(translate("entry.reset.doneTitle")))).toBeVisible();
  expect(leaks, "addresses that were told the key").toEqual([]);
  await page
    .getByRole("link", { name: translate("base.menu.signIn"), exact: true })
    .last()
    .click();
  await page.waitForURL(/sign_in\?code=ABC/);
  await fillSignIn(page, { email, password: "another three words" });
  await page.waitForURL(/consumer_register_by_club_qr\/ABC/);
  await page.goto(link);
  await page.getByLabel(translate("entry.reset.password"), { exact: true }).fill("a third set of words");
  await page.getByLabel(translate("entry.reset.repeat"), { exact: true }).fill("a third set of words");
  await press(page, translate("entry.reset.submit"));
  await expect(page.getByText(translate("entry.link.title"))).toBeVisible();
});

test("the second step takes the app's code, and a recovery code instead", async ({ page, base }) => {
  const driver = await newDriver(base);
  const me = clientOf(base, driver.token);
  const { email } = await me.call("currentUser");
  const { secret } = await me.call("beginTotp", { body: {} });
  const { recovery_codes } = await me.call("confirmTotp", { body: { code: appCode(secret) } });
  const account = { email, password: "three words in a row" };
  await page.goto("/app/sign_in?nextUrl=%2Fapp%2Fbestpractice");
  await fillSignIn(page, account);
  const code = page.getByLabel(translate("entry.step.totp"));
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute("autocomplete", "one-time-code");
  await expectUsable(page);
  await press(page, translate("entry.step.submit"));
  await expect(page.getByText(translate("entry.step.enterCode"))).toBeVisible();
  await code.fill("000000");
  await press(page, translate("entry.step.submit"));
  await expect(page.getByRole("main").getByText(translate("base.error.CODE_INVALID")).last()).toBeVisible();
  // The code of this half minute is used up by turning the app on.
  await code.fill(appCode(secret, 1));
  await press(page, translate("entry.step.submit"));
  await page.waitForURL(/\/app\/bestpractice$/);
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
  await page.goto("/app/sign_in");
  await fillSignIn(page, account);
  await press(page, translate("entry.step.useRecovery"));
  await page.getByLabel(translate("entry.step.recovery")).fill(recovery_codes[0] ?? "");
  await press(page, translate("entry.step.submit"));
  await page.waitForURL(/\/dashboard$/);
});

test("a disabled account is told the words of the house; a closed one is offered to come back", async ({
  page,
  base,
}) => {
  const driver = await newDriver(base);
  const me = clientOf(base, driver.token);
  const { email } = await me.call("currentUser");
  const account = { email, password: "three words in a row" };
  await me.call("closeAccount", { body: {} });
  await page.goto("/app/sign_in");
  await fillSignIn(page, account);
  await expect(page.getByRole("heading", heading(translate("entry.back.title")))).toBeVisible();
  await expectUsable(page);
  await press(page, translate("entry.back.open"));
  await page.waitForURL(/\/dashboard$/);
  await page.evaluate(() => localStorage.clear());
  const admin = clientOf(base, (await sessionOf(base, "admin")).token);
  const params = { id: String(driver.userId) };
  const { version } = await admin.call("getUserById", { params });
  await admin.call("setUserDisabled", { params, body: { disabled: true, version } });
  await page.goto("/app/sign_in");
  await fillSignIn(page, account);
  await expect(page.getByRole("alert").getByText(translate("base.error.ACCOUNT_DISABLED"))).toBeVisible();
  await expect(signInByCall(base, account)).rejects.toThrow();
});
