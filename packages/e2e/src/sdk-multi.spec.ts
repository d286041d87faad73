import { expect, expectUsable, test } from "./harness.ts";
import { judge, openMeasurement, openReviewer } from "./measure/reviewer.ts";
import {
  expectHandedIn,
  goBack,
  handIn,
  photograph,
  photographOnce,
  press,
  startScan,
  title,
} from "./measure/scanner.ts";
import { beginOnSite, expectStatus, newReference, openVisitor, site } from "./measure/site.ts";
import { translate } from "./words.ts";

const all = ["Front left", "Front right", "Rear left", "Rear right"];

test("four tyres in one go, one of them left out", async ({ browser, base }) => {
  const { page, complaints } = await openVisitor(browser);
  const reference = newReference();
  await beginOnSite(page, { reference, isMulti: true });
  await startScan(page);
  await expect(title(page, translate("scanner.choose.titleMany"))).toBeVisible();
  await expectUsable(page, expect.soft);
  await press(page, translate("scanner.choose.goMany", { count: 4 }));
  await expect(title(page, translate("scanner.tyres.title"))).toBeVisible();
  await expectUsable(page, expect.soft);
  await page.getByRole("button", { name: "Front right" }).click();
  await press(page, translate("scanner.tyres.skipOne", { tyre: "front right" }));
  await expectUsable(page, expect.soft);
  await page
    .getByRole("dialog")
    .getByRole("button", { name: translate("scanner.skip.yes") })
    .click();
  await expect(page.getByText(translate("scanner.tyres.state.aborted"))).toBeVisible();
  // Against the walk round the car: any order will do.
  for (const tyre of ["Rear right", "Front left", "Rear left"]) {
    await page.getByRole("button", { name: new RegExp(`^${tyre}`) }).click();
    await press(page, translate("scanner.tyres.next", { tyre: tyre.toLowerCase() }));
    await photographOnce(page, tyre);
  }
  await expectHandedIn(page);
  await goBack(page);
  await page.waitForURL(site("/return"));
  await expectStatus(page, "Front right", "Left out");
  for (const tyre of ["Rear right", "Front left", "Rear left"]) await expectStatus(page, tyre, "Being read");
  const reviewer = await openReviewer(browser, base);
  await openMeasurement(reviewer, reference, "Rear left");
  await judge(reviewer);
  await expectStatus(page, "Rear left", "Done");
  await expectStatus(page, "Front left", "Being read");
  for (const tyre of ["Front left", "Rear right"]) {
    await reviewer.goBack();
    await openMeasurement(reviewer, reference, tyre);
    await judge(reviewer, { inner: "1.9", middle: "2.4", outer: "2.2", message: "New ones, please." });
  }
  await page.waitForURL(site("/results"));
  await expect(page.getByRole("status")).toHaveText("3 tyres were read.");
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(all);
  await expect(page.getByText("Close to the legal limit")).toHaveCount(2);
  await expect(page.getByText("Left out")).toBeVisible();
  await expectUsable(page);
  expect(complaints).toEqual([]);
});

test("a closed tab is gone on with later, in the scanner and on the site", async ({ browser }) => {
  const { page, context, complaints } = await openVisitor(browser);
  const reference = newReference();
  await beginOnSite(page, { reference, isMulti: true, tyres: ["Rear left", "Rear right"] });
  await startScan(page);
  await press(page, translate("scanner.tyres.next", { tyre: "rear left" }));
  await photograph(page, "Rear left");
  await page.close();
  const later = await context.newPage();
  await later.goto(site());
  await later.getByRole("link", { name: new RegExp(`^${reference}, begun at`) }).click();
  await expect(later.getByRole("heading", { name: "There are tyres left to photograph" })).toBeVisible();
  await expectStatus(later, "Rear left", "Waiting for your photos");
  await expectUsable(later);
  await later.getByRole("button", { name: "Go on scanning" }).click();
  await later.waitForURL(/\/scan\//);
  await expect(later.getByText(translate("scanner.tyres.state.photos", { count: 3 }))).toBeVisible();
  await press(later, translate("scanner.tyres.goOn", { tyre: "rear left" }));
  await handIn(later);
  await press(later, translate("scanner.tyres.next", { tyre: "rear right" }));
  await photographOnce(later, "Rear right");
  await expectHandedIn(later);
  await goBack(later);
  await later.waitForURL(site("/return"));
  await expectStatus(later, "Rear left", "Being read");
  await expectStatus(later, "Rear right", "Being read");
  await later.getByRole("button", { name: "Stop waiting" }).click();
  await expect(later.getByRole("heading", { name: "You stopped waiting" })).toBeVisible();
  expect(complaints).toEqual([]);
});
