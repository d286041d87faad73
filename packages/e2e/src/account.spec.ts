import { readFile } from "node:fs/promises";
import { randomBytes } from "node:crypto";
import { strFromU8, unzipSync } from "fflate";
import { confirmedDriver, password } from "./account/people.ts";
import { accounts, clientOf, sessionOf, signInByCall } from "./accounts.ts";
import { mailedLink, press } from "./entry/people.ts";
import { expect, expectUsable, fillSignIn, settled, test } from "./harness.ts";
import { desktop, phone } from "./journey/actors.ts";
import { confirm } from "./journey/admin.ts";
import { newDriver, openAs } from "./journey/newcomers.ts";
import { translate } from "./words.ts";

test("a new name stands in the menu at once; what was changed elsewhere is shown beside what was typed", async ({
  browser,
  base,
}) => {
  const driver = await newDriver(base);
  const { page, complaints } = await openAs(browser, base, driver, desktop);
  await page.goto("/app/account/profile");
  const firstName = page.getByLabel(translate("account.profile.firstName"));
  await expect(firstName).toHaveAttribute("autocomplete", "given-name");
  await firstName.fill("Rosa");
  await page.getByLabel(translate("account.profile.phone")).fill("12345");
  await press(page, translate("account.profile.save"));
  await expect(page.getByRole("alert").getByText(translate("account.profile.phoneWrong"))).toBeVisible();
  await page.getByLabel(translate("account.profile.phone")).fill("07700 900456");
  await press(page, translate("account.profile.save"));
  await expect(page.getByText("Rosa Stone")).toBeVisible();
  const me = clientOf(base, driver.token);
  const { version, locale } = await me.call("currentUser");
  await me.call("updateProfile", { body: { first_name: "Rosa", last_name: "Rivers", locale, version } });
  await firstName.fill("Rosalind");
  await press(page, translate("account.profile.save"));
  const change = page.getByRole("row", { name: translate("account.profile.lastName") });
  await expect(change.getByRole("cell")).toHaveText(["Rivers", "Stone"]);
  await expectUsable(page);
  await press(page, translate("account.profile.conflictKeep"));
  await expect(page.getByText("Rosalind Stone")).toBeVisible();
  await page.getByRole("main").getByLabel(translate("account.profile.language")).selectOption("uk");
  await press(page, translate("account.profile.save"));
  await expect(page.locator("html")).toHaveAttribute("lang", /^uk/);
  expect(await me.call("currentUser")).toMatchObject({ first_name: "Rosalind", locale: "uk", phone: "+447700900456" });
  expect(complaints).toEqual([]);
});

test("a new e-mail counts once the links of both mails were opened; the page follows by itself", async ({
  browser,
  base,
}) => {
  const driver = await confirmedDriver(base);
  const next = `new-${randomBytes(5).toString("hex")}@example.com`;
  const { page, context, complaints } = await openAs(browser, base, driver, phone);
  await page.goto("/app/account/profile");
  await press(page, translate("account.email.change"));
  await page.getByLabel(translate("account.email.new")).fill(next);
  await press(page, translate("account.email.send"));
  await expect(page.getByText(translate("account.email.waiting"))).toHaveCount(2);
  await expectUsable(page);
  const other = await context.newPage();
  await other.goto(await mailedLink(base, driver.email, "/app/confirm_email_change"));
  await press(other, translate("entry.change.go"));
  await expect(other.getByRole("heading", { name: translate("entry.change.halfTitle") })).toBeVisible();
  await expect(page.getByText(translate("account.email.waiting"))).toHaveCount(1);
  await other.goto(await mailedLink(base, next, "/app/confirm_email_change"));
  await press(other, translate("entry.change.go"));
  await expect(other.getByRole("heading", { name: translate("entry.change.doneTitle") })).toBeVisible();
  await expect(page.getByText(translate("account.email.lead", { email: next }))).toBeVisible();
  expect(complaints).toEqual([]);
});

test("an unconfirmed address gets its link again; a switch of messages counts at once and can be put back", async ({
  browser,
  base,
}) => {
  const driver = await newDriver(base);
  const me = clientOf(base, driver.token);
  const { page, complaints } = await openAs(browser, base, driver, phone);
  await page.goto("/app/account");
  await expect(page.getByText(translate("account.hub.unconfirmed"), { exact: true })).toBeVisible();
  await press(page, translate("account.hub.resend"));
  const { email } = await me.call("currentUser");
  await expect(page.getByText(translate("account.hub.resent", { email }))).toBeVisible();
  await page.getByRole("link", { name: translate("account.hub.messages") }).click();
  const quotes = page.getByRole("switch", {
    name: translate("account.messages.switch", {
      topic: translate("account.messages.topic.quotes"),
      channel: translate("account.messages.channel.email"),
    }),
  });
  const isOn = async (): Promise<boolean | undefined> =>
    (await me.call("getNotificationChoices")).list.find(
      ({ topic, channel }) => topic === "quotes" && channel === "email",
    )?.on;
  await quotes.uncheck();
  await expect(page.getByRole("status").getByText(translate("account.messages.saved"))).toBeVisible();
  expect(await isOn()).toBe(false);
  await quotes.check();
  await expect.poll(isOn).toBe(true);
  await page.route("**/account/set_notification_choices", (route) =>
    route.fulfill({ status: 429, json: { code: "RATE_LIMITED", message: "later", request_id: "r" } }),
  );
  await quotes.click();
  await expect(page.getByText(translate("base.error.RATE_LIMITED"))).toBeVisible();
  await expect(quotes).toBeChecked();
  await page.getByRole("switch", { name: translate("account.marketing.marketing_email") }).check();
  await expect(page.getByText(/^On since .*, in your account$/)).toBeVisible();
  expect(complaints).toEqual([]);
});

test("everything comes as a ZIP", async ({ browser, base }) => {
  const driver = await newDriver(base);
  const { page, complaints } = await openAs(browser, base, driver, phone);
  await page.goto("/app/account/data");
  const coming = page.waitForEvent("download");
  await press(page, translate("account.data.downloadGo"));
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^treadclub-\d{4}-\d\d-\d\d\.zip$/);
  const files = unzipSync(new Uint8Array(await readFile(await download.path())));
  const data: Record<string, unknown> = JSON.parse(strFromU8(files["data.json"] ?? new Uint8Array()));
  expect(JSON.stringify(data)).toContain(`"id":${driver.userId}`);
  expect(data).toHaveProperty("consents");
  expect(complaints).toEqual([]);
});

test("closed, come back, erased", async ({ browser, base }) => {
  const driver = await confirmedDriver(base);
  const account = { email: driver.email, password };
  const { page, complaints } = await openAs(browser, base, driver, phone);
  await page.goto("/app/account/data");
  await press(page, translate("account.close.go"));
  const question = page.getByRole("alertdialog");
  await expect(question.getByText(translate("account.close.what3"))).toBeVisible();
  await expectUsable(page);
  await confirm(page, translate("account.close.go"));
  await expect(page.getByRole("heading", { level: 1, name: translate("account.ended.closedTitle") })).toBeVisible();
  await expect(clientOf(base, driver.token).call("currentUser")).rejects.toMatchObject({ status: 401 });
  await page.getByRole("link", { name: translate("account.ended.signIn") }).click();
  await fillSignIn(page, account);
  await press(page, translate("entry.back.open"));
  await page.waitForURL(/\/dashboard$/);
  await page.goto("/app/account/data");
  await press(page, translate("account.erase.go"));
  const erase = question.getByRole("button", { name: translate("account.erase.go"), exact: true });
  await erase.click();
  const word = page.getByLabel(translate("account.erase.type", { word: translate("account.erase.word") }));
  await expect(word).toHaveAccessibleDescription(
    new RegExp(translate("account.erase.typed", { word: translate("account.erase.word") })),
  );
  await expect(word).toBeFocused();
  await expectUsable(page);
  await word.fill(translate("account.erase.word"));
  await erase.click();
  await expect(page.getByRole("heading", { level: 1, name: translate("account.ended.erasedTitle") })).toBeVisible();
  await page.goto("/app/account");
  await page.waitForURL(/\/app\/sign_in/);
  await fillSignIn(page, account);
  await expect(
    page.getByRole("alert").getByText(translate("base.error.INVALID_LOGIN_OR_PASSWORD")).first(),
  ).toBeVisible();
  expect(complaints).toEqual([]);
});

test("an administrator who acts as a driver is not offered what is the driver's alone", async ({ browser, base }) => {
  const driver = await newDriver(base);
  const asAdmin = clientOf(base, (await signInByCall(base, accounts.admin)).token);
  const params = { id: String(driver.userId) };
  const { token } = await asAdmin.call("rabbitHole", { params, body: { reason: "Asked for help by phone" } });
  const acting = await asAdmin.call("enterRabbitHole", { body: { token } });
  const { page, context, complaints } = await openAs(browser, base, await sessionOf(base, "admin"), desktop);
  await context.addInitScript(
    ([jwt, user]) => {
      if (!location.protocol.startsWith("http")) return;
      localStorage.setItem("rabbit_jwt", jwt);
      localStorage.setItem("rabbit_user", user);
    },
    [acting.token, driver.kept] as const,
  );
  const note = page.getByText(translate("account.hub.acting", { name: "Ravi Stone" }));
  for (const name of ["", "/profile", "/messages", "/data", "/security"]) {
    await page.goto(`/app/account${name}`);
    await expect(note).toBeVisible();
    await settled(page);
    for (const words of [
      translate("account.hub.resend"),
      translate("account.email.change"),
      translate("account.data.downloadGo"),
      translate("account.close.go"),
      translate("account.erase.go"),
      translate("account.password.change"),
    ])
      await expect(page.getByRole("button", { name: words, exact: true })).toHaveCount(0);
    await expectUsable(page);
  }
  await page.goto("/app/account/messages");
  await expect(page.getByRole("switch").first()).toBeDisabled();
  await expect(page.getByRole("switch", { disabled: false })).toHaveCount(0);
  expect(complaints).toEqual([]);
});
