import type { Page } from "@playwright/test";
import { expect } from "../harness.ts";
import { translate } from "../words.ts";

/** What is seen on the way, for the checks of a test. */
export type Look = (page: Page, step: string) => Promise<void>;

const noLook: Look = async () => undefined;

export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole("button", { name, exact: true }).click();

export const title = (page: Page, text: string) => page.getByRole("heading", { level: 1, name: text, exact: true });

/** Past the explanation. */
export async function startScan(page: Page, look: Look = noLook): Promise<void> {
  const start = page.getByRole("button", { name: translate("scanner.explain.start") });
  await expect(start).toBeVisible();
  await look(page, "explain");
  await start.click();
}

/** Chooses the one tyre of a session that names none. */
export async function chooseOne(page: Page, tyre: string, look: Look = noLook): Promise<void> {
  await page.getByRole("button", { name: tyre }).click();
  await look(page, "choose");
  await press(page, translate("scanner.choose.goOne", { tyre: tyre.toLowerCase() }));
}

/** Three photos of the tyre in front of the camera, up to the check. */
export async function photograph(page: Page, tyre: string, look: Look = noLook): Promise<void> {
  await expectCamera(page, tyre);
  await look(page, "camera");
  for (const shot of ["whole", "inner", "outer"] as const) await takePhoto(page, shot);
  await expect(title(page, translate("scanner.check.title", { tyre }))).toBeVisible();
  await look(page, "check");
}

/** One photo is enough, too; handed in at once. */
export async function photographOnce(page: Page, tyre: string): Promise<void> {
  await expectCamera(page, tyre);
  await takePhoto(page, "whole");
  await press(page, translate("capture.check", { count: 1 }));
  await press(page, translate("capture.review.send", { count: 1 }));
}

async function expectCamera(page: Page, tyre: string): Promise<void> {
  await expect(title(page, translate("capture.title", { tyre }))).toBeVisible();
  await expect(page.getByLabel(translate("capture.view"))).toBeVisible();
}

const takePhoto = (page: Page, shot: "whole" | "inner" | "outer"): Promise<void> =>
  page.getByRole("button", { name: translate("capture.take", { shot: translate(`capture.shot.${shot}`) }) }).click();

export const handIn = (page: Page): Promise<void> => press(page, translate("capture.review.send", { count: 3 }));

/** From the explanation to all photos handed in, where the session names its one tyre. */
export async function scanOne(page: Page, tyre: string, look: Look = noLook): Promise<void> {
  await startScan(page, look);
  await photograph(page, tyre, look);
  await handIn(page);
}

/** The last step, once everything is across. */
export async function expectHandedIn(page: Page): Promise<void> {
  await expect(title(page, translate("scanner.done.title"))).toBeVisible();
}

/** The way back to the integrator's site, by its name. */
export async function goBack(page: Page): Promise<void> {
  await page.getByRole("link", { name: translate("scanner.done.back", { site: siteName }) }).click();
}

export const siteName = "Harbour Car Hire (demo)";
