import { expect, expectUsable, settled, test } from "./harness.ts";
import { phone } from "./journey/actors.ts";
import { chooseOne, handIn, photograph, press, startScan, title } from "./measure/scanner.ts";
import { openVisitor } from "./measure/site.ts";
import { translate } from "./words.ts";

test("anybody tries SDK and scanner against the sandbox and sees each step", async ({ browser }) => {
  const { page, complaints } = await openVisitor(browser, phone);
  await page.goto("/app/scan_test");
  await settled(page);
  await press(page, translate("lab.trial.start"));
  await page.waitForURL(/\/scan\//);
  await expect(page.getByText(translate("scanner.page.sandbox"))).toBeVisible();
  await startScan(page);
  await chooseOne(page, "Front left");
  await photograph(page, "Front left");
  await handIn(page);
  await expect(title(page, translate("scanner.done.readyTitle"))).toBeVisible();
  await expect(page.getByText(translate("scanner.result.method.sandbox"))).toBeVisible();
  await expectUsable(page, expect.soft);
  await page.getByRole("link", { name: translate("scanner.done.back", { site: "Sandbox" }) }).click();
  await page.waitForURL(/\/app\/scan_test/);
  for (const step of ["begin", "launch", "back", "poll", "result"] as const)
    await expect(page.getByRole("heading", { name: translate(`lab.step.${step}`) })).toBeVisible();
  await settled(page);
  await expectUsable(page, expect.soft);
  expect(complaints).toEqual([]);
});

test("every status and every error of the sandbox is tried", async ({ browser }) => {
  const { page, complaints } = await openVisitor(browser, phone);
  await page.goto("/app/scan_test");
  for (const token of ["completed", "failed", "uneven", "empty"]) {
    const row = page.getByRole("listitem").filter({ has: page.getByText(`sandbox_${token}`, { exact: true }) });
    await row.getByRole("button").click();
    await expect(row.getByText(translate("lab.try.resolved"))).toBeVisible();
  }
  for (let code = 1001; code <= 1010; code += 1) {
    const row = page.getByRole("listitem").filter({ hasText: new RegExp(`^${code} `) });
    await row.getByRole("button").click();
    await expect(row.locator("[aria-live]")).toContainText(String(code));
  }
  await expectUsable(page, expect.soft);
  // Two of the errors are answers that the browser itself calls errors.
  expect(complaints.filter((one) => !/sandbox_error_(403|500)/.test(one))).toEqual([]);
});
