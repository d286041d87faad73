import { z } from "zod";
import { done, id, idParams, singleLine } from "../common/fields.ts";
import { listBody, listReply } from "../common/page.ts";
import { endpoint } from "../endpoint.ts";
import { memberState } from "../states/index.ts";
import { memberCard, memberRow, memberView } from "../views/people.ts";

export const getMembersList = endpoint({
  method: "POST",
  path: "admins/get_members_list",
  access: "admin",
  effect: "read",
  shows: ["member"],
  description: "Lists fitters. Newest first unless sorted otherwise.",
  body: listBody(["company_name", "created_at", "state"], { state: memberState }),
  reply: listReply(memberRow),
  errors: [],
});

export const getMemberInfo = endpoint({
  method: "GET",
  path: "admins/get_member_info/{id}",
  access: "admin",
  effect: "read",
  shows: ["member", "user", "consumer", "club", "quote", "booking"],
  description: "Gets a fitter with its users and locations.",
  params: idParams,
  reply: memberView,
  errors: ["NOT_FOUND"],
});

export const memberGetOwnInfo = endpoint({
  method: "GET",
  path: "members/get_own_info/{id}",
  access: "member",
  effect: "read",
  shows: ["member", "user", "consumer", "club", "quote", "booking"],
  description: "Gets the user's own company.",
  params: idParams,
  reply: memberView,
  errors: ["NOT_FOUND"],
});

export const batchAcceptedMembers = endpoint({
  method: "POST",
  path: "admins/batch_accepted_members",
  access: "admin",
  effect: "write",
  changes: ["member"],
  description: "Accepts new fitters and emails each a welcome. All or none.",
  body: z.strictObject({ ids: z.array(id).min(1, { error: "required" }).max(100) }),
  reply: z.object({ count: z.int() }),
  errors: ["NOT_FOUND", "STATE_CONFLICT"],
});

export const newMemberCount = endpoint({
  method: "GET",
  path: "admins/new_member_count",
  access: "admin",
  effect: "read",
  shows: ["member"],
  description: "Counts the fitters waiting to be accepted.",
  reply: z.object({ count: z.int() }),
  errors: [],
});

export const findFitters = endpoint({
  method: "POST",
  path: "consumers/find_fitters",
  access: "consumer",
  effect: "read",
  shows: ["member", "club"],
  description:
    "Finds fitters that can be asked for a quote. Nearest first when a known postcode is given, otherwise by name.",
  body: z.strictObject({
    search: singleLine.max(100).default(""),
    latitude: z.number().min(-90).max(90).optional(),
    longitude: z.number().min(-180).max(180).optional(),
  }),
  reply: z.object({ list: z.array(memberCard.extend({ joined: z.boolean() })), total_count: z.int() }),
  errors: [],
});

export const getCounts = endpoint({
  method: "GET",
  path: "members/get_counts/{id}",
  access: "member",
  effect: "read",
  shows: ["quote", "booking", "scan", "voucher"],
  description: "Counts what waits for a fitter. Quotes to answer, bookings to accept and scans to review.",
  params: idParams,
  reply: z.object({ quotes: z.int(), bookings: z.int(), scans: z.int(), vouchers_used_today: z.int() }),
  errors: ["NOT_FOUND"],
});

export const checkMemberScanPermission = endpoint({
  method: "GET",
  path: "check_member_scan_permission",
  access: "signed-in",
  effect: "read",
  shows: ["member"],
  description: "Checks whether the signed-in fitter may scan.",
  reply: z.object({ allowed: z.boolean() }),
  errors: [],
});

export const disableMembers = endpoint({
  method: "POST",
  path: "admins/batch_disabled_members",
  access: "admin",
  effect: "write",
  changes: ["member", "quote", "booking", "voucher", "session"],
  description: "Disables fitters. Their users are signed out at once and open quotes are cancelled.",
  body: z.strictObject({ ids: z.array(id).min(1, { error: "required" }).max(100) }),
  reply: done,
  errors: ["NOT_FOUND", "STATE_CONFLICT"],
});
