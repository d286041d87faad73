import { accounts, newcomer, sessionOf } from "./accounts.ts";
import { expect, fillSignIn, settled, test } from "./harness.ts";
import { desktop, openActor, phone } from "./journey/actors.ts";
import { newDriver, openAs } from "./journey/newcomers.ts";
import { translate, translateToChinese } from "./words.ts";

const home = (id: number): RegExp => new RegExp(`^/app/consumer/${id}/dashboard$`);

test("whoever is not signed in signs in and comes to the page that was asked for", async ({ browser, base }) => {
  const { userId } = await sessionOf(base, "driver");
  const { page, complaints } = await openActor(browser, phone);
  const wanted = `/app/consumer/${userId}/tyre_scans_list?open_field_type=scan&page=1`;
  await page.goto(wanted);
  await page.waitForURL(/\/app\/sign_in\?/);
  const { searchParams } = new URL(page.url());
  expect(searchParams.get("nextUrl")).toBe(wanted);
  expect(searchParams.get("consumer_id")).toBe(String(userId));
  await fillSignIn(page, accounts.driver);
  await page.waitForURL((url) => url.pathname === `/app/consumer/${userId}/tyre_scans_list`);
  await expect(page.getByRole("heading", { level: 1, name: translate("scan.list.title") })).toBeVisible();
  expect(complaints).toEqual([]);
});

test("a page of another role leads to one's own", async ({ browser, base }) => {
  const [driver, supplier, owner, admin] = await Promise.all([
    sessionOf(base, "driver"),
    sessionOf(base, "supplier"),
    sessionOf(base, "owner"),
    sessionOf(base, "admin"),
  ]);
  const cases = [
    { session: driver, asked: `/app/admin/${admin.userId}/members`, led: home(driver.userId) },
    { session: driver, asked: `/app/members/${owner.memberId}/dashboard`, led: home(driver.userId) },
    {
      session: owner,
      asked: `/app/consumer/${driver.userId}/my_quotes`,
      led: new RegExp(`^/app/members/${owner.memberId}/dashboard$`),
    },
    { session: supplier, asked: "/app/dev/outbox", led: /^\/app\/account$/ },
  ];
  for (const { session, asked, led } of cases) {
    const { page, context } = await openAs(browser, base, session, desktop);
    await page.goto(asked);
    await expect.poll(() => new URL(page.url()).pathname, { message: asked }).toMatch(led);
    await settled(page);
    await context.close();
  }
});

const tricks = [
  "//evil.example/app/",
  "https://evil.example/app/",
  "/\\evil.example",
  "/app/\\\\evil.example",
  "javascript:alert(1)",
  "/app/../../evil",
  "/app/%2e%2e/%2e%2e/evil",
  "%2F%2Fevil.example",
  "/app//evil.example",
  "/app/\t//evil.example",
  "/app@evil.example",
  "http:/app/",
  "/api/v1/openapi.json",
  "/app/sign_in?nextUrl=/app/account",
  "data:text/html,hi",
  " https://evil.example",
  "/app/%5c%5cevil.example",
  "/app/..;/evil",
];

test("nextUrl leads nowhere but into the application", async ({ browser, base }) => {
  const driver = await sessionOf(base, "driver");
  const { page, context, complaints } = await openAs(browser, base, driver, desktop);
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(base)) foreign.push(request.url());
  });
  for (const trick of tricks) {
    await page.goto(`/app/sign_in?nextUrl=${encodeURIComponent(trick)}`);
    await expect(page.locator("h1"), trick).toBeVisible();
    const { origin, pathname } = new URL(page.url());
    expect({ trick, origin }).toEqual({ trick, origin: base });
    expect(pathname, trick).toMatch(/^\/app\//);
  }
  expect(foreign).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

test("a trick in the address does not survive signing in either", async ({ browser, base }) => {
  const { page, complaints } = await openActor(browser, phone);
  await page.goto(`/app/sign_in?nextUrl=${encodeURIComponent("//evil.example")}`);
  await fillSignIn(page, accounts.driver);
  const driver = await sessionOf(base, "driver");
  await page.waitForURL((url) => url.origin === base && home(driver.userId).test(url.pathname));
  expect(complaints).toEqual([]);
});

test("a token that has run out is renewed, a sign-out counts in every tab", async ({ browser }) => {
  const { page, context } = await openActor(browser, desktop);
  await page.goto("/app/sign_in");
  await fillSignIn(page, accounts.supplier);
  await expect(page.getByRole("heading", { level: 1, name: translate("account.hub.title") })).toBeVisible();
  const second = await context.newPage();
  await page.evaluate(() => localStorage.setItem("jwt", "a.broken.token"));
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: translate("account.hub.title") })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("jwt"))).not.toBe("a.broken.token");
  await second.goto("/app/account");
  await settled(second);
  await page
    .getByRole("button", { name: translate("base.menu.signOut") })
    .first()
    .click();
  await page.waitForURL(/\/app\/sign_in/);
  await second.waitForURL(/\/app\/sign_in/);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /jwt|user/.test(key)))).toEqual([]);
});

test("a wrong password says so, beside the fields", async ({ browser }) => {
  const { page } = await openActor(browser, phone);
  await page.goto("/app/sign_in");
  await fillSignIn(page, { email: newcomer.email, password: "something else" });
  await expect(page.getByText(translate("base.error.INVALID_LOGIN_OR_PASSWORD")).first()).toBeVisible();
  await expect(page.getByLabel(translate("base.signIn.email"))).toHaveValue(newcomer.email);
});

test("a change of screen puts the focus on its heading, and keeps the language", async ({ browser, base }) => {
  const driver = await newDriver(base);
  const { page, complaints } = await openAs(browser, base, driver, desktop);
  await page.goto(`/app/consumer/${driver.userId}/dashboard`);
  await settled(page);
  await page
    .getByRole("link", { name: translate("base.menu.vouchers") })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: translate("driver.vouchers.title") })).toBeFocused();
  await page.evaluate(() => localStorage.setItem("locale", "cn"));
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", /^zh/);
  await expect(page.getByRole("link", { name: translateToChinese("base.menu.vouchers") }).first()).toBeVisible();
  expect(complaints).toEqual([]);
});
