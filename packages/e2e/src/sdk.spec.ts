import { expect, expectUsable, test } from "./harness.ts";
import { judge, openMeasurement, openReviewer, reject } from "./measure/reviewer.ts";
import { expectHandedIn, goBack, press, scanOne, startScan } from "./measure/scanner.ts";
import { beginOnSite, expectStatus, newReference, openVisitor, site } from "./measure/site.ts";
import { cutTwice } from "./measure/wire.ts";
import { translate } from "./words.ts";

const usable = (page: Parameters<typeof expectUsable>[0]): Promise<void> => expectUsable(page, expect.soft);

test("a tyre is scanned from an integrator's page, sent through a bad connection, read by a person and shown", async ({
  browser,
  base,
}) => {
  const { page, complaints } = await openVisitor(browser);
  const reference = newReference();
  const wire = await cutTwice(page);
  const first = await page.goto(site());
  expect(first?.headers()["content-security-policy"]).toBe(
    `default-src 'self'; connect-src 'self' ${base}; frame-src treadscan:`,
  );
  await beginOnSite(page, { reference, tyres: ["Rear left"] });
  await scanOne(page, "Rear left", usable);
  await expectHandedIn(page);
  await usable(page);
  expect(wire.cuts, "uploads that were cut off").toBe(2);
  expect(wire.wentOnAt, "an upload went on where it was").toBeGreaterThan(0);
  await goBack(page);
  await page.waitForURL(site("/return"));
  await expectStatus(page, "Rear left", "Being read");
  await usable(page);
  const reviewer = await openReviewer(browser, base);
  await openMeasurement(reviewer, reference, "Rear left");
  await judge(reviewer, undefined, usable);
  await page.waitForURL(site("/results"));
  await expect(page.getByRole("heading", { name: "Rear left" })).toBeVisible();
  await expect(page.getByRole("img", { name: "outer 4.4 mm, middle 6.1 mm, inner 5.2 mm" })).toBeVisible();
  await expect(page.getByText("Fine: above the legal limit of 1.6 mm")).toBeVisible();
  await expect(page.getByText("4.4 mm (± 0.5)").first()).toBeVisible();
  await expect(page.getByText("Fine for a while.")).toBeVisible();
  await expect(page.locator("canvas[data-painted=yes]")).toHaveCount(3);
  await usable(page);
  expect(complaints).toEqual([]);
});

test("whoever leaves the scanner comes back to a page that says so", async ({ browser }) => {
  const { page, complaints } = await openVisitor(browser);
  await beginOnSite(page, { reference: newReference(), tyres: ["Front left"] });
  await startScan(page);
  await press(page, translate("scanner.page.leave"));
  await usable(page);
  await page
    .getByRole("dialog")
    .getByRole("button", { name: translate("scanner.leave.yes") })
    .click();
  await page.waitForURL(/\/error/);
  await expect(page.getByRole("heading", { name: "You left the scan" })).toBeVisible();
  await usable(page);
  expect(complaints).toEqual([]);
});

test("photos that cannot be read are told with the reviewer's reasons", async ({ browser, base }) => {
  const { page, complaints } = await openVisitor(browser);
  const reference = newReference();
  await beginOnSite(page, { reference, tyres: ["Front right"], showsResults: false });
  await scanOne(page, "Front right");
  await page.waitForURL(site("/return"));
  await expectStatus(page, "Front right", "Being read");
  const reviewer = await openReviewer(browser, base);
  await openMeasurement(reviewer, reference, "Front right");
  await reject(reviewer, "Please wipe the lens.");
  await page.waitForURL(/\/error\?outcome=failed/);
  await expect(page.getByText("The photos are blurred. The photos are too dark.")).toBeVisible();
  await expect(page.getByText("Please wipe the lens.")).toBeVisible();
  await usable(page);
  expect(complaints).toEqual([]);
});
