import type { Locator, Page } from "@playwright/test";
import { expect, expectUsable, settled, test } from "./harness.ts";
import { desktop, openActor, openAlbum, phone } from "./journey/actors.ts";
import { openAs } from "./journey/newcomers.ts";
import { treadPhotos } from "./tread-photos.ts";
import { dayAfter, joinedDriver, openClub } from "./voucher-driver.ts";
import { translate } from "./words.ts";

const devices = { phone, desktop };
const press = (page: Page, name: string): Promise<void> => page.getByRole("button", { name, exact: true }).click();
const rows = (page: Page, mark: string): Locator => page.getByRole("main").locator("ol > li").filter({ hasText: mark });
const titles = async (page: Page, mark: string): Promise<string[]> => rows(page, mark).locator("h2").allInnerTexts();

/** Writes a deal in the editor, with a picture where one is given, and looks at it as drivers will see it. */
async function writeDeal(page: Page, title: string, pounds: string, withPicture: boolean): Promise<void> {
  await page
    .getByRole("link", { name: translate("office.deals.new") })
    .first()
    .click();
  await page.getByLabel(translate("office.deals.name")).fill(title);
  await page.getByLabel(translate("office.deals.terms")).fill("By appointment. While stock lasts.");
  const preview = page.getByRole("region", { name: translate("office.deals.preview") });
  if (withPicture) {
    const [photo] = await treadPhotos();
    if (!photo) throw new Error("There is no picture.");
    await page.locator("input[type=file]").setInputFiles(photo);
    await expect(page.getByRole("button", { name: translate("office.deals.otherPicture") })).toBeVisible();
    await page.getByLabel(translate("office.deals.alt")).fill("The tread of a new tyre");
    await expect(preview.getByRole("img", { name: "The tread of a new tyre" })).toBeVisible();
  }
  await page.getByLabel(translate("office.deals.price"), { exact: true }).fill(pounds);
  await page.getByLabel(translate("office.deals.ends")).fill(dayAfter(10));
  await expect(preview.getByRole("heading", { name: title })).toBeVisible();
  await expect(preview).toContainText(`£${pounds}`);
}

for (const [device, options] of Object.entries(devices)) {
  test(`deals are written, put in order, hidden, and shown to drivers and on the fitter's site, ${device}`, async ({
    browser,
    base,
  }) => {
    const club = await openClub(base, dayAfter(20));
    const driver = await joinedDriver(base, club);
    const office = await openAs(browser, base, club.owner, options);
    const album = openAlbum(`deals-${device}`);
    const { page } = office;
    const mark = crypto.randomUUID().slice(0, 6);
    const [first, second] = [`Alignment ${mark}`, `Winter tyres ${mark}`];
    await page.goto(`/app/members/${club.memberId}/deals_offers`);
    for (const [title, pounds] of [
      [first, "45"],
      [second, "89"],
    ] as const) {
      await settled(page);
      await writeDeal(page, title, pounds, title === first);
      if (title === first) await album(page, "editor");
      await expectUsable(page);
      await press(page, translate("office.deals.save"));
      await expect(rows(page, title)).toBeVisible();
    }
    expect(await titles(page, mark)).toEqual([first, second]);

    // By keyboard, and back by dragging.
    await page.getByRole("button", { name: translate("office.rows.up", { name: second }) }).press("Enter");
    await expect.poll(() => titles(page, mark)).toEqual([second, first]);
    await page.reload();
    await expect.poll(() => titles(page, mark)).toEqual([second, first]);
    await rows(page, first).dragTo(rows(page, second));
    await expect.poll(() => titles(page, mark)).toEqual([first, second]);
    await settled(page);
    await expectUsable(page);
    await album(page, "list");

    const mine = await openAs(browser, base, driver, options);
    const site = await openActor(browser, { ...options, baseURL: base });
    const shown = (where: Page): Locator => where.getByRole("article").filter({ hasText: mark });
    await mine.page.goto(`/app/consumer/${driver.userId}/dashboard`);
    await expect(shown(mine.page)).toHaveCount(2);
    await expect(shown(mine.page).first()).toContainText(first);
    await expect(shown(mine.page).first().getByRole("img", { name: "The tread of a new tyre" })).toBeVisible();
    await expectUsable(mine.page);
    await shown(mine.page).first().scrollIntoViewIfNeeded();
    await album(mine.page, "driver");
    const frame = `/app/iframe_by_code/${club.code}?code_type=club`;
    await site.page.goto(frame);
    await expect(shown(site.page)).toHaveCount(2);
    await album(site.page, "site");

    await press(page, translate("office.deals.hide", { name: second }));
    await expect(rows(page, second)).toContainText(translate("office.deals.state.hidden"));
    await mine.page.reload();
    await expect(shown(mine.page)).toHaveCount(1);
    await site.page.reload();
    await expect(shown(site.page)).toHaveCount(1);
    for (const title of [first, second]) {
      await press(page, translate("office.deals.remove", { name: title }));
      await page
        .getByRole("alertdialog")
        .getByRole("button", { name: translate("office.deals.removeNow") })
        .click();
      await expect(rows(page, title)).toHaveCount(0);
    }
    expect([...office.complaints, ...mine.complaints, ...site.complaints]).toEqual([]);
  });
}
