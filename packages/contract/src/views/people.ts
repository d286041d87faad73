import { z } from "zod";
import { positions, roleNames } from "../access.ts";
import { code, id, instant, locale } from "../common/fields.ts";
import { memberState, scanManage } from "../states/index.ts";

/** The signed-in user. `member_id` and `position` are set for users of a company. */
export const userView = z.object({
  id,
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  phone: z.string().nullable(),
  roles: z.array(z.object({ name: z.enum(roleNames) })),
  role_code: z.enum(["SA", "MA", "M", "S"]).nullable(),
  disabled: z.boolean(),
  locale,
  company_default_language: locale,
  member_id: id.nullable(),
  position: z.enum(positions).nullable(),
  demo: z.boolean(),
  email_confirmed: z.boolean(),
  /** Signed in only to set up a second step; nothing else works until then. */
  must_set_up_second_step: z.boolean(),
  /** Set while an administrator acts as this user. */
  acting: z.object({ admin_id: id, ends_at: instant }).nullable(),
  version: z.int(),
});

/** The ways of the second step, the most convenient first. */
export const secondStep = z.enum(["passkey", "totp", "recovery_code"]);

/**
 * Why sign-in is not complete, else null. disabled: an administrator shut the account; closed: its owner did, and may
 * come back (`reopen_account`); second_factor: a second step follows (`second_factor`); email_unconfirmed: a link went to the
 * address, which confirms it; terms: a new account wants the terms accepted (`google_sign_up`); link: the address has an account
 * whose owner must prove it first (`google_link`). `continue_token` goes on from there, once, within 15 minutes.
 */
export const guardMessage = z.enum(["disabled", "closed", "second_factor", "email_unconfirmed", "terms", "link"]);

export const loginReply = z.object({
  token: z.string().nullable(),
  user: userView.nullable(),
  guard_message: guardMessage.nullable(),
  continue_token: z.string().nullable(),
  second_steps: z.array(secondStep),
});

/** Where a sign-in page was opened: what a visitor brings along and gets back after signing in. */
export const journey = {
  next_url: z.string().max(2000).optional(),
  code: code.optional(),
  code_type: z.enum(["club", "member", "deal"]).optional(),
  /** The opaque state of the page that embeds ours; handed back to it. */
  iframe_query: z.string().max(2000).optional(),
};

/** The journey as the provider's callback hands it back. */
export const returnJourney = z.object({
  next_url: z.string().nullable(),
  code: z.string().nullable(),
  code_type: z.string().nullable(),
  iframe_query: z.string().nullable(),
});

export const openingHours = z.object({ day: z.int().min(0).max(6), open_time: z.string(), close_time: z.string() });

export const locationView = z.object({
  id,
  name: z.string(),
  address_line_1: z.string(),
  address_line_2: z.string(),
  city: z.string(),
  postcode: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  bays: z.int(),
  /** Local times, Europe/London; day 0 is Monday. */
  opening_hours: z.array(openingHours),
});

/** A location in a row of a list: where it is, without its opening hours. */
export const locationRef = locationView.pick({
  id: true,
  name: true,
  address_line_1: true,
  address_line_2: true,
  city: true,
  postcode: true,
});

/** What a driver may see of a fitter. */
export const memberCard = z.object({
  id,
  company_name: z.string(),
  phone: z.string(),
  website: z.string().nullable(),
  location: locationView.nullable(),
  distance_miles: z.number().nullable(),
});

/** A fitter in a row of a list. */
export const memberRef = memberCard.pick({ id: true, company_name: true, phone: true });

export const memberView = z.object({
  id,
  company_name: z.string(),
  email: z.string(),
  phone: z.string(),
  postcode: z.string(),
  website: z.string().nullable(),
  state: memberState,
  scan_permission: z.boolean(),
  scan_manage: scanManage,
  vat_registered: z.boolean(),
  created_at: instant,
  users: z.array(z.object({ id, name: z.string(), email: z.string(), position: z.enum(positions) })),
  locations: z.array(locationView),
  version: z.int(),
  counts: z.object({ consumers: z.int(), open_quotes: z.int(), new_bookings: z.int(), clubs: z.int() }),
  can: z.object({ accept: z.boolean(), disable: z.boolean() }),
});

export const memberRow = memberView.pick({
  id: true,
  company_name: true,
  email: true,
  phone: true,
  postcode: true,
  state: true,
  created_at: true,
  can: true,
});

export const personRef = z.object({ id, name: z.string(), phone: z.string().nullable(), email: z.string() });
