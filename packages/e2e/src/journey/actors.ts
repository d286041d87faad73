import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { devices, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from "@playwright/test";
import { ownAddress } from "../own-address.ts";
import { settled, watch } from "../harness.ts";

const shots = join(import.meta.dirname, "../../test-results/journey");
const { defaultBrowserType: _, ...pixel } = devices["Pixel 7"] ?? {};
/** A driver's phone: touch, and a camera that sees a tyre. */
export const phone: BrowserContextOptions = {
  ...pixel,
  viewport: { width: 390, height: 844 },
  permissions: ["camera"],
};
export const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

export interface Actor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What the browser complained about. */
  readonly complaints: string[];
}

export async function openActor(browser: Browser, options: BrowserContextOptions): Promise<Actor> {
  const context = await browser.newContext({
    locale: "en-GB",
    timezoneId: "Europe/London",
    extraHTTPHeaders: ownAddress(),
    ...options,
  });
  const complaints = watch(context);
  return { context, complaints, page: await context.newPage() };
}

/** Keeps a picture of every step, to be looked at by people. */
export function openAlbum(journey: string): (page: Page, name: string) => Promise<void> {
  mkdirSync(shots, { recursive: true });
  let number = 0;
  return async (page, name) => {
    number += 1;
    await settled(page);
    const file = `${journey}-${String(number).padStart(2, "0")}-${name}.png`;
    await page.screenshot({ path: join(shots, file), caret: "initial" });
  };
}
