import type { Page } from "@playwright/test";
import type { Role } from "../accounts.ts";
import { expect } from "../harness.ts";
import type { Ids } from "../ids.ts";
import { translate } from "../words.ts";
import { press, openAt } from "./stage.ts";

/** A form, and what somebody types who then has to look again. */
export interface FormOnScreen {
  readonly as: Role | null;
  readonly address: (ids: Ids) => string;
  /** The button that shows the form, where it is not there at once. */
  readonly open?: Opener;
  /** What was typed, by the name of its field; still there after the refusal. */
  readonly typed: readonly [string, string];
  /** The form has no other field, which then says its problem alone. */
  readonly oneField?: true;
}

type Opener =
  | "account.email.change"
  | "account.erase.go"
  | "account.password.change"
  | "office.people.invite"
  | "office.sites.add"
  | "office.users.invite";

export const forms: readonly FormOnScreen[] = [
  { as: null, address: () => "/app/sign_in", typed: ["email", "anna"] },
  { as: null, address: () => "/app/consumer_sign_up", typed: ["first_name", "Mia"] },
  { as: null, address: () => "/app/member_sign_up", typed: ["company_name", "Stone Tyres"] },
  { as: null, address: () => "/app/forgot_password_form", typed: ["email", "anna"], oneField: true },
  {
    as: null,
    address: () => "/app/forgot_password_callback/some-token",
    typed: ["password", "seven77"],
  },
  { as: null, address: () => "/app/data_complaint", typed: ["name", "Mia Stone"] },
  { as: null, address: (ids) => `/app/iframe_by_code/${ids.clubCode}`, typed: ["first_name", "Mia"] },
  { as: null, address: () => "/app/continue", typed: ["code", "AB"], oneField: true },
  {
    as: "driver",
    address: (ids) => `/app/consumer/${ids.driver}/discounts`,
    typed: ["code", "AB?12"],
    oneField: true,
  },
  {
    as: "driver",
    address: (ids) => `/app/consumer/${ids.driver}/consumer_vehicles?add=1`,
    typed: ["number", "1!"],
    oneField: true,
  },
  {
    as: "driver",
    address: (ids) => `/app/consumer/${ids.driver}/consumer_vehicles?edit=${ids.vehicle}`,
    typed: ["mileage", "far"],
  },
  {
    as: "driver",
    address: () => "/app/account/profile",
    typed: ["phone", "12"],
  },
  {
    as: "driver",
    address: () => "/app/account/profile",
    open: "account.email.change",
    typed: ["email", "anna"],
    oneField: true,
  },
  {
    as: "driver",
    address: () => "/app/account/data",
    open: "account.erase.go",
    typed: ["word", "perhaps"],
    oneField: true,
  },
  {
    as: "driver",
    address: () => "/app/account/security",
    open: "account.password.change",
    typed: ["password", "seven77"],
  },
  {
    as: "owner",
    address: (ids) => `/app/members/${ids.member}/discount_club?new=1`,
    typed: ["title", "Summer club"],
  },
  {
    as: "owner",
    address: (ids) => `/app/members/${ids.member}/voucher`,
    typed: ["code", "AB?12"],
    oneField: true,
  },
  {
    as: "owner",
    address: (ids) => `/app/members/${ids.member}/quote_requests?open_field=${ids.openQuote}&open_field_type=quote`,
    typed: ["message", "We have them here."],
  },
  {
    as: "owner",
    address: (ids) => `/app/members/${ids.member}/users`,
    open: "office.people.invite",
    typed: ["email", "anna"],
  },
  {
    as: "owner",
    address: (ids) => `/app/members/${ids.member}/sites`,
    open: "office.sites.add",
    typed: ["sites.0.site", "no site"],
  },
  {
    as: "super_admin",
    address: (ids) => `/app/admin/${ids.superAdmin}/users`,
    open: "office.users.invite",
    typed: ["first_name", "Nora"],
  },
  {
    as: "admin",
    address: (ids) => `/app/admin/${ids.admin}/admin_scan_status/${ids.waitingScan}`,
    typed: ["inner", "thin"],
  },
];

/** Types, sends, is refused: the problems take the focus, the first leads to the first field, and nothing typed is lost. */
export async function refuse(page: Page, form: FormOnScreen, ids: Ids): Promise<void> {
  const [name, value] = form.typed;
  await openAt(page, form.address(ids));
  if (form.open) await press({ page }, translate(form.open));
  const field = page.locator(`[name="${name}"]`).filter({ visible: true }).first();
  await field.fill(value);
  await page.locator("form").filter({ has: field }).locator("button[type=submit]").click();
  const summary = page.locator("form [role=alert]");
  if (form.oneField) {
    await expect(field, form.address(ids)).toHaveAccessibleDescription(/\S/);
    await expect(summary, form.address(ids)).toHaveCount(0);
  } else {
    await expect(summary, form.address(ids)).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(summary.getByRole("link").first()).toBeFocused();
    await page.keyboard.press("Enter");
  }
  await expect(page.locator("form [aria-invalid=true]").first(), form.address(ids)).toBeFocused();
  await expect(field).toHaveValue(value);
}
