import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext, Page, TestInfo } from "@playwright/test";
import { sessionOf, storageOf } from "./accounts.ts";
import { expect, expectUsable, settled, test, watch } from "./harness.ts";
import { findIds, type Ids } from "./ids.ts";
import type { ScreenVisit } from "./screen-visit.ts";
import { pathsOfTables, visits } from "./visits.ts";

const shots = join(import.meta.dirname, "../test-results/screens");
const inOneTest = 10;
/** E2E_SCREENS names some of them, with bars between. */
const wanted = process.env["E2E_SCREENS"]?.split("|");
const walked = wanted === undefined ? visits : visits.filter(({ screen }) => wanted.includes(screen));
const groups = Object.values(Object.groupBy(walked, (visit) => visit.role ?? "nobody")).flatMap((group) =>
  Array.from({ length: Math.ceil(group.length / inOneTest) }, (_, at) => ({
    name: `${group[0]?.role ?? "nobody"}, ${at + 1}`,
    group: group.slice(at * inOneTest, (at + 1) * inOneTest),
  })),
);
let ids: Ids;

test.describe.configure({ mode: "parallel" });

test.beforeAll(async ({ baseURL }) => {
  mkdirSync(shots, { recursive: true });
  ids = await findIds(baseURL ?? "");
});

test("every screen of the tables is opened by these tests", () => {
  const opened = new Set(visits.map((visit) => visit.screen));
  expect([...pathsOfTables(), "/app/(anything else)"].filter((path) => !opened.has(path))).toEqual([]);
  for (const [name, id] of Object.entries(ids)) expect(id, `the demo world has a ${name}`).not.toBe(0);
});

for (const { name, group } of groups) {
  test(`screens of ${name}`, async ({ browser, base }, info) => {
    const [first] = group;
    const context = await browser.newContext(
      first?.role ? { storageState: storageOf(base, await sessionOf(base, first.role)) } : {},
    );
    const complaints = watch(context);
    await speakLocale(context);
    const page = await context.newPage();
    for (const visit of group) await test.step(nameOf(visit), () => look(page, visit, info, complaints));
    await context.close();
  });
}

const nameOf = ({ screen, what }: ScreenVisit): string => (what === undefined ? screen : `${screen}: ${what}`);

async function look(page: Page, visit: ScreenVisit, info: TestInfo, complaints: string[]): Promise<void> {
  const response = await page.goto(visit.address(ids));
  expect.soft(response?.headers()["content-security-policy"]).toContain("default-src 'none'");
  // The style guide shows the shapes of what is coming as pieces.
  if (visit.screen !== "/app/styleguide") await settled(page);
  const heading = page.locator("h1");
  await expect(heading).toHaveCount(1);
  await expect.soft(heading).not.toBeEmpty();
  await expect.soft(page).toHaveTitle(/^\S.* – TreadClub$/);
  const words = await page.locator("body").innerText();
  expect
    .soft(
      words.match(/\b(account|base|entry|ui|driver|scan|lab|office|legal|mail|scanner)\.[a-z]\w*(\.\w+)+/g),
      "keys instead of words",
    )
    .toBeNull();
  expect.soft(words.match(/\{\w+\}|\bundefined\b|\bNaN\b|\[object/g), "values that are missing").toBeNull();
  await expectUsable(page, expect.soft);
  if (process.env["E2E_SHOTS"] === "on") await keepPicture(page, visit, info);
  if (info.project.name === "phone") {
    await expect.soft(page.locator("[data-keys]:visible"), "keyboard hints on a phone").toHaveCount(0);
    await expectNarrow(page);
  }
  expect.soft(complaints.splice(0), "console errors").toEqual([]);
}

/** E2E_LOCALE=cn or uk shows the screens in that language. */
async function speakLocale(context: BrowserContext): Promise<void> {
  const locale = process.env["E2E_LOCALE"];
  if (locale === undefined) return;
  await context.addInitScript((chosen) => {
    if (location.protocol.startsWith("http")) localStorage.setItem("locale", chosen);
  }, locale);
}

/** For people who look at all screens; E2E_SHOTS=on asks for it. */
async function keepPicture(page: Page, visit: ScreenVisit, info: TestInfo): Promise<void> {
  const file = nameOf(visit).replaceAll(/[^a-z_]+/gi, "-");
  const path = join(shots, `${info.project.name}-${visit.role ?? "nobody"}${file}.png`);
  await page.screenshot({ path, fullPage: true, caret: "initial" });
}

/** The smallest phone that is still about. */
async function expectNarrow(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect.soft(wide, "horizontal overflow at 320 px").toBeLessThanOrEqual(0);
  if (size) await page.setViewportSize(size);
}
