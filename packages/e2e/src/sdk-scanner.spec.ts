import type { Page } from "@playwright/test";
import { expect, expectUsable, test } from "./harness.ts";
import { desktop } from "./journey/actors.ts";
import { expectHandedIn, goBack, handIn, photograph, press, scanOne, startScan, title } from "./measure/scanner.ts";
import { beginOnSite, expectStatus, newReference, openVisitor, site } from "./measure/site.ts";
import { treadPhotos } from "./tread-photos.ts";
import { translate, translateToChinese } from "./words.ts";

test("without a camera the phone's own one takes the photos", async ({ browser }) => {
  const { page, complaints } = await openVisitor(browser);
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("No", "NotAllowedError"));
  });
  await beginOnSite(page, { reference: newReference(), tyres: ["Front left"] });
  await startScan(page);
  await expect(page.getByText(translate("capture.trouble.denied"))).toBeVisible();
  await expectUsable(page);
  for (const [taken, photo] of (await treadPhotos()).entries()) {
    if (taken > 0)
      await expect(page.getByRole("button", { name: translate("capture.check", { count: taken }) })).toBeVisible();
    await page.locator("input[type=file]").first().setInputFiles(photo);
  }
  await expect(title(page, translate("scanner.check.title", { tyre: "Front left" }))).toBeVisible();
  await handIn(page);
  await expectHandedIn(page);
  await goBack(page);
  await expectStatus(page, "Front left", "Being read");
  expect(complaints).toEqual([]);
});

test("without a connection in the middle the photos wait, also through a reload", async ({ browser }) => {
  const { page, context, complaints } = await openVisitor(browser);
  await beginOnSite(page, { reference: newReference(), tyres: ["Rear right"] });
  await startScan(page);
  await expect(page.getByLabel(translate("capture.view"))).toBeVisible();
  await context.setOffline(true);
  await photograph(page, "Rear right");
  await expect(page.getByText(translate("scanner.banner.offline")).first()).toBeVisible();
  await handIn(page);
  await expect(title(page, translate("scanner.done.sendingTitle"))).toBeVisible();
  await expectUsable(page);
  await context.setOffline(false);
  await page.reload();
  await expectHandedIn(page);
  await goBack(page);
  await expectStatus(page, "Rear right", "Being read");
  expect(complaints).toEqual([]);
});

test("a reading with a gauge far above the limit needs no reviewer", async ({ browser }) => {
  const { page, complaints } = await openVisitor(browser);
  await beginOnSite(page, { reference: newReference(), tyres: ["Rear left"] });
  await startScan(page);
  await photograph(page, "Rear left");
  await press(page, translate("scanner.check.reading"));
  await press(page, translate("scanner.reading.saveAndPhoto"));
  await expect(page.getByRole("alert")).toContainText(
    translate("scanner.reading.wrong", { place: translate("scanner.reading.inner") }),
  );
  await expectUsable(page, expect.soft);
  for (const [place, mm] of [
    ["inner", "5.4"],
    ["middle", "5.8"],
    ["outer", "5.1"],
  ] as const)
    await page
      .getByLabel(translate("scanner.reading.depth", { place: translate(`scanner.reading.${place}`) }))
      .fill(mm);
  await press(page, translate("scanner.reading.saveAndPhoto"));
  await press(page, translate("capture.take", { shot: translate("capture.shot.proof") }));
  await press(page, translate("capture.review.send", { count: 4 }));
  await expect(title(page, translate("scanner.done.readyTitle"))).toBeVisible();
  await expect(page.getByText(translate("scanner.result.method.gauge"))).toBeVisible();
  await expectUsable(page, expect.soft);
  await goBack(page);
  await page.waitForURL(site("/results"));
  await expect(page.getByText("5.1 mm (± 0.5)").first()).toBeVisible();
  await expect(page.getByText("Measured by you, with a gauge or a coin.")).toBeVisible();
  expect(complaints).toEqual([]);
});

test("by keyboard alone, from the site and back", async ({ browser }) => {
  const { page, complaints } = await openVisitor(browser, { ...desktop, permissions: ["camera"] });
  await page.goto(site());
  const launch = page.getByRole("button", { name: "Start the check" });
  await reach(page, page.getByLabel("Rear left"));
  await page.keyboard.press("Space");
  await reach(page, launch);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/scan\//);
  await expectUsable(page);
  await pressByKey(page, translate("scanner.explain.start"));
  await expect(page.getByLabel(translate("capture.view"))).toBeVisible();
  await expectUsable(page);
  for (const shot of ["whole", "inner", "outer"] as const)
    await pressByKey(page, translate("capture.take", { shot: translate(`capture.shot.${shot}`) }));
  await expect(title(page, translate("scanner.check.title", { tyre: "Rear left" }))).toBeFocused();
  await expectUsable(page);
  await pressByKey(page, translate("capture.review.send", { count: 3 }));
  await expectHandedIn(page);
  await expectUsable(page);
  await reach(page, page.getByRole("link", { name: /^Back to/ }));
  await page.keyboard.press("Enter");
  await page.waitForURL(site("/return"));
  await expectStatus(page, "Rear left", "Being read");
  await expectUsable(page);
  expect(complaints).toEqual([]);
});

test("in Chinese, chosen in the scanner and kept", async ({ browser }) => {
  const { page, complaints } = await openVisitor(browser);
  await beginOnSite(page, { reference: newReference() });
  await page.getByLabel(translate("scanner.page.language")).selectOption("cn");
  await expect(title(page, translateToChinese("scanner.explain.titleOne"))).toBeVisible();
  await page.reload();
  await expect(title(page, translateToChinese("scanner.explain.titleOne"))).toBeVisible();
  expect(await page.locator("html").getAttribute("lang")).toMatch(/^zh/);
  await expectUsable(page);
  await press(page, translateToChinese("scanner.explain.start"));
  await expect(title(page, translateToChinese("scanner.choose.titleOne"))).toBeVisible();
  await expectUsable(page);
  expect(complaints).toEqual([]);
});

test("a forged and a strange link lead nowhere by themselves", async ({ browser, base }) => {
  const { page, complaints } = await openVisitor(browser);
  const linkOf = (token: string, address: string): string => {
    const payload = { measurementTokens: [token], exitURL: address, errorURL: address, workflowVersion: "2" };
    return `${base}/scan/?data=${Buffer.from(JSON.stringify(payload)).toString("base64url")}`;
  };
  await page.goto(linkOf("ts_forged_forged_forged_forged_forged_forg", "javascript:alert(1)"));
  await expect(title(page, translate("scanner.trouble.unknownTitle"))).toBeVisible();
  await expect(page.locator("a[href^='javascript']")).toHaveCount(0);
  await expectUsable(page);
  await page.goto(`${base}/scan/?data=%25`);
  await expect(title(page, translate("scanner.trouble.unreadableTitle"))).toBeVisible();
  await page.goto(`${base}/scan/`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(complaints).toEqual([]);
});

test("an address that the integrator did not register is shown with its host and never followed", async ({
  browser,
}) => {
  const { page, complaints } = await openVisitor(browser);
  await page.route("**/launch.js", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll("${location.origin}/", "https://elsewhere.example/");
    await route.fulfill({ response: answer, body });
  });
  await beginOnSite(page, { reference: newReference(), tyres: ["Front left"], showsResults: false });
  await scanOne(page, "Front left");
  await expectHandedIn(page);
  const link = page.getByRole("link", { name: translate("scanner.done.backHost", { host: "elsewhere.example" }) });
  await expect(link).toBeVisible();
  await expect(page.getByText(translate("scanner.done.hostNote", { host: "elsewhere.example" }))).toBeVisible();
  await expectUsable(page);
  expect(complaints).toEqual([]);
});

/** Goes on with Tab until it is there. */
async function reach(page: Page, target: ReturnType<Page["locator"]>): Promise<void> {
  await target.waitFor();
  for (let step = 0; step < 40; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Not reached by Tab: ${target.toString()}`);
}

async function pressByKey(page: Page, name: string): Promise<void> {
  const button = page.getByRole("button", { name, exact: true });
  await reach(page, button);
  await page.keyboard.press("Enter");
}
