import type { Browser, Page } from "@playwright/test";
import { sessionOf, type Session } from "./accounts.ts";
import { expect, expectUsable, settled, test } from "./harness.ts";
import { desktop, phone } from "./journey/actors.ts";
import { readTyre, sendReading } from "./journey/admin.ts";
import { newCar, newDriver, openAs } from "./journey/newcomers.ts";
import { reading } from "./measure/reviewer.ts";
import { expectHandedIn, handIn, photograph, photographOnce, press, startScan, title } from "./measure/scanner.ts";
import { translate } from "./words.ts";

const tyres = ["front_left", "front_right", "rear_left", "rear_right"] as const;
const shortNames = { front_left: "fl", front_right: "fr", rear_left: "rl", rear_right: "rr" } as const;
const inScanner = (tyre: (typeof tyres)[number]): string => translate(`scanner.tyre.${shortNames[tyre]}`);

/** An administrator reads a tyre of this car from the queue of drivers' scans. */
async function review(page: Page, admin: Session, scanId: number): Promise<void> {
  await page.goto(`/app/admin/${admin.userId}/admin_scan_status/${scanId}`);
  await readTyre(page, reading);
  await sendReading(page);
}

async function openAdmin(browser: Browser, base: string): Promise<{ page: Page; admin: Session }> {
  const admin = await sessionOf(base, "admin");
  return { page: (await openAs(browser, base, admin, desktop)).page, admin };
}

/** The ids of the scans that the page of the measurement leads to. */
async function scanIds(page: Page): Promise<number[]> {
  const list = page.getByRole("list", { name: translate("scan.measure.tyres") });
  const hrefs = await list
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  return hrefs.map((href) => Number(/(?:open_field=|scan_id=|\/)(\d+)(?:\D*)$/.exec(href)?.[1]));
}

test("a driver measures four tyres from the app, a person reads them, the result shows", async ({ browser, base }) => {
  const driver = await newDriver(base);
  const car = await newCar(base, driver);
  const { page, complaints } = await openAs(browser, base, driver, phone);
  await page.goto(`/app/consumer/${driver.userId}/make_scan/${car}`);
  await page.getByRole("link", { name: translate("scan.measure.way.go") }).click();
  await expect(page.getByRole("button", { pressed: true })).toHaveCount(4);
  await expectUsable(page, expect.soft);
  await press(page, translate("scan.measure.start", { count: 4 }));
  await page.waitForURL(/\/scan\//);
  await startScan(page);
  for (const tyre of tyres) {
    const name = inScanner(tyre);
    await page.getByRole("button", { name: new RegExp(`^${name}`) }).click();
    await press(page, translate("scanner.tyres.next", { tyre: name.toLowerCase() }));
    await photographOnce(page, name);
  }
  await expectHandedIn(page);
  await page.getByRole("link", { name: translate("scanner.done.back", { site: "TreadClub" }) }).click();
  await page.waitForURL(/\/measure_return/);
  await expect(page.getByText(translate("scan.measure.return.completed"))).toBeVisible();
  await settled(page);
  await expectUsable(page, expect.soft);
  const ids = await scanIds(page);
  expect(ids).toHaveLength(4);
  const office = await openAdmin(browser, base);
  for (const id of ids) await review(office.page, office.admin, id);
  await expect(page.getByText(translate("scan.measure.return.read"))).toBeVisible();
  await expect(page.locator("strong", { hasText: translate("scan.mm", { mm: "4.4" }) })).toHaveCount(4);
  await expectUsable(page, expect.soft);
  expect(complaints).toEqual([]);
});

test("a desktop hands over to a phone on which nobody is signed in, and follows it", async ({ browser, base }) => {
  const driver = await newDriver(base);
  const car = await newCar(base, driver);
  const computer = await openAs(browser, base, driver, desktop);
  await computer.page.goto(`/app/consumer/${driver.userId}/measure/${car}`);
  for (const tyre of tyres.filter((one) => one !== "rear_left"))
    await computer.page.getByRole("button", { name: new RegExp(`^${translate(`ui.position.${tyre}`)}`) }).click();
  await computer.page.getByRole("button", { name: translate("scan.measure.startCode") }).click();
  await expect(computer.page.getByRole("img", { name: translate("scan.measure.handoff.qr") })).toBeVisible();
  await expect(computer.page.getByText(translate("scan.measure.live.unknown"))).toBeVisible();
  await expectUsable(computer.page, expect.soft);
  await computer.context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await press(computer.page, translate("scan.handover.copy"));
  const link = await computer.page.evaluate(() => navigator.clipboard.readText());
  const handset = await openAs(browser, base, { token: "", userId: 0, memberId: null, kept: "" }, phone);
  await handset.page.goto(link);
  await startScan(handset.page);
  await expect(computer.page.getByText(translate("scan.measure.live.open"))).toBeVisible();
  await photograph(handset.page, "Rear left");
  await handIn(handset.page);
  await expectHandedIn(handset.page);
  await expect(computer.page.getByText(translate("scan.measure.live.reading"))).toBeVisible();
  await handset.page.getByRole("link", { name: translate("scanner.done.back", { site: "TreadClub" }) }).click();
  await expect(handset.page.getByText(translate("scan.measure.return.visitor"))).toBeVisible();
  await settled(handset.page);
  await expectUsable(handset.page, expect.soft);
  const office = await openAdmin(browser, base);
  const [id = 0] = await scanIds(computer.page);
  await review(office.page, office.admin, id);
  await expect(computer.page.getByText(translate("scan.measure.live.ended"))).toBeVisible();
  await expect(computer.page.locator("strong", { hasText: translate("scan.mm", { mm: "4.4" }) })).toBeVisible();
  await expect(title(handset.page, translate("scan.measure.return.title"))).toBeVisible();
  await expect(handset.page.getByText(translate("scan.measure.return.read"))).toBeVisible();
  expect([...computer.complaints, ...handset.complaints]).toEqual([]);
});
