import { join } from "node:path";
import { expect, expectUsable, test } from "./harness.ts";
import { openAlbum } from "./journey/actors.ts";
import { translate } from "./words.ts";

test.describe("without any script", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("the welcome page can be read, and leads on", async ({ page }) => {
    const response = await page.goto("/app");
    expect(response?.status()).toBe(200);
    await expect(page.locator("h1")).toHaveText(translate("base.welcome.title"));
    await expect(page.getByRole("link", { name: translate("base.menu.signIn") }).first()).toHaveAttribute(
      "href",
      /\/app\/sign_in/,
    );
    await expect(page.getByRole("link", { name: translate("base.welcome.start") }).first()).toBeVisible();
    await page.screenshot({
      path: join(import.meta.dirname, "../test-results/journey/welcome-no-script.png"),
      caret: "initial",
    });
  });
});

test("the scripts take the welcome page over without a change that is seen", async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ("value" in entry && typeof entry.value === "number") shifts.push(entry.value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/app");
  await expect(page.locator("h1")).toHaveText(translate("base.welcome.title"));
  await expect(page.getByRole("combobox", { name: translate("ui.locale.label") })).toBeVisible();
  await page.waitForFunction(() => document.readyState === "complete");
  const shifted = await page.evaluate(() =>
    "shifts" in window && Array.isArray(window.shifts)
      ? window.shifts.reduce((sum: number, one: number) => sum + one, 0)
      : -1,
  );
  expect(shifted).toBeGreaterThanOrEqual(0);
  expect(shifted, "cumulative layout shift").toBeLessThan(0.02);
  await expectUsable(page);
  await openAlbum("welcome")(page, "with-scripts");
});
