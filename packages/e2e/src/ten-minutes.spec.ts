import type { ChildProcess } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { sessionOf, storageOf } from "./accounts.ts";
import { blocksOf } from "./documentation/pages.ts";
import { expect, test, watch } from "./harness.ts";
import { freePort } from "./listen.ts";
import { expectHandedIn, photographOnce, press, startScan } from "./measure/scanner.ts";
import { openVisitor } from "./measure/site.ts";
import { interrupted, root, runCommand, said } from "./processes.ts";
import { translate } from "./words.ts";

const guide = "packages/sdk/docs/ten-minutes.md";
const name = "Ten minutes";
let folder: string;
let website: ChildProcess | null = null;

test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "treadclub-ten-minutes-"));
});
test.afterEach(async () => {
  if (website !== null) await interrupted(website);
  website = null;
  await rm(folder, { recursive: true });
});

test("whoever follows the page of ten minutes has a depth on their page and a verified webhook", async ({
  browser,
  base,
}) => {
  const port = await freePort();
  const there = (text: string): string =>
    text
      .replaceAll("https://treadclub.example", base)
      .replaceAll("localhost:8000", `localhost:${port}`)
      .replaceAll("listen(8000", `listen(${port}`)
      // The copy that the project has, so that no registry is asked.
      .replace(" standardwebhooks\n", ` ${join(root, "node_modules/standardwebhooks")}\n`);
  const blocks = (await blocksOf(guide)).map((block) => ({ ...block, text: there(block.text) }));
  const [install, start] = blocks.filter(({ language }) => language === "sh").map(({ text }) => text);
  for (const { note, text } of blocks.filter(({ language }) => language === "js"))
    await writeFile(join(folder, note), text);
  await writeFile(join(folder, ".env"), await keyAndSecret(browser, base, `http://localhost:${port}`));

  const installed = runCommand(`cd ${folder}\n${install ?? ""}echo installed`, {});
  await said(installed, "installed\n");
  website = runCommand(`cd ${folder}\n${start ?? ""}`, {});
  await said(website, "Open http://localhost");
  const printed: string[] = [];
  website.stdout?.on("data", (part: Buffer) => printed.push(part.toString("utf8")));

  const { page, complaints } = await openVisitor(browser);
  await page.goto(`http://localhost:${port}/`);
  await page.getByRole("button", { name: "Scan your tyres" }).click();
  await page.waitForURL(/\/scan\//);
  await startScan(page);
  await photographOnce(page, "Front left");
  await expectHandedIn(page);
  await page.getByRole("link", { name: translate("scanner.done.back", { site: name }) }).click();
  await page.waitForURL(`http://localhost:${port}/`);
  await expect(page.getByText(/^fl: \d\.?\d? mm$/)).toBeVisible();
  // A message carries the measurement as it is when sent: the first may hold the depth already.
  await expect
    .poll(() => printed.join(""))
    .toMatch(/verified measurement\.processing fl .*\nverified measurement\.completed fl \d/);
  expect(complaints).toEqual([]);
});

/** Makes the key at the desk with what the page says, and its webhook; answers the file of both. */
async function keyAndSecret(browser: Browser, base: string, site: string): Promise<string> {
  const context = await browser.newContext({ storageState: storageOf(base, await sessionOf(base, "owner")) });
  const complaints = watch(context);
  const page = await context.newPage();
  await page.goto("/app/integrator");
  await page.getByRole("link", { name: translate("integrator.keys.create"), exact: true }).click();
  await page.getByLabel(translate("integrator.field.name"), { exact: true }).fill(name);
  await page.getByLabel(translate("integrator.field.origins")).fill(site);
  await press(page, translate("integrator.new.submit"));
  const key = await shown(page, translate("integrator.secret.key"));
  await page.getByRole("link", { name: translate("integrator.key.open") }).click();
  await page.getByRole("link", { name: translate("integrator.part.webhook"), exact: true }).click();
  await press(page, translate("integrator.hook.set"));
  const dialog = page.getByRole("alertdialog");
  await dialog.getByLabel(translate("integrator.hook.address")).fill(`${site}/hook`);
  await dialog.getByRole("button", { name: translate("integrator.hook.set") }).click();
  const secret = await shown(page, translate("integrator.secret.secret"));
  expect(complaints).toEqual([]);
  await context.close();
  return `TREAD_KEY=${key}\nWEBHOOK_SECRET=${secret}\n`;
}

async function shown(page: Page, name: string): Promise<string> {
  const secret = page.getByRole("status", { name, exact: true });
  await expect(secret).toBeVisible();
  return (await secret.textContent()) ?? "";
}
