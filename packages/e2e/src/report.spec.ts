import type { Page } from "@playwright/test";
import { clientOf, sessionOf, type Session } from "./accounts.ts";
import { expect, expectUsable, settled, test } from "./harness.ts";
import { desktop, openActor, openAlbum, phone } from "./journey/actors.ts";
import { newCar, newDriver, openAs } from "./journey/newcomers.ts";
import { translate } from "./words.ts";

interface Measured {
  readonly driver: Session;
  readonly owner: Session;
  readonly scanId: number;
  readonly email: string;
}

/** A driver of this test alone whose tyre the demo fitter has measured with a gauge. */
async function measuredTyre(base: string): Promise<Measured> {
  const owner = await sessionOf(base, "owner");
  const asOwner = clientOf(base, owner.token);
  const driver = await newDriver(base);
  const asDriver = clientOf(base, driver.token);
  const clubs = await asOwner.call("getMemberClubs", { params: { id: String(owner.memberId) }, body: {} });
  await asDriver.call("joinClub", { body: { code: clubs.list.find(({ state }) => state === "approved")?.code ?? "" } });
  const vehicleId = await newCar(base, driver);
  const depths = { inner_mm: 5.1, middle_mm: 5.4, outer_mm: 4.2 };
  const { scans } = await asOwner.call("memberCreateGaugeScans", {
    body: { vehicle_id: vehicleId, tyres: [{ position: "front_left", depths }] },
  });
  const { email } = await asDriver.call("currentUser");
  return { driver, owner, scanId: scans[0]?.id ?? 0, email };
}

type ButtonKey = "report.pdf" | "report.share" | "report.share.make" | "report.share.copy" | "report.email.member";

const button = (page: Page, key: ButtonKey) => page.getByRole("button", { name: translate(key), exact: true });

test("a driver shares a result by a link, takes the PDF, and ends the link", async ({ browser, base }) => {
  const { driver, scanId } = await measuredTyre(base);
  const { page, complaints } = await openAs(browser, base, driver, phone);
  const album = openAlbum("report");
  await page.goto(`/app/consumer/${driver.userId}/tyre_scans_list?open_field=${scanId}&open_field_type=scan`);
  const pdf = page.waitForEvent("download");
  await button(page, "report.pdf").click();
  expect((await pdf).suggestedFilename()).toMatch(/^treadclub-report-[\w-]+\.pdf$/);
  await album(page, "result");
  await button(page, "report.share").click();
  await button(page, "report.share.make").click();
  const link = await page.getByText(/\/app\/shared_scan#/).innerText();
  await expect(button(page, "report.share.copy")).toBeVisible();
  await album(page, "link");
  await expectUsable(page);

  const guest = await openActor(browser, desktop);
  await guest.page.goto(new URL(link).pathname + new URL(link).hash);
  await expect(guest.page.getByRole("heading", { name: translate("report.verdict.good") })).toBeVisible();
  await expect(guest.page.getByText(translate("report.lowest", { mm: "4.2" }))).toBeVisible();
  await expect(guest.page.getByText("Forge Lane").first()).toBeVisible();
  await expect(guest.page.getByText(/Ravi|Stone/)).toHaveCount(0);
  await album(guest.page, "guest");
  await expectUsable(guest.page);
  const href = await guest.page.getByRole("link", { name: translate("report.pdf") }).getAttribute("href");
  const file = await guest.context.request.get(new URL(href ?? "", base).href);
  expect(file.headers()["content-type"]).toBe("application/pdf");
  expect((await file.body()).subarray(0, 5).toString()).toBe("%PDF-");

  await page.getByRole("button", { name: new RegExp(`^${translate("report.share.end")} `) }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText(translate("report.share.endText"));
  await page.keyboard.press("Escape");
  await expect(question).toHaveCount(0);
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.getByRole("button", { name: new RegExp(`^${translate("report.share.end")} `) }).click();
  await question.getByRole("button", { name: translate("report.share.end") }).click();
  await expect(page.getByRole("heading", { name: translate("report.share.links") })).toHaveCount(0);
  await expect(button(page, "report.share.make")).toBeVisible();

  await guest.page.reload();
  await expect(guest.page.getByRole("heading", { name: translate("report.shared.ended") })).toBeVisible();
  await expectUsable(guest.page);
  expect([...complaints, ...guest.complaints]).toEqual([]);
});

test("a fitter mails the report to a driver, or learns why not", async ({ browser, base }) => {
  const { owner, scanId, email } = await measuredTyre(base);
  const asAdmin = clientOf(base, (await sessionOf(base, "admin")).token);
  const mails = async () => (await asAdmin.call("getOutbox", { body: { search: email } })).list;
  const { page } = await openAs(browser, base, owner, desktop);
  await page.goto(`/app/member/${owner.memberId}/admin_scan_status/${scanId}`);
  const send = button(page, "report.email.member");
  await send.click();
  await expect(page.getByText(translate("report.email.member.unconfirmed"))).toBeVisible();
  const before = await mails();
  const token = /[?&]token=([^\s&]+)/.exec(before.find(({ text }) => text.includes("confirm_email"))?.text ?? "")?.[1];
  await clientOf(base, null).call("confirmEmail", { body: { token: token ?? "" } });
  await send.click();
  await expect(page.getByText(translate("report.email.member.sent"))).toBeVisible();
  await settled(page);
  await expectUsable(page);
  await expect.poll(async () => (await mails()).length).toBe(before.length + 1);
  await send.click();
  await expect(page.getByText(translate("report.email.member.already_sent"))).toBeVisible();
  await expect(button(page, "report.share")).toBeVisible();
});

test("an administrator takes the PDF of a result, and passes nothing on", async ({ browser, base }) => {
  const { scanId } = await measuredTyre(base);
  const admin = await sessionOf(base, "admin");
  const { page } = await openAs(browser, base, admin, desktop);
  await page.goto(`/app/admin/${admin.userId}/admin_scan_status/${scanId}`);
  const pdf = page.waitForEvent("download");
  await button(page, "report.pdf").click();
  expect((await pdf).suggestedFilename()).toMatch(/\.pdf$/);
  await expect(button(page, "report.share")).toHaveCount(0);
});
