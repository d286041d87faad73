import { z } from "zod";
import {
  chosenDay,
  code,
  done,
  id,
  idParams,
  name,
  optionalLine,
  paragraph,
  pence,
  version,
} from "../common/fields.ts";
import { budgetBody } from "../common/budget.ts";
import { clubPlacesBody, conditionsBody } from "../common/discount.ts";
import { listBody, listReply } from "../common/page.ts";
import { endpoint } from "../endpoint.ts";
import { clubState } from "../states/index.ts";
import { memberCard } from "../views/people.ts";
import { clubRecord, clubView, joinedClub, publicClub } from "../views/clubs.ts";

const discountBody = z.strictObject({
  id: id.optional(),
  title: name,
  subtitle: optionalLine.default(""),
  description: paragraph.default(""),
  terms: paragraph.default(""),
  amount_pence: pence.min(1),
  conditions: conditionsBody,
});
/** As people type it from a poster: letters and digits. */
const clubCode = code.refine((text) => /^[A-Z0-9]{6,20}$/.test(text), { error: "code" });
const clubBody = z.strictObject({
  id: id.optional(),
  member_id: id.optional(),
  /** Of a new club; drawn where it is left out. A club keeps its code. */
  code: clubCode.optional(),
  title: name,
  name,
  starts_on: chosenDay.nullable().default(null),
  ends_on: chosenDay.nullable().default(null),
  ...clubPlacesBody,
  discounts: z.array(discountBody).min(1, { error: "required" }).max(20),
  /** Left out: stays as it is. */
  budget: budgetBody.optional(),
  version: version.optional(),
});

export const editDiscountClub = endpoint({
  method: "POST",
  path: "members/edit_discount_club",
  access: "member",
  effect: "write",
  changes: ["club"],
  description:
    "Creates or edits a club. Without `id` a new one is created. It then waits for moderation; an approved version stays live until the new one is approved.",
  body: clubBody,
  reply: clubRecord,
  errors: ["NOT_FOUND", "STATE_CONFLICT", "ACTION_NOT_ALLOWED"],
});

export const createDiscountClub = endpoint({
  method: "POST",
  path: "admins/create_discount_club",
  access: "admin",
  effect: "write",
  changes: ["club"],
  description: "Creates an approved club. For a fitter (`member_id`) or for the platform.",
  body: clubBody,
  reply: clubRecord,
  errors: ["NOT_FOUND"],
});

export const allDiscountClubList = endpoint({
  method: "POST",
  path: "admins/all_discount_club_list",
  access: "admin",
  effect: "read",
  shows: ["club"],
  description: "Lists all clubs. Longest waiting first unless sorted otherwise.",
  body: listBody(["title", "created_at", "state"], { state: clubState, member_id: id }),
  reply: listReply(clubView),
  errors: [],
});

export const getMemberClubs = endpoint({
  method: "POST",
  path: "members/get_discount_clubs/{id}",
  access: "member",
  effect: "read",
  shows: ["club"],
  description: "Lists a fitter's clubs.",
  params: idParams,
  body: listBody(["title", "created_at"], { state: clubState }),
  reply: listReply(clubView),
  errors: ["NOT_FOUND"],
});

export const getDiscountClubById = endpoint({
  method: "GET",
  path: "members/get_discount_club_by_id/{id}",
  access: "member",
  effect: "read",
  shows: ["club", "voucher"],
  description: "Gets a club of the user's company.",
  params: idParams,
  reply: clubRecord,
  errors: ["NOT_FOUND"],
});

export const adminGetDiscountClub = endpoint({
  method: "GET",
  path: "admins/get_discount_club/{id}",
  access: "admin",
  effect: "read",
  shows: ["club", "voucher"],
  description: "Gets a club.",
  params: idParams,
  reply: clubRecord,
  errors: ["NOT_FOUND"],
});

export const approveDiscountClub = endpoint({
  method: "PUT",
  path: "admins/approve_discount_club/{id}",
  access: "admin",
  effect: "write",
  changes: ["club"],
  description:
    "Approves a club, or declines it with a reason. The first approval makes a club active. Send `version` to decide only on what you have seen.",
  params: idParams,
  body: z.strictObject({
    action: z.enum(["approve", "decline"]).default("approve"),
    message: paragraph.default(""),
    version: version.optional(),
  }),
  reply: clubRecord,
  errors: ["NOT_FOUND", "STATE_CONFLICT"],
});

export const discountClubsActivity = endpoint({
  method: "PUT",
  path: "members/discount_clubs_activity/{id}",
  access: "member",
  effect: "write",
  changes: ["club"],
  description: "Activates or deactivates an approved club.",
  params: idParams,
  body: z.strictObject({ action: z.enum(["activate", "deactivate"]) }),
  reply: clubRecord,
  errors: ["NOT_FOUND", "STATE_CONFLICT"],
});

export const getDiscountClubByCode = endpoint({
  method: "GET",
  path: "get_discount_club_by_code/{code}",
  access: "public",
  effect: "read",
  limit: "code",
  shows: ["member", "club"],
  description: "Gets a club by its code.",
  params: z.strictObject({ code }),
  reply: publicClub,
  errors: ["CODE_INVALID"],
});

export const getCompanyByDiscountClubCode = endpoint({
  method: "GET",
  path: "get_company_by_discount_club_code/{code}",
  access: "public",
  effect: "read",
  limit: "code",
  shows: ["member", "club"],
  description: "Gets the fitter behind a club's code.",
  params: z.strictObject({ code }),
  reply: memberCard,
  errors: ["CODE_INVALID"],
});

export const joinClub = endpoint({
  method: "POST",
  path: "consumers/join_club",
  access: "consumer",
  effect: "write",
  limit: "code",
  changes: ["club", "voucher", "consumer"],
  unaudited: { club_memberships: "Audited where the user was not a member before." },
  description:
    "Joins a club by its code. The club's active discounts are issued as vouchers, as far as its budget goes; the rest come when there is room. Joining twice issues none twice.",
  body: z.strictObject({ code }),
  reply: z.object({
    club: publicClub,
    vouchers_issued: z.int(),
    /** Those that the budget does not reach to yet. */
    vouchers_waiting: z.int(),
    /** What has to come first: another day, or more budget. */
    waits_for: z.enum(["day", "budget"]).nullable(),
  }),
  errors: ["CODE_INVALID", "ACTION_NOT_ALLOWED"],
});

export const deleteDiscountClub = endpoint({
  method: "DELETE",
  path: "members/delete_discount_club/{id}",
  access: "member",
  effect: "write",
  changes: ["club"],
  description: "Deletes a club. Vouchers it has issued stay valid.",
  params: idParams,
  reply: done,
  errors: ["NOT_FOUND", "STATE_CONFLICT", "ACTION_NOT_ALLOWED"],
});

export const setClubBudget = endpoint({
  method: "PUT",
  path: "members/set_club_budget/{id}",
  access: "office",
  effect: "write",
  changes: ["club"],
  description:
    "Sets what a club may give out. It holds at once, without moderation; vouchers already issued stay valid. Only owners and administrators.",
  params: idParams,
  body: budgetBody.extend({ version: version.optional() }),
  reply: clubRecord,
  errors: ["NOT_FOUND", "STATE_CONFLICT", "ACTION_NOT_ALLOWED"],
});

export const getConsumerClubs = endpoint({
  method: "GET",
  path: "consumers/get_clubs/{id}",
  access: "consumer",
  effect: "read",
  shows: ["club", "voucher"],
  description: "Lists the clubs a driver is in.",
  params: idParams,
  reply: z.object({ list: z.array(joinedClub) }),
  errors: ["NOT_FOUND"],
});

export const leaveClub = endpoint({
  method: "DELETE",
  path: "consumers/leave_club/{id}",
  access: "consumer",
  effect: "write",
  changes: ["club", "consumer"],
  description: "Leaves a club. Vouchers it has issued stay valid; new ones no longer come.",
  params: idParams,
  reply: done,
  errors: ["NOT_FOUND", "ACTION_NOT_ALLOWED"],
});
