import { randomBytes } from "node:crypto";
import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { expect } from "../harness.ts";
import { openActor, phone, type Actor } from "../journey/actors.ts";

/** Where the playground is: an integrator's website on an origin of its own. */
export const site = (path = "/"): string => `${process.env["E2E_SITE"] ?? ""}${path}`;

export const newReference = (): string => `HCH-${randomBytes(4).toString("hex")}`;

/** Somebody on the integrator's site. A header of our own on its calls to the service would be one that no site may send. */
export const openVisitor = (browser: Browser, options: BrowserContextOptions = phone): Promise<Actor> =>
  openActor(browser, { ...options, extraHTTPHeaders: {} });

export interface SiteInput {
  /** Another website with the same pages than the one beside the product. */
  readonly origin?: string;
  readonly reference: string;
  readonly isMulti?: boolean;
  /** Labels of tyres, as the page has them. */
  readonly tyres?: readonly string[];
  readonly launch?: "auto" | "android" | "ios" | "web" | "handoff";
  /** False: the scanner leads back by itself once everything is handed in. */
  readonly showsResults?: boolean;
}

/** Fills the start page; `startCheck` begins. */
export async function fillStart(page: Page, input: SiteInput): Promise<void> {
  await page.goto(input.origin ?? site());
  if (input.isMulti === true) await page.getByLabel("Several tyres").check();
  for (const tyre of input.tyres ?? []) await page.getByLabel(tyre).check();
  await page.getByLabel("Your rental number").fill(input.reference);
  await page.getByText("For developers").click();
  if (input.launch) await page.getByLabel("Launch").selectOption(input.launch);
  if (input.showsResults === false) await page.getByLabel("The scanner shows the result, too").uncheck();
}

export const startCheck = (page: Page): Promise<void> => page.getByRole("button", { name: "Start the check" }).click();

/** From the start page into the web scanner. */
export async function beginOnSite(page: Page, input: SiteInput): Promise<void> {
  await fillStart(page, input);
  await startCheck(page);
  await page.waitForURL(/\/scan\//);
}

/** The return page shows how each tyre stands. */
export async function expectStatus(page: Page, tyre: string, status: string): Promise<void> {
  await expect(page.getByRole("listitem").filter({ hasText: tyre })).toContainText(status);
}

/** The payload that a link carries, as the SDK writes it: base64url of JSON without padding. */
export function payloadOf(address: string): Record<string, unknown> {
  const data = new URL(address).searchParams.get("data") ?? "";
  expect(data).toMatch(/^[\w-]+$/);
  const payload: Record<string, unknown> = JSON.parse(Buffer.from(data, "base64url").toString("utf8"));
  return payload;
}
