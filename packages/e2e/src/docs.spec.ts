import type { Page } from "@playwright/test";
import { expect, expectUsable, test } from "./harness.ts";

const sizes = {
  phone: { viewport: { width: 390, height: 844 }, colorScheme: "dark" },
  desktop: { viewport: { width: 1440, height: 900 }, colorScheme: "light" },
} as const;
const services = {
  platform: { path: "/docs", words: "email address free", operation: "checkedEmail" },
  measurement: {
    path: "/measurement/v1/docs",
    words: "token single",
    operation: "createTokens",
  },
} as const;

const openReference = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await page.getByRole("button", { name: "Try the calls" }).click();
  // The first reader waits for the description to be made and compressed.
  await expect(page.locator(".opblock").first()).toBeVisible({ timeout: 60_000 });
};
const search = (page: Page) => page.getByRole("searchbox", { name: "Search calls" });
const answers = (page: Page) => page.locator(".live-responses-table");

for (const [size, { viewport, colorScheme }] of Object.entries(sizes))
  for (const [service, { path, words, operation }] of Object.entries(services))
    test(`the reference of the ${service} on a ${size}: found, read, tried`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      await openReference(page, path);
      await expect(page.getByRole("heading", { name: "Errors" })).toBeVisible();
      await search(page).fill(words);
      const call = page.locator(`.opblock[id$="-${operation}"]`);
      await expect(call).toBeVisible();
      await expect(page.locator(".opblock")).toHaveCount(1);
      await expectUsable(page, expect.soft);
      await call.getByRole("button").first().press("Enter");
      await expect(call.getByRole("region", { name: "Code examples" })).toContainText("curl");
      await expect(call.getByText("VALIDATION_FAILED").first()).toBeVisible();
      await expectUsable(page, expect.soft);
      await call.getByRole("button", { name: "Try it out" }).click();
      await expectUsable(page, expect.soft);
    });

for (const [size, { viewport, colorScheme }] of Object.entries(sizes))
  test(`all calls can be read and searched before the reference is loaded, which opens at one of them: ${size}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    const loaded: string[] = [];
    page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
    await page.goto(services.platform.path);
    const calls = page.getByRole("main").getByRole("link");
    expect(await calls.count()).toBeGreaterThan(100);
    await expectUsable(page, expect.soft);
    await search(page).fill(services.platform.words);
    await expect(calls).toHaveCount(1);
    expect(loaded.filter((path) => path.includes("openapi.json") || path.includes("full"))).toEqual([]);
    await calls.click();
    await expect(page.locator(`.opblock.is-open[id$="-${services.platform.operation}"]`)).toBeVisible({
      timeout: 60_000,
    });
  });

test("the list of calls needs no script", async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto(services.measurement.path);
  await expect(page.getByRole("link", { name: "create-tokens" }).first()).toBeVisible();
});

test("a key is sent from memory and stored nowhere", async ({ page }) => {
  await openReference(page, services.measurement.path);
  await page.getByRole("button", { name: "Authorize", exact: true }).first().click();
  const dialog = page.getByRole("dialog", { name: "Authorize" });
  await expectUsable(page, expect.soft);
  await dialog.getByRole("textbox").fill("tk_test_public");
  await dialog.getByRole("button", { name: "Authorize", exact: true }).click();
  await dialog.getByRole("button", { name: "Close" }).first().click();
  const call = page.locator('.opblock[id$="-createTokens"]');
  await call.getByRole("button").first().click();
  await call.getByRole("button", { name: "Try it out" }).click();
  await call.getByRole("button", { name: "Execute" }).click();
  await expect(answers(page)).toContainText("measurement_token");
  await expectUsable(page, expect.soft);
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name),
    document.cookie,
  ]);
  expect(stored).toEqual([""]);
  await openReference(page, services.measurement.path);
  await expect(page.locator(".authorize.locked")).toHaveCount(0);
});

test("a call of the platform is tried without a bearer and refused with its reason", async ({ page }) => {
  await openReference(page, services.platform.path);
  await search(page).fill("currentUser");
  await expect(page.locator(".opblock")).toHaveCount(1);
  const call = page.locator('.opblock[id$="-currentUser"]');
  await call.getByRole("button").first().click();
  await call.getByRole("button", { name: "Try it out" }).click();
  await call.getByRole("button", { name: "Execute" }).click();
  await expect(answers(page)).toContainText("TOKEN_DECODE_UNSUCCESSFUL");
});

test("the reference is sent compressed, its files for good", async ({ request }) => {
  const page = await request.get("/docs");
  const script = /src="(docs\/assets\/[\w-]+\.js)"/.exec(await page.text())?.[1] ?? "";
  const { status, headers } = await request
    .get(`/${script}`, { headers: { "accept-encoding": "br" } })
    .then((answer) => ({ status: answer.status(), headers: answer.headers() }));
  expect([status, headers["content-encoding"], headers["cache-control"]]).toEqual([
    200,
    "br",
    "public, max-age=31536000, immutable",
  ]);
});
