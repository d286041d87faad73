import { createServer, type Server } from "node:http";
import { chromium, type Browser, type FrameLocator } from "@playwright/test";
import { clientOf, sessionOf } from "./accounts.ts";
import { newPerson } from "./entry/people.ts";
import { expect, test } from "./harness.ts";
import { findIds } from "./ids.ts";
import { listen } from "./listen.ts";
import { ownAddress } from "./own-address.ts";
import { translate } from "./words.ts";

/** A page of somebody else: on 127.0.0.1, while the platform is on localhost, so that the browser takes them for two sites. */
let site: Server;
let origin = "";
let frameUrl = "";
let strict: Browser;

test.beforeAll(async ({ baseURL }, info) => {
  site = createServer((_request, response) => {
    response.setHeader("content-type", "text/html");
    response.end(`<!doctype html><title>Forge Lane</title><h1>Our club</h1>
      <iframe title="club" width="480" height="900" src="${frameUrl.replaceAll("&", "&amp;")}"></iframe>
      <script>const words = []; addEventListener("message", (e) => words.push({ origin: e.origin, data: e.data }));</script>`);
  });
  origin = await opened(site);
  const base = baseURL ?? "";
  const { clubCode, member } = await findIds(base);
  frameUrl = `${base}/app/iframe_by_code/${clubCode}?code_type=club&iframeQuery=basket%3D7`;
  const owner = clientOf(base, (await sessionOf(base, "owner")).token);
  const params = { id: String(member) };
  const { version } = await owner.call("getMemberSites", { params });
  await owner.call("setMemberSites", { params, body: { sites: [origin], version } });
  const { launchOptions } = info.project.use;
  strict = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), "--test-third-party-cookie-phaseout"],
  });
});

test.afterAll(async () => {
  await strict.close();
  await new Promise((done) => site.close(done));
});

/** Opens it to this machine and answers its origin. */
const opened = async (server: Server): Promise<string> => `http://127.0.0.1:${await listen(server)}`;

async function signUpIn(frame: FrameLocator, person: ReturnType<typeof newPerson>): Promise<void> {
  await frame.getByLabel(translate("entry.signUp.firstName")).fill(person.first);
  await frame.getByLabel(translate("entry.signUp.lastName")).fill(person.last);
  await frame.getByLabel(translate("entry.signUp.email"), { exact: true }).fill(person.email);
  await frame.getByLabel(translate("entry.signUp.password"), { exact: true }).fill(person.password);
  await frame.getByLabel(translate("entry.signUp.agree")).check();
  await frame.getByRole("button", { name: translate("entry.signUp.submit") }).click();
}

test("a driver signs up inside a fitter's own page with third-party cookies blocked, and goes on in a tab", async () => {
  const context = await strict.newContext({
    locale: "en-GB",
    serviceWorkers: "block",
    extraHTTPHeaders: ownAddress(),
  });
  const page = await context.newPage();
  const person = newPerson("Tess");
  await page.goto(origin);
  const frame = page.frameLocator("iframe");
  await signUpIn(frame, person);
  await expect(
    frame.getByRole("heading", { name: translate("entry.frame.doneTitle", { name: person.first }) }),
  ).toBeVisible();
  const kept = await page.frames()[1]?.evaluate(() => {
    try {
      return JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]);
    } catch {
      return "barred";
    }
  });
  expect(kept).not.toContain("eyJ");
  expect(await context.cookies()).toEqual([]);
  const words: { origin: string; data: { type: string; iframeQuery: string } }[] = await page.evaluate("words");
  expect(new Set(words.map((word) => word.data.type))).toEqual(new Set(["ready", "size", "signed_up"]));
  expect(new Set(words.map((word) => word.data.iframeQuery))).toEqual(new Set(["basket=7"]));
  const newTab = context.waitForEvent("page");
  await frame.getByRole("link", { name: translate("entry.frame.goOn") }).click();
  const tab = await newTab;
  await tab.waitForURL(/\/app\//);
  await tab.getByRole("button", { name: translate("entry.continue.yes", { name: person.first }) }).click();
  await tab.waitForURL(/consumer_sign_up_three_club/);
  await expect(
    tab.getByRole("heading", { level: 1, name: translate("entry.signUp.welcome", { name: person.first }) }),
  ).toBeVisible();
  expect(tab.url()).not.toContain("restore_token");
  expect(tab.url()).toContain("iframeQuery=basket");
  await context.close();
});

test("no other site holds the page of a club, and no site any other page", async ({ browser, base }) => {
  const elsewhere = createServer((_request, response) => {
    response.setHeader("content-type", "text/html");
    response.end(`<!doctype html><iframe src="${frameUrl}"></iframe><iframe src="${base}/app/sign_in"></iframe>`);
  });
  const there = await opened(elsewhere);
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(there);
  const shown = (): string[] =>
    page
      .frames()
      .slice(1)
      .map((frame) => frame.url());
  await expect.poll(shown).toEqual(["chrome-error://chromewebdata/", "chrome-error://chromewebdata/"]);
  await context.close();
  await new Promise((done) => elsewhere.close(done));
});

test("the test page shows a club's frame, and what it says", async ({ page, base }) => {
  const { clubCode } = await findIds(base);
  await page.goto("/app/iframe");
  await page.getByLabel(translate("entry.frame.testCode"), { exact: true }).fill(clubCode);
  await page.getByRole("button", { name: translate("entry.frame.testShow") }).click();
  await expect(page.frameLocator("iframe").locator("form")).toBeVisible();
  await expect(page.getByText(/"type":"ready","iframeQuery":"test"/)).toBeVisible();
});
