import type { BrowserContextOptions, Page } from "@playwright/test";
import { accounts, sessionOf, type Session } from "./accounts.ts";
import { expect, expectUsable, fillSignIn, settled, test as plain } from "./harness.ts";
import { openActor, openAlbum, phone } from "./journey/actors.ts";
import { takePhotos } from "./journey/driver.ts";
import { openGate, type Gate } from "./journey/gate.ts";
import { newCar, newDriver, openAs } from "./journey/newcomers.ts";
import { translate } from "./words.ts";

const test = plain.extend<{ gate: Gate; handset: BrowserContextOptions; demoDriver: Session }>({
  gate: async ({ base }, use) => {
    const gate = await openGate(base);
    await use(gate);
    await gate.close();
  },
  demoDriver: async ({ base }, use) => use(await sessionOf(base, "driver")),
  handset: async ({ gate }, use) => use({ ...phone, serviceWorkers: "allow", baseURL: gate.url }),
});

/** A screen with records, behind the guard. */
const screenOf = ({ userId }: Session): string => `/app/consumer/${userId}/my_bookings`;
const offlineTitle = translate("base.crash.offlineTitle");
const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const signOutButton = (page: Page) => page.getByRole("button", { name: translate("base.menu.signOut") }).first();

/** Paths in the worker's stores. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname);
  });

/** Waits until the worker answers for the page. */
const served = (page: Page) =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state ?? "none")).toBe("activated");

/** Waits until the worker has what the page used, too. */
async function installed(page: Page): Promise<void> {
  await served(page);
  await expect.poll(async () => (await kept(page)).some((path) => path.includes("Answers-"))).toBe(true);
}

test("the second visit works without a network, and goes on by itself when there is one", async ({
  browser,
  gate,
  handset,
  demoDriver,
}) => {
  const { page, context } = await openAs(browser, gate.url, demoDriver, handset);
  const bookings = title(page, translate("driver.bookings.title"));
  await page.goto(screenOf(demoDriver));
  await expect(bookings).toBeVisible();
  await installed(page);
  gate.cut();
  await context.setOffline(true);
  await page.reload();
  await expect(title(page, offlineTitle)).toBeVisible();
  await expectUsable(page);
  await openAlbum("installed")(page, "offline");
  gate.open();
  await context.setOffline(false);
  await expect(bookings).toBeVisible();
  // A phone that believes in its network although nothing comes.
  gate.cut();
  await page.reload();
  await expect(title(page, offlineTitle)).toBeVisible();
  await page.getByRole("button", { name: translate("base.crash.retry") }).click();
  await expect(title(page, offlineTitle)).toBeVisible();
  gate.open();
  await expect(bookings).toBeVisible();
});

test("in Chinese too, and the home screen's icon opens the start page", async ({ browser, gate, handset }) => {
  const { page, context } = await openActor(browser, handset);
  await page.addInitScript(() => localStorage.setItem("locale", "cn"));
  await page.goto("/app/sign_in");
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
  await expect.poll(async () => (await kept(page)).filter((path) => /\/base-/.test(path)).length).toBe(2);
  gate.cut();
  await context.setOffline(true);
  await page.goto("/app/");
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
  await expect(page.getByRole("link", { name: "TreadClub" }).first()).toBeVisible();
  await expect(page.locator("h1")).toBeVisible();
  expect(new URL(page.url()).pathname).toMatch(/^\/app\/?$/);
});

test("what must be the server's word is never the worker's", async ({ browser, gate, handset, demoDriver }) => {
  const { page, context } = await openAs(browser, gate.url, demoDriver, handset);
  await page.goto(screenOf(demoDriver));
  await installed(page);
  await page.reload();
  await settled(page);
  const paths = ["/app/meta.json", "/app/iframe_by_code/ABC", "/api/v1/config/get", "/docs", "/healthz"];
  const answers = () =>
    page.evaluate(
      (asked) =>
        Promise.all(
          asked.map((path) =>
            // Past the cache of the browser itself, which may keep some of them for minutes.
            fetch(path, { cache: "no-store" }).then(
              () => "answered",
              () => "no connection",
            ),
          ),
        ),
      paths,
    );
  gate.passed.length = 0;
  expect(await answers()).toEqual(paths.map(() => "answered"));
  for (const path of paths) expect(gate.passed).toContain(`GET ${path}`);
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  expect((await kept(page)).filter((path) => !/^\/app\/(assets\/.+|shell\.html|start\.js)$/.test(path))).toEqual([]);
  gate.cut();
  await context.setOffline(true);
  expect(await answers()).toEqual(paths.map(() => "no connection"));
  const embedded = await context.newPage();
  await expect(embedded.goto("/app/iframe_by_code/ABC")).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
  await page.goto("/app/sign_up");
  await expect(page.locator("h1")).toBeVisible();
});

/** What nobody may find after a sign-in. */
const leaveMark = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const name of await caches.keys())
      await (await caches.open(name)).put("/app/assets/mark", new Response("mine"));
  });

test("a sign-out empties the stores, and so does a sign-in that ran out", async ({ browser, handset }) => {
  const { page, context } = await openActor(browser, handset);
  await page.goto("/app/sign_in");
  await served(page);
  await fillSignIn(page, accounts.driver);
  await page.waitForURL(/dashboard/);
  await settled(page);
  await installed(page);
  await leaveMark(page);
  expect(await kept(page)).toContain("/app/assets/mark");
  await page.goto("/app/more");
  await signOutButton(page).click();
  await page.waitForURL(/\/app\/sign_in/);
  await expect.poll(() => kept(page)).not.toContain("/app/assets/mark");
  await expect.poll(() => kept(page)).toContain("/app/shell.html");
  expect((await kept(page)).filter((path) => path.includes("Answers-"))).toEqual([]);

  await fillSignIn(page, accounts.driver);
  await page.waitForURL(/dashboard/);
  await settled(page);
  await leaveMark(page);
  expect(await kept(page)).toContain("/app/assets/mark");
  await context.clearCookies();
  await page.evaluate(() => localStorage.setItem("jwt", "a.broken.token"));
  await page.reload();
  await page.waitForURL(/\/app\/sign_in/);
  await expect.poll(() => kept(page)).not.toContain("/app/assets/mark");
});

test("a new build takes over when it is wanted, once, and leaves the other tab alone", async ({
  browser,
  gate,
  handset,
  demoDriver,
}) => {
  const { page, context } = await openAs(browser, gate.url, demoDriver, handset);
  await page.goto(screenOf(demoDriver));
  await installed(page);
  const other = await context.newPage();
  await other.goto(screenOf(demoDriver));
  await settled(other);
  const buildOf = (tab: Page) => tab.locator('meta[name="build-number"]').getAttribute("content");
  const old = (await buildOf(page)) ?? "none";
  const storesBefore = await page.evaluate(() => caches.keys());
  const loads = { own: 0, others: 0 };
  page.on("load", () => (loads.own += 1));
  other.on("load", () => (loads.others += 1));
  gate.rewrite((body) => body.replaceAll(old, "0123456789ab").replaceAll(/version:`\w+`/g, "version:`next`"));
  await page.getByRole("button", { name: translate("ui.banner.reload") }).click();
  await expect(page.locator('meta[name="build-number"]')).toHaveAttribute("content", "0123456789ab");
  await settled(page);
  await expect.poll(() => page.evaluate(() => caches.keys())).toContain("treadclub-shell-next");
  expect(storesBefore.filter((name) => name.endsWith("-next"))).toEqual([]);
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).filter((name) => !name.endsWith("-next"))))
    .toEqual([]);
  expect(loads).toEqual({ own: 1, others: 0 });
  expect(await buildOf(other)).toBe(old);
  await other
    .getByRole("link", { name: translate("base.menu.vouchers") })
    .first()
    .click();
  await expect(title(other, translate("driver.vouchers.title"))).toBeVisible();
});

test("a worker whose file is gone goes too", async ({ browser, gate, handset, demoDriver }) => {
  const { page } = await openAs(browser, gate.url, demoDriver, handset);
  await page.goto(screenOf(demoDriver));
  await installed(page);
  gate.missing.add("/app/service-worker.js");
  await page.reload();
  await expect
    .poll(() =>
      page.evaluate(async () => [(await navigator.serviceWorker.getRegistrations()).length, await caches.keys()]),
    )
    .toEqual([0, []]);
});

test("photos that are taken wait while the page is loaded again without a network", async ({
  browser,
  base,
  gate,
  handset,
}) => {
  const driver = await newDriver(base);
  const car = await newCar(base, driver);
  const { page, context } = await openAs(browser, gate.url, driver, handset);
  await page.goto(`/app/consumer/${driver.userId}/tyre_scan/fl/${car}`);
  await takePhotos(page, async () => undefined);
  await installed(page);
  gate.cut();
  await context.setOffline(true);
  await page.reload();
  await expect(title(page, offlineTitle)).toBeVisible();
  gate.open();
  await context.setOffline(false);
  // Where the first look after the return finds nothing, the page looks again ten seconds later.
  await expect(page.getByRole("button", { name: translate("capture.review.send", { count: 3 }) })).toBeVisible();
});
