import type { Browser, Page } from "@playwright/test";
import { accounts, clientOf, newcomer, signInByCall, storageOf, type Session } from "./accounts.ts";
import { expect, expectUsable, test } from "./harness.ts";
import { desktop, openActor, phone } from "./journey/actors.ts";
import { translate } from "./words.ts";

const kestrel = { email: "owner@kestrel.example", password: accounts.owner.password };
const title = (): string => `Valley ${crypto.randomUUID().slice(0, 6)}`;

async function pageOf(browser: Browser, base: string, session: Session, screen = phone): Promise<Page> {
  return (await openActor(browser, { ...screen, baseURL: base, storageState: storageOf(base, session) })).page;
}

/** An administrator makes a group of two fitters, on a desktop. */
async function makeGroup(page: Page, adminId: number, name: string): Promise<void> {
  await page.goto(`/app/admin/${adminId}/discount_clubs`);
  await page.getByRole("link", { name: translate("office.groups.title") }).click();
  await page
    .getByRole("button", { name: translate("office.groups.new") })
    .first()
    .click();
  await page.getByLabel(translate("office.groups.name")).fill(name);
  for (const company of ["Forge Lane Tyres", "Kestrel Tyre Centre"]) {
    await page.getByLabel(translate("office.groups.add")).fill(company);
    await page.getByRole("option", { name: company }).click();
    await expect(page.getByRole("button", { name: translate("office.groups.remove", { company }) })).toBeVisible();
    await expect(page.getByLabel(translate("office.groups.add"))).toBeFocused();
  }
  await page.getByRole("button", { name: translate("office.groups.save") }).click();
  await expect(page.getByText(translate("office.groups.saved"))).toBeVisible();
}

async function joinGroup(page: Page, memberId: number | null, name: string): Promise<void> {
  await page.goto(`/app/members/${memberId}/discount_club`);
  const group = page.getByRole("listitem").filter({ hasText: name });
  await group.getByRole("button", { name: translate("office.groups.join") }).click();
  await expectUsable(page);
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: translate("office.groups.join") })
    .click();
  await expect(page.getByText(translate("office.groups.joinDone", { group: name }))).toBeVisible();
}

/** A driver in a club of Kestrel's that is open to the group: others count on the clubs of Forge Lane. */
async function driverOf(base: string, issuer: Session, admin: Session, name: string) {
  const { list } = await clientOf(base, issuer.token).call("getMembersGroups", {
    params: { id: String(issuer.memberId) },
  });
  const club = await clientOf(base, issuer.token).call("editDiscountClub", {
    body: {
      title: name,
      name,
      group_id: list.find((group) => group.title === name)?.id ?? null,
      discounts: [{ title: "Ten pounds off", amount_pence: 1000 }],
    },
  });
  await clientOf(base, admin.token).call("approveDiscountClub", { params: { id: String(club.id) }, body: {} });
  const driver = { email: `valley-${crypto.randomUUID()}@example.com`, password: newcomer.password };
  await clientOf(base, null).call("createConsumer", {
    body: {
      first_name: "Vera",
      last_name: "Valley",
      terms_accepted: true,
      code: club.code,
      code_type: "club",
      ...driver,
    },
  });
  return { club, driver: await signInByCall(base, driver) };
}

test("two fitters form a group, and one accepts a voucher that the other issued", async ({ browser, base }) => {
  const name = title();
  const [admin, owner, issuer] = [
    await signInByCall(base, accounts.admin),
    await signInByCall(base, accounts.owner),
    await signInByCall(base, kestrel),
  ];
  const office = await pageOf(browser, base, admin, desktop);
  await makeGroup(office, admin.userId, name);
  const till = await pageOf(browser, base, owner);
  await joinGroup(till, owner.memberId, name);
  await joinGroup(await pageOf(browser, base, issuer), issuer.memberId, name);

  const { club, driver } = await driverOf(base, issuer, admin, name);
  const guest = (await openActor(browser, { ...phone, baseURL: base })).page;
  await guest.goto(`/app/consumer_register_by_club_qr/${club.code}`);
  await guest.getByText(translate("entry.clubQr.group", { count: 1, group: name })).click();
  await expect(guest.getByText("Forge Lane Tyres").first()).toBeVisible();
  await expectUsable(guest);

  const [voucher] = (
    await clientOf(base, driver.token).call("getConsumerDiscounts", { params: { id: String(driver.userId) }, body: {} })
  ).list.filter((one) => one.club_id === club.id);
  const wallet = await pageOf(browser, base, driver);
  await wallet.goto(`/app/consumer/${driver.userId}/discounts?open_field=${voucher?.id}&open_field_type=voucher`);
  const accepted = translate("driver.vouchers.byGroup", { member: "Kestrel Tyre Centre", count: 1, group: name });
  await expect(wallet.getByText(accepted).filter({ visible: true })).toBeVisible();
  await expectUsable(wallet);

  await till.goto(`/app/members/${owner.memberId}/voucher`);
  await till.getByRole("textbox", { name: translate("office.voucher.box") }).fill(voucher?.code ?? "");
  await till.getByRole("button", { name: translate("office.voucher.check") }).click();
  await till.getByRole("button", { name: translate("office.voucher.use") }).click();
  await till
    .getByRole("alertdialog")
    .getByRole("button", { name: translate("office.voucher.use") })
    .click();
  await expect(till.getByText(translate("office.voucher.verdict.redeemed"))).toBeVisible();

  await office.getByRole("button", { name }).or(office.getByText(name)).first().click();
  await expectUsable(office);
  await office.getByRole("button", { name: translate("office.groups.close") }).click();
  await office
    .getByRole("alertdialog")
    .getByRole("button", { name: translate("office.groups.close") })
    .click();
  await expect(office.getByText(translate("office.groups.closed"))).toBeVisible();
});
