import { oddityKinds } from "@treadclub/rules";
import { z } from "zod";
import { id, idParams, instant, multiLine } from "../common/fields.ts";
import { listBody, listReply } from "../common/page.ts";
import { endpoint } from "../endpoint.ts";

const kind = z.enum(oddityKinds);

const oddity = z.object({
  id,
  kind,
  count: z.int(),
  since: instant,
  until: instant,
  member: z.object({ id, name: z.string() }).nullable(),
  club: z.object({ id, name: z.string() }).nullable(),
  /** Who was signed in at the till; empty for clubs. */
  user_name: z.string(),
  /** The last voucher of it. */
  voucher: z.object({ id, title: z.string(), code: z.string() }).nullable(),
  looked_at: instant.nullable(),
  looked_by: z.string(),
  note: z.string().nullable(),
  can: z.object({ look: z.boolean() }),
});

const filters = { kind, looked: z.boolean() };
const look = z.strictObject({ note: multiLine.max(2000) });

export const getMemberOddities = endpoint({
  method: "POST",
  path: "members/get_oddities/{id}",
  access: "member",
  effect: "read",
  shows: ["oddity"],
  description: "Lists what was odd at a company's tills and clubs, latest first.",
  params: idParams,
  body: listBody(["until"], filters),
  reply: listReply(oddity),
  errors: ["NOT_FOUND"],
});

export const lookAtMemberOddity = endpoint({
  method: "PUT",
  path: "members/look_at_oddity/{id}",
  access: "member",
  effect: "write",
  changes: ["oddity"],
  description: "Notes that an owner has looked at what was odd at their company.",
  params: idParams,
  body: look,
  reply: z.object({ done: z.literal(true) }),
  errors: ["ACTION_NOT_ALLOWED", "NOT_FOUND", "STATE_CONFLICT"],
});

export const getOddities = endpoint({
  method: "POST",
  path: "admins/get_oddities",
  access: "admin",
  effect: "read",
  shows: ["oddity"],
  description: "Lists what was odd at all tills and clubs, latest first.",
  body: listBody(["until"], { ...filters, member_id: id }),
  reply: listReply(oddity),
  errors: [],
});

export const lookAtOddity = endpoint({
  method: "PUT",
  path: "admins/look_at_oddity/{id}",
  access: "admin",
  effect: "write",
  changes: ["oddity"],
  description: "Notes that an administrator has looked at what was odd.",
  params: idParams,
  body: look,
  reply: z.object({ done: z.literal(true) }),
  errors: ["NOT_FOUND", "STATE_CONFLICT"],
});
