import type { Locator, Page } from "@playwright/test";
import { sessionOf } from "./accounts.ts";
import { expect, settled, test } from "./harness.ts";
import { desktop, openActor, phone } from "./journey/actors.ts";
import { openAs } from "./journey/newcomers.ts";

type Look = { readonly of: string; readonly pseudo?: string };

const styleOf = (where: Locator, property: string, pseudo?: string): Promise<string> =>
  where.evaluate((element, [name, part]) => getComputedStyle(element, part).getPropertyValue(name), [
    property,
    pseudo ?? null,
  ] as const);

/** What a system colour is on this page now. */
const systemColour = (page: Page, name: string): Promise<string> =>
  page.evaluate((colour) => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.cssText = `forced-color-adjust: none; color: ${colour}`;
    const found = getComputedStyle(probe).color;
    probe.remove();
    return found;
  }, name);

/** The selected one has the colour of a selection, and another beside it has not. */
async function expectHighlighted(page: Page, selected: Locator, other: Locator, look: Look): Promise<void> {
  const highlight = await systemColour(page, "Highlight");
  await expect.poll(() => styleOf(selected, look.of, look.pseudo)).toBe(highlight);
  expect(await styleOf(other, look.of, look.pseudo)).not.toBe(highlight);
}

test("forced colours: what is selected stays visible in the office", async ({ browser, base }) => {
  const session = await sessionOf(base, "owner");
  const { page } = await openAs(browser, base, session, desktop);
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(`/app/members/${session.memberId ?? 0}/member_bookings`);
  await settled(page);
  const rail = page.getByRole("navigation").first();
  await expectHighlighted(page, rail.locator("a[aria-current]"), rail.locator("a:not([aria-current])").last(), {
    of: "background-color",
    pseudo: "::before",
  });
  const segments = page.getByRole("main").locator("label:has([type=radio])");
  await expectHighlighted(page, segments.filter({ has: page.locator(":checked") }).first(), segments.last(), {
    of: "background-color",
  });
});

test("forced colours: the bar of a phone, tabs and progress stay visible", async ({ browser, base }) => {
  const session = await sessionOf(base, "driver");
  const { page } = await openAs(browser, base, session, phone);
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(`/app/consumer/${session.userId}/discounts`);
  await settled(page);
  const bar = page.getByRole("navigation").last();
  await expectHighlighted(page, bar.locator("a[aria-current]"), bar.locator("a:not([aria-current])").last(), {
    of: "background-color",
    pseudo: "::before",
  });
  const tabs = page.getByRole("main").getByRole("navigation").locator("a");
  await expectHighlighted(
    page,
    tabs.and(page.locator("[aria-current]")),
    tabs.and(page.locator(":not([aria-current])")),
    {
      of: "border-bottom-color",
    },
  );
});

test("forced colours: a progress bar shows how much is done", async ({ browser }) => {
  const { page } = await openActor(browser, desktop);
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/app/styleguide");
  const bar = page.locator("progress[value]").first();
  await expect(bar).toBeVisible();
  const filled = await bar.screenshot();
  await bar.evaluate((element) => element.setAttribute("value", "0"));
  const empty = await bar.screenshot();
  expect(filled.equals(empty)).toBe(false);
});
