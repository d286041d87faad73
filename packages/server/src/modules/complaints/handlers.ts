import type { Catalog } from "@treadclub/contract";
import type { Handlers } from "@treadclub/kit/http/handlers";
import { createComplaint } from "./create.ts";
import { acknowledge, answer, complaintFor } from "./decide.ts";
import { listComplaints } from "./list.ts";
import { viewOf } from "./view.ts";

type Names =
  | "createDataComplaint"
  | "getDataComplaints"
  | "getDataComplaint"
  | "acknowledgeDataComplaint"
  | "answerDataComplaint";

export function complaintHandlers(): Pick<Handlers<Catalog>, Names> {
  return {
    createDataComplaint: (ctx, { body }) => createComplaint(ctx, body),
    getDataComplaints: (ctx, { body }) => listComplaints({ ctx, body }),
    getDataComplaint: async (ctx, { params }) => viewOf(ctx.actor, await complaintFor(ctx, params.id)),
    acknowledgeDataComplaint: async (ctx, { params, body }) =>
      viewOf(ctx.actor, await acknowledge(ctx, params.id, body.version)),
    answerDataComplaint: async (ctx, { params, body }) => viewOf(ctx.actor, await answer(ctx, params.id, body)),
  };
}
