import { z } from "zod";
import { email, id, idParams, instant, locale, multiLine, name, version } from "../common/fields.ts";
import { listBody, listReply } from "../common/page.ts";
import { endpoint } from "../endpoint.ts";
import { complaintState } from "../states/index.ts";

export const complaintAbout = z.enum(["access", "correction", "erasure", "marketing", "sharing", "security", "other"]);

export const createDataComplaint = endpoint({
  method: "POST",
  path: "create_data_complaint",
  access: "public",
  effect: "write",
  limit: "mail",
  changes: ["complaint"],
  description: "Submits a complaint about personal data. Answers its reference; a receipt goes to the email address.",
  body: z.strictObject({
    name,
    email,
    about: complaintAbout,
    text: multiLine.min(10, { error: "too_short" }).max(4000),
    locale: locale.optional(),
  }),
  reply: z.object({ reference: z.string(), acknowledged_by: instant }),
  errors: [],
});

const complaintRow = z.object({
  id,
  reference: z.string(),
  state: complaintState,
  about: complaintAbout,
  name: z.string(),
  created_at: instant,
  /** By when it must be acknowledged: 30 days. */
  acknowledge_by: instant,
});

const complaintView = complaintRow.extend({
  email: z.string(),
  text: z.string(),
  locale,
  /** The account of that address, if it has one. */
  user_id: id.nullable(),
  acknowledged_at: instant.nullable(),
  answered_at: instant.nullable(),
  answer: z.string().nullable(),
  version: z.int(),
  can: z.object({ acknowledge: z.boolean(), answer: z.boolean() }),
});

export const getDataComplaints = endpoint({
  method: "POST",
  path: "admins/get_data_complaints",
  access: "admin",
  effect: "read",
  shows: ["complaint"],
  description: "Lists complaints about personal data, most urgent first.",
  body: listBody(["acknowledge_by", "created_at"], { state: complaintState }),
  reply: listReply(complaintRow),
  errors: [],
});

export const getDataComplaint = endpoint({
  method: "GET",
  path: "admins/get_data_complaint/{id}",
  access: "admin",
  effect: "read",
  shows: ["complaint"],
  description: "Gets a complaint about personal data.",
  params: idParams,
  reply: complaintView,
  errors: ["NOT_FOUND"],
});

export const acknowledgeDataComplaint = endpoint({
  method: "PUT",
  path: "admins/acknowledge_data_complaint/{id}",
  access: "admin",
  effect: "write",
  changes: ["complaint"],
  description: "Acknowledges a complaint. We email the person who sent it.",
  params: idParams,
  body: z.strictObject({ version }),
  reply: complaintView,
  errors: ["NOT_FOUND", "STATE_CONFLICT"],
});

export const answerDataComplaint = endpoint({
  method: "PUT",
  path: "admins/answer_data_complaint/{id}",
  access: "admin",
  effect: "write",
  changes: ["complaint"],
  description: "Answers a complaint by mail and closes it.",
  params: idParams,
  body: z.strictObject({ text: multiLine.min(10, { error: "too_short" }).max(4000), version }),
  reply: complaintView,
  errors: ["NOT_FOUND", "STATE_CONFLICT"],
});
