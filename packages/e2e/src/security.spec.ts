import { randomBytes } from "node:crypto";
import { anotherDevice, answerOf, appCode, confirmedDriver, password, shownSecret, tokenIn } from "./account/people.ts";
import { plugInKey } from "./account/virtual-key.ts";
import { clientOf, sessionOf, signInByCall } from "./accounts.ts";
import { mailedLink, press } from "./entry/people.ts";
import { expect, expectUsable, fillSignIn, test } from "./harness.ts";
import { desktop, openActor, phone } from "./journey/actors.ts";
import { openAs } from "./journey/newcomers.ts";
import { translate } from "./words.ts";

test("a new password ends the sign-in of another device within a second", async ({ browser, base }) => {
  const driver = await confirmedDriver(base);
  const other = await anotherDevice(browser, base, driver);
  await other.page.goto("/app/account");
  await expect(other.page.getByRole("heading", { level: 1, name: translate("account.hub.title") })).toBeVisible();
  const third = clientOf(base, (await signInByCall(base, { email: driver.email, password })).token);
  await third.call("currentUser");
  const { page } = await openAs(browser, base, driver, desktop);
  await page.goto("/app/account/security");
  await press(page, translate("account.password.change"));
  await page.getByLabel(translate("account.password.new"), { exact: true }).fill("four other words here");
  await page.getByLabel(translate("account.password.again"), { exact: true }).fill("four other words here");
  const changed = answerOf(page, "account/change_password");
  await press(page, translate("account.password.save"));
  await changed;
  // The second itself is held between two processes, by kill/processes.test.ts of the server.
  await expect(() => expect(third.call("currentUser")).rejects.toMatchObject({ status: 401 })).toPass({
    timeout: 60_000,
  });
  await other.page.waitForURL(/\/app\/sign_in/);
  await fillSignIn(other.page, { email: driver.email, password });
  await expect(other.page.getByText(translate("base.error.INVALID_LOGIN_OR_PASSWORD")).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: translate("account.security.title") })).toBeVisible();
});

test("another device is signed out from the list of sign-ins", async ({ browser, base }) => {
  const driver = await confirmedDriver(base);
  const other = await openActor(browser, phone);
  await other.page.goto("/app/sign_in?nextUrl=%2Fapp%2Faccount");
  await fillSignIn(other.page, { email: driver.email, password });
  await other.page.waitForURL(/\/app\/account$/);
  const { page } = await openAs(browser, base, driver, desktop);
  await page.goto("/app/account/security");
  const row = page.getByRole("listitem").filter({ hasText: "Chrome on Android" });
  await expect(row).toHaveCount(1);
  await row.getByRole("button").click();
  await expect(row).toHaveCount(0);
  await other.page.waitForURL(/\/app\/sign_in/);
});

test("a passkey that was added here signs in, without a password", async ({ browser, base }) => {
  const driver = await confirmedDriver(base);
  const { page, context, complaints } = await openAs(browser, base, driver, desktop);
  await plugInKey(context, page);
  await page.goto("/app/account/security");
  await press(page, translate("account.passkeys.add"));
  await expect(page.getByText(translate("account.recovery.newTitle"))).toBeVisible();
  await expectUsable(page);
  await page.goto("/app/account");
  await page
    .getByRole("main")
    .getByRole("button", { name: translate("base.menu.signOut") })
    .click();
  await page.waitForURL(/\/app\/sign_in/);
  await press(page, translate("entry.signIn.passkey"));
  await page.waitForURL(/\/dashboard$/);
  await page.goto("/app/account/security");
  await expect(page.getByRole("listitem").filter({ hasText: translate("account.sessions.by.passkey") })).toHaveCount(1);
  expect(complaints).toEqual([]);
});

test("the authenticator app is set up on the page, and asked for at the next sign-in", async ({ browser, base }) => {
  const driver = await confirmedDriver(base);
  const { page, complaints } = await openAs(browser, base, driver, phone);
  await page.goto("/app/account/security");
  const begun = answerOf(page, "account/begin_totp");
  await press(page, translate("account.app.setUp"));
  const secret = await shownSecret(begun);
  await expect(page.getByText(secret.replaceAll(/(.{4})(?=.)/g, "$1 "))).toBeVisible();
  await expectUsable(page);
  const code = page.getByLabel(translate("account.app.code"));
  await code.fill("000000");
  await press(page, translate("account.app.confirm"));
  await expect(code).toHaveAccessibleDescription(new RegExp(translate("account.app.wrong")));
  await expect(code).toBeFocused();
  await code.fill(appCode(secret));
  await press(page, translate("account.app.confirm"));
  await expect(page.getByText(translate("account.recovery.newTitle"))).toBeVisible();
  await page.goto("/app/account");
  await page
    .getByRole("main")
    .getByRole("button", { name: translate("base.menu.signOut") })
    .click();
  await page.waitForURL(/\/app\/sign_in/);
  await fillSignIn(page, { email: driver.email, password });
  // The code of this half minute is used up by turning the app on.
  await page.getByLabel(translate("entry.step.totp")).fill(appCode(secret, 1));
  await press(page, translate("entry.step.submit"));
  await page.waitForURL(/\/dashboard$/);
  expect(complaints).toEqual([]);
});

test("a new administrator is led to the second step and nowhere else, until it is there", async ({ browser, base }) => {
  const email = `admin-${randomBytes(5).toString("hex")}@example.com`;
  const root = clientOf(base, (await sessionOf(base, "super_admin")).token);
  await root.call("inviteUser", { body: { email, first_name: "Nia", last_name: "Moss", role: "admin" } });
  const token = tokenIn(await mailedLink(base, email, "/app/first_password"));
  const first = await clientOf(base, null).call("setFirstPassword", {
    body: { token, password, terms_accepted: true },
  });
  if (first.token === null || first.user === null) throw new Error("The first password does not sign in.");
  const { id, roles, first_name, locale } = first.user;
  const kept = JSON.stringify({ id, roles, first_name, locale });
  const session = { token: first.token, userId: id, memberId: null, kept };
  const { page, complaints } = await openAs(browser, base, session, desktop);
  for (const wanted of ["/app/account", "/app/account/security", `/app/admin/${id}/dashboard`]) {
    await page.goto(wanted);
    await page.waitForURL(/\/app\/account\/second_step\?nextUrl=/);
  }
  await expect(clientOf(base, first.token).call("getMembersList", { body: {} })).rejects.toMatchObject({
    code: "SECOND_STEP_WANTED",
  });
  await expectUsable(page);
  const begun = answerOf(page, "account/begin_totp");
  await press(page, translate("account.app.setUp"));
  await page.getByLabel(translate("account.app.code")).fill(appCode(await shownSecret(begun)));
  await press(page, translate("account.app.confirm"));
  await press(page, translate("account.secondStep.go"));
  await page.waitForURL(new RegExp(`/app/admin/${id}/dashboard$`));
  await page.goto("/app/account");
  await expect(page.getByText(translate("base.role.admin"), { exact: true })).toBeVisible();
  expect(complaints).toEqual([]);
});
