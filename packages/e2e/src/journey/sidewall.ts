import type { Page } from "@playwright/test";
import { expect } from "../harness.ts";
import { translate } from "../words.ts";

type ShotName = "size" | "dot" | "frontSize" | "frontDot" | "rearSize" | "rearDot" | "whole";

/** Takes photos one after the other; what is doubted is used anyway. */
export async function takeShots(
  page: Page,
  shots: readonly ShotName[],
  look: () => Promise<void> = async () => undefined,
): Promise<void> {
  await expect(page.getByLabel(translate("capture.view"))).toBeVisible();
  for (const [n, shot] of shots.entries()) {
    const take = page.getByRole("button", {
      name: translate("capture.take", { shot: translate(`capture.shot.${shot}`) }),
    });
    await expect(take).toBeVisible();
    if (n === 0) await look();
    await take.click();
    const done = page.getByText(translate("capture.taken", { shot: translate(`capture.shot.${shot}`) }));
    const anyway = page.getByRole("button", { name: translate("capture.quality.anyway") });
    await expect(done.or(anyway).first()).toBeAttached();
    if (await anyway.isVisible()) await anyway.click();
    await expect(done.first()).toBeAttached();
  }
}
