import type { Page } from "@playwright/test";
import { expect, expectUsable, test } from "./harness.ts";
import { phone } from "./journey/actors.ts";
import { openVisitor, fillStart, newReference, payloadOf, site, startCheck } from "./measure/site.ts";

const android = {
  ...phone,
  userAgent:
    "Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Mobile Safari/537.36",
};
const iphone = {
  ...phone,
  userAgent:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1",
};
const desktopFirefox = {
  viewport: { width: 1440, height: 900 },
  userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
};

const wholePayload = {
  measurementTokens: [expect.stringMatching(/^ts_/)],
  exitURL: site("/return"),
  errorURL: site("/error"),
  exitID: expect.stringMatching(/^[\da-f]{8}-/),
  sdkVersion: "2.1.3",
  workflowVersion: "2",
  supportURL: site("/help"),
  showScanResultsInApp: true,
  trid: expect.stringMatching(/^[\da-f]{8}-/),
  sid: expect.stringMatching(/^ts_/),
};

/** The scheme link of the hidden frame, which the page takes away when the launch is over. */
async function watchFrames(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Reflect.set(globalThis, "framesSeen", seen);
    new MutationObserver((records) => {
      for (const record of records)
        for (const node of record.addedNodes)
          if (node instanceof HTMLIFrameElement) seen.push(`${node.hidden ? "hidden" : "shown"} ${node.src}`);
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => Reflect.get(globalThis, "framesSeen"));
}

test("on Android a hidden frame opens the app; without it the store opens a second later", async ({ browser }) => {
  const { page, complaints } = await openVisitor(browser, android);
  const frames = await watchFrames(page);
  await fillStart(page, { reference: newReference(), launch: "auto" });
  await startCheck(page);
  await expect.poll(frames).toHaveLength(1);
  const [frame = ""] = await frames();
  expect(frame).toMatch(/^hidden treadscan:\/\/scan\?data=/);
  expect(payloadOf(frame.replace("hidden ", ""))).toEqual(wholePayload);
  expect(page.url()).toBe(site());
  await page.waitForURL(site("/elsewhere?what=store&launch=true"));
  await expect(page.getByRole("heading", { name: "The app store opens here" })).toBeVisible();
  expect(complaints).toEqual([]);
});

test("the store stays closed when the app has taken the page's place", async ({ browser }) => {
  const { page, complaints } = await openVisitor(browser, android);
  const frames = await watchFrames(page);
  await page.clock.install();
  await fillStart(page, { reference: newReference(), launch: "android" });
  await startCheck(page);
  await expect.poll(frames).toHaveLength(1);
  // What the browser tells a page when an app comes in front of it.
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { value: true });
    Object.defineProperty(document, "visibilityState", { value: "hidden" });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await page.clock.runFor(60_000);
  expect(page.url()).toBe(site());
  expect(complaints).toEqual([]);
});

test("on an iPhone the page goes to the app clip with the payload", async ({ browser }) => {
  const { page, complaints } = await openVisitor(browser, iphone);
  const asked = page.waitForRequest((request) => request.isNavigationRequest() && request.url().includes("what=clip"));
  await fillStart(page, { reference: newReference(), launch: "auto" });
  await startCheck(page);
  expect(payloadOf((await asked).url())).toEqual(wholePayload);
  await expect(page.getByRole("heading", { name: "The app clip opens here" })).toBeVisible();
  await expectUsable(page);
  expect(complaints).toEqual([]);
});

test("a desktop is told that no app fits; the link works on another device", async ({ browser }) => {
  const { page, complaints } = await openVisitor(browser, desktopFirefox);
  await fillStart(page, { reference: newReference(), launch: "auto" });
  await expectUsable(page);
  await startCheck(page);
  await page.waitForURL(/\/error\?code=1005/);
  await expect(page.getByText("This device cannot open the scanner.")).toBeVisible();
  await expectUsable(page);
  const doc = await page.request.get(
    site((await page.getByRole("link", { name: /^What 1005 means/ }).getAttribute("href")) ?? ""),
  );
  expect(await doc.text()).toContain("1005");
  await fillStart(page, { reference: newReference(), launch: "handoff" });
  await startCheck(page);
  const link = page.getByRole("textbox", { name: "Open this on your phone" });
  await expect(link).toHaveValue(/\/scan\/\?data=/);
  await expectUsable(page);
  const other = await openVisitor(browser);
  await other.page.goto(await link.inputValue());
  await expect(other.page.getByRole("heading", { level: 1 })).toBeVisible();
  expect([...complaints, ...other.complaints]).toEqual([]);
});
