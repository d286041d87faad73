import type { Page } from "@playwright/test";
import { expect, test } from "./harness.ts";
import { phone } from "./journey/actors.ts";
import { openVisitor } from "./measure/site.ts";

/** Camera and upload, fetched while the driver reads the first screen. */
const late = /\/lazy-module-/;

/** Bytes with headers as they came over the wire, of everything but the service's calls, by address. */
async function watchTransfers(page: Page): Promise<ReadonlyMap<string, number>> {
  const session = await page.context().newCDPSession(page);
  const addresses = new Map<string, string>();
  const transfers = new Map<string, number>();
  session.on("Network.responseReceived", ({ requestId, response }) => addresses.set(requestId, response.url));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const address = addresses.get(requestId) ?? "";
    if (!address.includes("/measurement/v1/")) transfers.set(address, encodedDataLength);
  });
  await session.send("Network.enable");
  return transfers;
}

async function scannerLink(base: string, language: string): Promise<string> {
  const answer = await fetch(`${base}/measurement/v1/instant-apps/sessions/create`, {
    headers: { authorization: `Bearer ${btoa("tk_test_public")}` },
  });
  const { session } = await answer.json();
  const payload = { measurementTokens: [session.token], exitURL: base, errorURL: base, language };
  return `${base}/scan/?data=${Buffer.from(JSON.stringify(payload)).toString("base64url")}`;
}

for (const { language, fonts, mostBytes } of [
  { language: "en", fonts: ["overpass-latin"], mostBytes: 90_000 },
  { language: "zh-CN", fonts: ["overpass-latin"], mostBytes: 90_000 },
  // A second alphabet, which is a font more.
  { language: "uk", fonts: ["overpass-cyrillic", "overpass-latin"], mostBytes: 94_000 },
]) {
  test(`the scanner's first load in ${language} is at most ${mostBytes / 1000} kB all in, and fetches no font that it does not show`, async ({
    browser,
    base,
  }) => {
    const { page, complaints } = await openVisitor(browser, phone);
    const transfers = await watchTransfers(page);
    await page.goto(await scannerLink(base, language));
    await expect(page.getByRole("combobox")).toBeVisible();
    await expect.poll(() => [...transfers.keys()].some((address) => late.test(address))).toBe(true);
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => document.fonts.ready.then(() => null));
    const sum = [...transfers.values()].reduce((bytes, more) => bytes + more, 0);
    const each = [...transfers].map(([address, bytes]) => `${bytes} ${address}`).join("\n");
    expect(sum, each).toBeLessThanOrEqual(mostBytes);
    const fetched = [...transfers.keys()].flatMap((address) => /([a-z-]+)-[\w-]{8}\.woff2$/.exec(address)?.[1] ?? []);
    expect(fetched.toSorted()).toEqual(fonts);
    expect(complaints).toEqual([]);
  });
}
