import { sessionOf } from "./accounts.ts";
import { expect, expectUsable, settled, test } from "./harness.ts";
import { desktop } from "./journey/actors.ts";
import { confirm, readDepths } from "./journey/admin.ts";
import { openAs } from "./journey/newcomers.ts";
import { translate } from "./words.ts";

test("a fitter reviews what waits for it by keyboard and takes it back; an administrator takes it over", async ({
  browser,
  base,
}) => {
  const session = await sessionOf(base, "owner");
  const fitter = await openAs(browser, base, session, desktop);
  await fitter.page.goto(`/app/members/${session.memberId}/dashboard`);
  await settled(fitter.page);
  await expect(fitter.page.getByRole("heading", { name: translate("office.desk.scans") })).toBeVisible();
  await fitter.page
    .getByRole("link", { name: translate("base.menu.scans") })
    .first()
    .click();
  await expect(fitter.page.getByRole("heading", { level: 1, name: translate("office.scans.title") })).toBeVisible();
  // Not the first one: other tests look at it.
  await fitter.page.getByRole("main").getByRole("link", { name: "Hannah Clarke" }).click();
  await expect(
    fitter.page.getByRole("heading", {
      level: 1,
      name: translate("office.review.title", { tyre: translate("ui.position.front_left").toLowerCase() }),
    }),
  ).toBeVisible();
  await readDepths(fitter.page, { inner: "2.7", middle: "2.7", outer: "2.6" });
  await fitter.page.keyboard.press("Control+Enter");
  await expect(fitter.page.getByText(translate("office.review.completed"))).toBeVisible();
  await expectUsable(fitter.page);
  await fitter.page.getByRole("button", { name: translate("office.review.undo") }).click();
  await confirm(fitter.page, translate("office.review.undo"));
  await expect(fitter.page.getByText(translate("office.review.undone"))).toBeVisible();
  const complete = fitter.page.getByRole("button", { name: translate("office.review.complete") });
  await expect(complete).toBeVisible();

  const admin = await openAs(browser, base, await sessionOf(base, "admin"), desktop);
  await admin.page.goto(`/app/admin/${(await sessionOf(base, "admin")).userId}/admin_scans?show=fitters`);
  await settled(admin.page);
  await admin.page.getByRole("checkbox", { name: /Front left/i }).check();
  const takeOver = translate("office.scans.takeOver", { count: 1 });
  await admin.page.getByRole("button", { name: takeOver }).click();
  await confirm(admin.page, takeOver);
  await expect(admin.page.getByText(translate("office.scans.takenOver", { count: 1 }))).toBeVisible();

  // The fitter's open page learns of it by itself.
  await expect(complete).toHaveCount(0);
  await expect(fitter.page.getByText(translate("base.state.scan.awaiting_admin_review")).first()).toBeVisible();
  expect([...fitter.complaints, ...admin.complaints]).toEqual([]);
});
