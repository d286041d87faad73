import type { Browser, Page } from "@playwright/test";
import { sessionOf, type Role } from "./accounts.ts";
import { expect, expectUsable, settled, test } from "./harness.ts";
import { desktop } from "./journey/actors.ts";
import { openAs } from "./journey/newcomers.ts";
import { translate } from "./words.ts";

/** A page of somebody of the demo world, with what its console complains about. */
async function open(browser: Browser, base: string, role: Role, path: (id: number) => string) {
  const session = await sessionOf(base, role);
  const { page } = await openAs(browser, base, session, desktop);
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  await page.goto(path(session.memberId ?? session.userId));
  await settled(page);
  return { page, complaints };
}

async function inBothThemes(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectUsable(page);
  }
}

test("an administrator finds the clubs of a fitter by the keyboard", async ({ browser, base }) => {
  const { page, complaints } = await open(browser, base, "admin", (id) => `/app/admin/${id}/discount_clubs`);
  const fitter = page.getByRole("combobox", { name: translate("office.clubs.member") });
  await fitter.pressSequentially("forge");
  const option = page.getByRole("option", { name: /forge/i }).first();
  await expect(option).toBeVisible();
  const name = await option.innerText();
  await page.keyboard.press("Enter");
  await expect(fitter).toHaveValue(name);
  await inBothThemes(page);
  await expect(page).toHaveURL(/member_id=\d+/);
  await page.reload();
  await expect(fitter).toHaveValue(name);
  await page
    .getByRole("button", { name: translate("office.choose.clear", { label: translate("office.clubs.member") }) })
    .click();
  await expect(page).not.toHaveURL(/member_id/);
  expect(complaints).toEqual([]);
});

test("an owner adds, moves and removes discounts of a club by the keyboard", async ({ browser, base }) => {
  const { page, complaints } = await open(browser, base, "owner", (id) => `/app/members/${id}/discount_club?new=1`);
  const titles = page.getByLabel(translate("office.club.form.discountTitle"), { exact: true });
  const name = (number: number): string => translate("office.club.form.discount", { number });
  await titles.first().fill("Ten off");
  await page.getByRole("button", { name: translate("office.club.form.add") }).press("Enter");
  await expect(titles.nth(1)).toBeFocused();
  await titles.nth(1).fill("Five off");
  await titles.nth(1).press("Alt+ArrowUp");
  await expect(titles.first()).toHaveValue("Five off");
  await expect(titles.first()).toBeFocused();
  const remove = page.getByRole("button", { name: translate("office.rows.remove", { name: name(1) }) });
  await remove.focus();
  await inBothThemes(page);
  await remove.press("Enter");
  await expect(titles).toHaveCount(1);
  await expect(titles.first()).toHaveValue("Ten off");
  await expect(page.getByRole("group", { name: name(1) })).toBeFocused();
  expect(complaints).toEqual([]);
});
