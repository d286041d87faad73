import { locales } from "@treadclub/texts";
import { sessionOf, storageOf } from "./accounts.ts";
import { expect, settled, test } from "./harness.ts";
import { findIds } from "./ids.ts";
import { visits } from "./visits.ts";

/** Long words, long names, tables, forms and records; `screens.spec` looks at every screen in English. */
const screens = [
  "/app",
  "/app/consumer/{id}/dashboard",
  "/app/consumer/{consumer_id}/discounts",
  "/app/account/messages",
  "/app/members/{id}/dashboard",
  "/app/members/{member_id}/quote_requests",
  "/app/members/{member_id}/profile",
  "/app/admin/{admin_id}/members",
  "/app/admin/{admin_id}/admin_scan_status/{scan_id}",
];

for (const locale of locales)
  test(`nothing is wider than a phone of 320 px: ${locale}`, async ({ browser, base }) => {
    const ids = await findIds(base);
    for (const [role, some] of Map.groupBy(
      visits.filter(({ screen }) => screens.includes(screen)),
      (visit) => visit.role,
    )) {
      const context = await browser.newContext({
        viewport: { width: 320, height: 640 },
        ...(role === null ? {} : { storageState: storageOf(base, await sessionOf(base, role)) }),
      });
      await context.addInitScript((chosen) => localStorage.setItem("locale", chosen), locale);
      const page = await context.newPage();
      for (const visit of some) {
        await page.goto(visit.address(ids));
        await settled(page);
        const wide = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect.soft(wide, visit.address(ids)).toBeLessThanOrEqual(0);
      }
      await context.close();
    }
  });

for (const locale of locales)
  test(`with text at 200%, one's own pages fit a phone: ${locale}`, async ({ browser, base }) => {
    const session = await sessionOf(base, "driver");
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      storageState: storageOf(base, session),
      bypassCSP: true,
    });
    await context.addInitScript((chosen) => localStorage.setItem("locale", chosen), locale);
    const page = await context.newPage();
    const own = `/app/consumer/${session.userId}`;
    for (const path of [`${own}/dashboard`, `${own}/my_quotes`, "/app/account/messages", "/app/account/data"]) {
      await page.goto(path);
      await settled(page);
      await page.addStyleTag({ content: "html { font-size: 200% !important; }" });
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(wide, path).toBeLessThanOrEqual(0);
    }
    await context.close();
  });

test("a record of the office fills a phone, and both ways back lead to its row in the list", async ({
  browser,
  base,
}) => {
  const ids = await findIds(base);
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    storageState: storageOf(base, await sessionOf(base, "owner")),
  });
  const page = await context.newPage();
  await page.goto(`/app/members/${ids.member}/quote_requests?show=all`);
  const row = page.locator("[data-row]").nth(2);
  const list = page.url();
  for (const goBack of [() => page.locator("[data-back]").click(), () => page.goBack()]) {
    await row.click();
    await expect(page.locator("h1")).toBeFocused();
    await expect(page.locator("h1")).toHaveText(/^\d × /);
    await expect(page.locator("[data-back]")).toHaveCount(1);
    await goBack();
    await expect(row).toBeFocused();
    expect(page.url()).toBe(list);
  }
  await context.close();
});
