import { isAdmin, type Actor, type Catalog, type ReplyOf } from "@treadclub/contract";
import { canMove } from "@treadclub/kit/states";
import { complaintMachine } from "./states.ts";
import type { dataComplaints } from "./table.ts";

export type ComplaintRow = typeof dataComplaints.$inferSelect;

export const viewOf = (actor: Actor, row: ComplaintRow): ReplyOf<Catalog["getDataComplaint"]> => ({
  id: row.id,
  reference: row.reference,
  state: row.state,
  about: row.about,
  name: row.name,
  created_at: row.createdAt.toISOString(),
  acknowledge_by: row.acknowledgeBy.toISOString(),
  email: row.email,
  text: row.text,
  locale: row.locale,
  user_id: row.userId,
  acknowledged_at: row.acknowledgedAt?.toISOString() ?? null,
  answered_at: row.answeredAt?.toISOString() ?? null,
  answer: row.answer,
  version: row.version,
  can: {
    acknowledge: isAdmin(actor) && canMove(complaintMachine, row.state, "acknowledge"),
    answer: isAdmin(actor) && canMove(complaintMachine, row.state, "answer"),
  },
});
