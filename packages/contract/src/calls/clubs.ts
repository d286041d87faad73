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
import { conditionsBody } from "../common/discount.ts";
import { listBody, listReply } from "../common/page.ts";
import { endpoint } from "../endpoint.ts";
import { clubState } from "../states/index.ts";
import { memberCard } from "../views/people.ts";
import { clubView, publicClub } from "../views/clubs.ts";

const discountBody = z.strictObject({
  id: id.optional(),
  title: name,
  subtitle: optionalLine.default(""),
  description: paragraph.default(""),
  terms: paragraph.default(""),
  amount_pence: pence.min(1),
  conditions: conditionsBody,
});
const clubBody = z.strictObject({
  id: id.optional(),
  member_id: id.optional(),
  title: name,
  name,
  starts_on: chosenDay.nullable().default(null),
  ends_on: chosenDay.nullable().default(null),
  discounts: z.array(discountBody).min(1, { error: "required" }).max(20),
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
  reply: clubView,
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
  reply: clubView,
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
  shows: ["club"],
  description: "Gets a club of the user's company.",
  params: idParams,
  reply: clubView,
  errors: ["NOT_FOUND"],
});

export const adminGetDiscountClub = endpoint({
  method: "GET",
  path: "admins/get_discount_club/{id}",
  access: "admin",
  effect: "read",
  shows: ["club"],
  description: "Gets a club.",
  params: idParams,
  reply: clubView,
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
  reply: clubView,
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
  reply: clubView,
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
    "Joins a club by its code. The club's active discounts are issued as vouchers; joining twice issues nothing more.",
  body: z.strictObject({ code }),
  reply: z.object({ club: publicClub, vouchers_issued: z.int() }),
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
