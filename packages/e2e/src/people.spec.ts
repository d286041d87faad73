import { randomBytes } from "node:crypto";
import { clientOf, sessionOf, type Session } from "./accounts.ts";
import { expect, expectUsable, settled, test } from "./harness.ts";
import { desktop, openActor, phone } from "./journey/actors.ts";
import { newDriver, openAs } from "./journey/newcomers.ts";
import { translate } from "./words.ts";

const address = (kind: string): string => `${kind}-${randomBytes(5).toString("hex")}@example.com`;
const admin = async (base: string) => clientOf(base, (await sessionOf(base, "admin")).token);

/** The last mail to an address, as the development outbox shows it. */
async function mailTo(base: string, email: string): Promise<string> {
  const { list } = await (await admin(base)).call("getOutbox", { body: { search: email } });
  return list[0]?.text ?? "";
}

/** A company of this test alone, which has signed up a moment ago. */
async function newCompany(base: string): Promise<Session & { readonly name: string }> {
  const name = `Mill Lane ${randomBytes(3).toString("hex")}`;
  const { token, user } = await clientOf(base, null).call("createMember", {
    body: {
      company_name: name,
      company_phone: "01632 960123",
      address_line_1: "4 Mill Lane",
      city: "Leeds",
      postcode: "LS1 4AP",
      membership: "independent",
      first_name: "Olu",
      last_name: "Reed",
      email: address("owner"),
      password: "three words in a row",
      terms_accepted: true,
    },
  });
  if (token === null || user === null) throw new Error("The sign-up is not complete.");
  const { id, roles, first_name, locale } = user;
  const kept = JSON.stringify({ id, roles, first_name, locale });
  return { token, userId: id, memberId: user.member_id, kept, name };
}

test("an owner invites staff by mail; the last owner cannot leave, the second may", async ({ browser, base }) => {
  const company = await newCompany(base);
  const email = address("staff");
  const owner = await openAs(browser, base, company, desktop);
  await owner.page.goto(`/app/members/${company.memberId}/users`);
  await settled(owner.page);
  await expect(owner.page.getByText(translate("office.people.lastOwner"))).toBeVisible();
  await expect(owner.page.getByRole("button", { name: translate("office.people.leave") })).toHaveCount(0);
  await owner.page.getByRole("button", { name: translate("office.people.invite") }).click();
  const dialog = owner.page.getByRole("alertdialog");
  await dialog.getByLabel(translate("office.people.inviteEmail")).fill(email);
  await expectUsable(owner.page);
  await dialog.getByRole("button", { name: translate("office.people.inviteSend") }).click();
  const invitations = owner.page.getByRole("list", { name: translate("office.people.invitations") });
  await expect(invitations.getByText(email)).toBeVisible();

  const link = (await mailTo(base, email)).match(/https?:\S+/)?.[0] ?? "";
  const staff = await openActor(browser, phone);
  await staff.page.goto(new URL(link).pathname + new URL(link).search);
  await expect(
    staff.page.getByRole("heading", { level: 1, name: translate("entry.invite.title", { company: company.name }) }),
  ).toBeVisible();
  await staff.page.getByLabel(translate("entry.signUp.firstName")).fill("Sam");
  await staff.page.getByLabel(translate("entry.signUp.lastName")).fill("Okafor");
  await staff.page.getByLabel(translate("entry.signUp.password"), { exact: true }).fill("four words of mine");
  await staff.page.getByLabel(translate("entry.signUp.agree")).check();
  await staff.page.getByRole("button", { name: translate("entry.invite.submit") }).click();
  await staff.page.waitForURL(new RegExp(`/app/members/${company.memberId}/dashboard`));

  await owner.page.reload();
  const people = owner.page.getByRole("list", { name: translate("office.people.list") });
  await expect(people.getByText(email)).toBeVisible();
  await expect(invitations).toHaveCount(0);
  await people.getByRole("button", { name: translate("office.people.makeOwner") }).click();
  await owner.page
    .getByRole("alertdialog")
    .getByRole("button", { name: translate("office.people.makeOwner") })
    .click();
  await people.getByRole("button", { name: translate("office.people.leave") }).click();
  await owner.page
    .getByRole("alertdialog")
    .getByRole("button", { name: translate("office.people.leave") })
    .click();
  await owner.page.waitForURL(/\/app\/sign_in/);

  await staff.page.goto(`/app/members/${company.memberId}/users`);
  await settled(staff.page);
  await expect(staff.page.getByText(translate("office.people.lastOwner"))).toBeVisible();
  await expectUsable(staff.page);
  expect([...owner.complaints, ...staff.complaints]).toEqual([]);
  await Promise.all([owner.context.close(), staff.context.close()]);
});

test("a driver who is disabled is signed out at once, with the page open", async ({ browser, base }) => {
  const session = await newDriver(base);
  const driver = await openAs(browser, base, session, phone);
  await driver.page.goto(`/app/consumer/${session.userId}/dashboard`);
  await settled(driver.page);
  const { email } = await clientOf(base, session.token).call("currentUser");

  const admin = await sessionOf(base, "admin");
  const office = await openAs(browser, base, admin, desktop);
  await office.page.goto(`/app/admin/${admin.userId}/users?search=${encodeURIComponent(email)}`);
  await settled(office.page);
  await office.page
    .getByRole("list", { name: translate("office.users.title") })
    .getByRole("button")
    .click();
  await office.page.getByRole("button", { name: translate("office.user.disable"), exact: true }).click();
  await office.page
    .getByRole("alertdialog")
    .getByRole("button", { name: translate("office.user.disable"), exact: true })
    .click();
  await expect(office.page.getByRole("button", { name: translate("office.user.enable"), exact: true })).toBeVisible();
  await driver.page.waitForURL(/\/app\/sign_in/);
  expect(await driver.page.evaluate(() => localStorage.getItem("jwt"))).toBeNull();
  await expectUsable(office.page);
  expect(office.complaints).toEqual([]);
  await Promise.all([office.context.close(), driver.context.close()]);
});

test("a complaint goes from the public form to its answer", async ({ browser, base }) => {
  const email = address("sender");
  const { page, context, complaints } = await openActor(browser, phone);
  await page.goto("/app/data_complaint");
  await settled(page);
  await page.getByRole("button", { name: translate("account.complaint.send") }).click();
  await expect(page.getByText(translate("account.complaint.need.about")).first()).toBeVisible();
  await page.getByLabel(translate("account.complaint.name")).fill("Rosa Whitfield");
  await page.getByLabel(translate("account.complaint.email")).fill(email);
  await page.getByLabel(translate("account.complaint.about")).selectOption("access");
  await page.getByLabel(translate("account.complaint.text")).fill("I asked for my data in May and have heard nothing.");
  await page.getByRole("button", { name: translate("account.complaint.send") }).click();
  const reference = (await page.getByText(/^DC-[0-9A-Z]{6}$/).textContent()) ?? "";
  await expectUsable(page);
  expect(await mailTo(base, email)).toContain(reference);

  const admin = await sessionOf(base, "admin");
  const office = await openAs(browser, base, admin, desktop);
  await office.page.goto(`/app/admin/${admin.userId}/complaints?search=${reference}`);
  await settled(office.page);
  await office.page
    .getByRole("list", { name: translate("office.complaints.title") })
    .getByRole("button")
    .click();
  await office.page.getByRole("button", { name: translate("office.complaint.acknowledge"), exact: true }).click();
  await office.page
    .getByRole("alertdialog")
    .getByRole("button", { name: translate("office.complaint.acknowledge"), exact: true })
    .click();
  await expect(
    office.page.getByRole("button", { name: translate("office.complaint.acknowledge"), exact: true }),
  ).toHaveCount(0);
  const answer = "Your data went out to you today, with our apology.";
  await office.page.getByLabel(translate("office.complaint.answer")).fill(answer);
  await office.page.getByRole("button", { name: translate("office.complaint.answerSend") }).click();
  await expect(
    office.page.getByRole("article").getByText(translate("base.state.complaint.answered")).first(),
  ).toBeVisible();
  await expect(office.page.getByRole("button", { name: translate("office.complaint.answerSend") })).toHaveCount(0);
  expect(await mailTo(base, email)).toContain(answer);
  await expectUsable(office.page);
  expect([...complaints, ...office.complaints]).toEqual([]);
  await Promise.all([context.close(), office.context.close()]);
});
