import type { ChildProcess } from "node:child_process";
import { expect, test } from "./harness.ts";
import { beginOnSite, newReference, openVisitor } from "./measure/site.ts";
import { scanOne, title } from "./measure/scanner.ts";
import { startMeasurement, type MeasurementService } from "./measurement-service.ts";
import { freePort } from "./listen.ts";
import { ended, run, said } from "./processes.ts";
import { translate } from "./words.ts";

let here: MeasurementService;
let there: MeasurementService;
let website: ChildProcess;
let origin: string;
let key: string;

/** A website whose key is of one service (`here`), which lets another one (`there`) measure. */
test.beforeAll(async () => {
  const port = String(await freePort());
  origin = `http://localhost:${port}`;
  there = await startMeasurement();
  const REMOTE_KEY = await there.makeKey("--name", "The first service", "--engine", "sandbox", "--origins", origin);
  here = await startMeasurement({ REMOTE_URL: `${there.url}/measurement/v1/`, REMOTE_KEY });
  key = await here.makeKey("--name", "Forge Lane Tyres", "--engine", "remote");
  website = run("packages/sdk/playground/server.ts", ["--port", port, "--service", here.url, "--key", key], {});
  await said(website, "The playground is at");
});
test.afterAll(async () => {
  await Promise.all([ended(website), here.stop(), there.stop()]);
});

test("a scan that another service measures opens that one's scanner before a photo is taken, and comes back with results", async ({
  browser,
}) => {
  const { page, complaints } = await openVisitor(browser);
  const uploads: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/measurement/v1/uploads")) uploads.push(new URL(request.url()).origin);
  });
  await beginOnSite(page, { origin, reference: newReference(), tyres: ["Front left"], showsResults: false });
  expect(page.url()).toContain(`${there.url}/scan/`);
  expect(uploads).toEqual([]);
  await scanOne(page, "Front left");
  await page.waitForURL(`${origin}/results`);
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Front left"]);
  await expect(page.getByRole("status")).toHaveText("One tyre was read.");
  expect(new Set(uploads)).toEqual(new Set([there.url]));
  expect(complaints).toEqual([]);
});

test("the first service's own scanner takes no photo for it", async ({ browser }) => {
  const { page } = await openVisitor(browser);
  const answer = await fetch(`${here.url}/measurement/v1/instant-apps/sessions/create`, {
    headers: { authorization: `Bearer ${btoa(key)}` },
  });
  const { session } = await answer.json();
  const payload = { measurementTokens: [session.token], exitURL: origin, errorURL: origin };
  await page.goto(`${here.url}/scan/?data=${Buffer.from(JSON.stringify(payload)).toString("base64url")}`);
  await expect(title(page, translate("scanner.trouble.elsewhereTitle"))).toBeVisible();
});
