import type { BrowserContext, Page } from "@playwright/test";
import { clientOf, sessionOf, type Session } from "./accounts.ts";
import { expect, expectUsable, settled, test } from "./harness.ts";
import { desktop, openAlbum, phone } from "./journey/actors.ts";
import { newDriver, openAs } from "./journey/newcomers.ts";
import { translate } from "./words.ts";

const reason = "Asked us on the phone to check a booking";
const banner = (page: Page) => page.getByRole("complementary", { name: translate("account.acting.label") });
const storedIn = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);
const adminHome = (admin: Session) => (url: URL) => url.pathname === `/app/admin/${admin.userId}/dashboard`;

/** The link that begins to act as somebody, as the button makes it. */
async function linkFor(base: string, admin: Session, userId: number, query = "is_dashboard=1"): Promise<string> {
  const asked = await clientOf(base, admin.token).call("rabbitHole", {
    params: { id: String(userId) },
    body: { reason },
  });
  return `/app/rabbit_hole?user=${userId}&token=${asked.token}&${query}`;
}

async function actingAs(context: BrowserContext, base: string, admin: Session, driver: Session): Promise<Page> {
  const page = await context.newPage();
  await page.goto(await linkFor(base, admin, driver.userId));
  await page.waitForURL((url) => url.pathname === `/app/consumer/${driver.userId}/dashboard`);
  await expect(banner(page)).toContainText(translate("account.acting.as", { name: "Ravi Stone" }));
  return page;
}

test("an administrator acts as a fitter, for a reason, and returns", async ({ browser, base }) => {
  const [admin, owner] = await Promise.all([sessionOf(base, "super_admin"), sessionOf(base, "owner")]);
  const { page, complaints } = await openAs(browser, base, admin, desktop);
  const album = openAlbum("acting");
  await page.goto(`/app/admin/${admin.userId}/members/${owner.memberId}`);
  await page
    .getByRole("button", { name: new RegExp(`^${translate("office.act.as", { name: "" })}`) })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: translate("office.act.begin") }).click();
  await expect(dialog.getByText(translate("office.act.reasonShort")).first()).toBeVisible();
  await dialog.getByLabel(translate("office.act.reason")).fill(reason);
  await album(page, "reason");
  await expectUsable(page);
  await dialog.getByRole("button", { name: translate("office.act.begin") }).click();
  await page.waitForURL((url) => url.pathname === `/app/members/${owner.memberId}/dashboard`);
  await expect(banner(page)).toContainText(translate("account.acting.left", { count: 30 }));
  await album(page, "fitter");
  await expectUsable(page);
  expect(Object.keys(JSON.parse((await storedIn(page, "rabbit_user")) ?? "{}")).toSorted()).toEqual([
    "first_name",
    "id",
    "locale",
    "roles",
  ]);
  await page.goBack();
  await settled(page);
  expect(page.url()).not.toContain("token=");
  await banner(page)
    .getByRole("button", { name: translate("ui.banner.return") })
    .click();
  await page.waitForURL(adminHome(admin));
  await expect(banner(page)).toHaveCount(0);
  expect([await storedIn(page, "rabbit_jwt"), await storedIn(page, "rabbit_user")]).toEqual([null, null]);
  expect(complaints).toEqual([]);
});

test("acting as a driver shows in every tab, ends by itself with a word, and the driver sees who looked", async ({
  browser,
  base,
}) => {
  const admin = await sessionOf(base, "admin");
  const driver = await newDriver(base);
  const { page: other, context, complaints } = await openAs(browser, base, admin, desktop);
  await other.goto(`/app/admin/${admin.userId}/dashboard`);
  await settled(other);
  const page = await actingAs(context, base, admin, driver);
  await expect(banner(other)).toBeVisible();
  await other.waitForURL((url) => url.pathname === `/app/consumer/${driver.userId}/dashboard`);
  const bearer = await storedIn(page, "rabbit_jwt");
  await clientOf(base, bearer).call("leaveRabbitHole", { body: {} });
  // The tab that hears it first says so.
  const note = translate("base.error.IMPERSONATION_ENDED");
  await Promise.any([page, other].map((tab) => expect(tab.getByText(note).first()).toBeVisible()));
  await expect(banner(page)).toHaveCount(0);
  await expect(banner(other)).toHaveCount(0);
  for (const tab of [page, other]) await tab.waitForURL(adminHome(admin));
  expect(await storedIn(page, "jwt")).not.toBeNull();
  const own = await openAs(browser, base, driver, phone);
  await own.page.goto("/app/account/who_looked");
  await expect(own.page.getByText(translate("account.looked.reason", { reason }))).toBeVisible();
  await openAlbum("looked")(own.page, "list");
  await expectUsable(own.page);
  // The end of the acting is an answer of the server that the browser itself logs.
  const unexpected = [...complaints, ...own.complaints].filter((line) => !/status of 400 .*refresh_token/.test(line));
  expect(unexpected).toEqual([]);
});

test("signing out in another name ends only that, and a scan can be where it begins", async ({ browser, base }) => {
  const admin = await sessionOf(base, "admin");
  const driver = await newDriver(base);
  const { page, context } = await openAs(browser, base, admin, desktop);
  await page.goto(await linkFor(base, admin, driver.userId, "is_admin_scan_status=1&scan_id=999999"));
  await page.waitForURL((url) => url.pathname === `/app/consumer/${driver.userId}/tyre_scans_list`);
  expect(new URL(page.url()).searchParams.get("open_field")).toBe("999999");
  await page.goto(`/app/consumer/${driver.userId}/dashboard`);
  await page.getByRole("button", { name: translate("base.menu.signOut") }).click();
  await page.waitForURL(adminHome(admin));
  expect(await storedIn(page, "jwt")).not.toBeNull();
  await context.close();
});

test("a link that was used, and one without an administrator, lead nowhere", async ({ browser, base }) => {
  const admin = await sessionOf(base, "admin");
  const driver = await newDriver(base);
  const { page, context } = await openAs(browser, base, admin, desktop);
  const link = await linkFor(base, admin, driver.userId);
  const stranger = await openAs(browser, base, driver, phone);
  await stranger.page.goto(link);
  await expect(stranger.page.getByText(translate("office.act.problem.noAdmin"))).toBeVisible();
  expect(stranger.page.url()).not.toContain("token=");
  await expectUsable(stranger.page);
  await page.goto(link);
  await expect(banner(page)).toBeVisible();
  await page.goto(link);
  await expect(page.getByText(translate("office.act.problem.ended"))).toBeVisible();
  await context.close();
});

test("a change that is sent after the end asks who shall make it", async ({ browser, base }) => {
  const admin = await sessionOf(base, "admin");
  const driver = await newDriver(base);
  const { context } = await openAs(browser, base, admin, phone);
  // Without the live stream the tab learns of the end only by what it sends.
  await context.route("**/api/v1/live", () => undefined);
  const page = await actingAs(context, base, admin, driver);
  await page.goto("/app/account/profile");
  await page.getByLabel(translate("account.profile.firstName")).fill("Mallory");
  await clientOf(base, await storedIn(page, "rabbit_jwt")).call("leaveRabbitHole", { body: {} });
  await page.getByRole("button", { name: translate("account.profile.save") }).click();
  const dialog = page.getByRole("alertdialog", { name: translate("account.acting.whoTitle") });
  await expect(dialog).toBeVisible();
  await expectUsable(page);
  await dialog.getByRole("button", { name: translate("account.acting.whoNo") }).click();
  await page.waitForURL(adminHome(admin));
  const names = [admin, driver].map(async ({ token }) => (await clientOf(base, token).call("currentUser")).first_name);
  expect(await Promise.all(names)).not.toContain("Mallory");
});
