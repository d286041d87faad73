import { accounts, clientOf, signInByCall } from "./accounts.ts";
import { mailedLink, newPerson, press } from "./entry/people.ts";
import { expect, expectUsable, test } from "./harness.ts";
import { translate } from "./words.ts";

test("a fitter signs up and waits for acceptance on the own dashboard", async ({ page }) => {
  const owner = newPerson("Lou");
  await page.goto("/app/sign_up");
  await page.getByRole("link", { name: translate("entry.choose.fitterGo") }).click();
  const fields: readonly (readonly [Parameters<typeof translate>[0], string])[] = [
    ["entry.fitter.companyName", "Park Row Tyres"],
    ["entry.fitter.phone", "0113 496 0000"],
    ["entry.fitter.website", "www.parkrow.example"],
    ["entry.fitter.postcode", "ls1 4ap"],
    ["entry.fitter.line1", "1 Park Row"],
    ["entry.fitter.city", "Leeds"],
    ["entry.signUp.firstName", owner.first],
    ["entry.signUp.lastName", owner.last],
    ["entry.signUp.email", owner.email],
    ["entry.signUp.password", owner.password],
  ];
  const label = (key: (typeof fields)[number][0]): RegExp =>
    new RegExp(`^${Reflect.apply(translate, null, [key])}( \\(.*\\))?$`);
  for (const [key, text] of fields) await page.getByLabel(label(key)).fill(text);
  await page.reload();
  await expect(page.getByLabel(label("entry.fitter.companyName"))).toHaveValue("Park Row Tyres");
  await expect(page.getByLabel(label("entry.signUp.password"))).toHaveValue("");
  await page.getByLabel(label("entry.signUp.password")).fill(owner.password);
  await page.getByLabel(translate("entry.fitter.garage")).check();
  await expect(page.getByRole("link", { name: translate("entry.signUp.readTerms") })).toHaveAttribute(
    "href",
    "/app/member_terms_and_conditions",
  );
  await page.getByLabel(translate("entry.signUp.agree")).check();
  await press(page, translate("entry.fitter.submit"));
  await page.waitForURL(/\/app\/members\/\d+\/dashboard$/);
  await expect(page.getByRole("heading", { name: translate("office.home.newTitle") })).toBeVisible();
  await expectUsable(page);
});

test("somebody who is invited into a company joins it by the link of the mail, which works once", async ({
  page,
  base,
}) => {
  const guest = newPerson("Sam");
  const owner = await signInByCall(base, accounts.owner);
  const asOwner = clientOf(base, owner.token);
  await asOwner.call("inviteMemberUser", {
    body: { member_id: owner.memberId ?? 0, email: guest.email, position: "staff" },
  });
  const link = await mailedLink(base, guest.email, "/app/register");
  await page.goto(link);
  await expect(page.getByText(translate("entry.invite.for", { email: guest.email }))).toBeVisible();
  await expect(page.getByText(translate("entry.invite.staff"))).toBeVisible();
  await expect(page).not.toHaveURL(/token/);
  await press(page, translate("entry.invite.submit"));
  await expect(page.getByRole("alert").getByText(translate("base.field.terms"))).toBeVisible();
  await page.getByLabel(translate("entry.signUp.firstName")).fill(guest.first);
  await page.getByLabel(translate("entry.signUp.lastName")).fill(guest.last);
  await page.getByLabel(translate("entry.signUp.password"), { exact: true }).fill(guest.password);
  await page.getByLabel(translate("entry.signUp.agree")).check();
  await press(page, translate("entry.invite.submit"));
  await page.waitForURL(new RegExp(`/app/members/${owner.memberId}/dashboard$`));
  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  await expect(page.getByText(translate("entry.invite.wrong"))).toBeVisible();
});
