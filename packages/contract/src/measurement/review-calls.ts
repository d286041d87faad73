import { z } from "zod";
import { done, idParams, nothing } from "../common/fields.ts";
import { listBody, listReply } from "../common/page.ts";
import { endpoint } from "../endpoint.ts";
import { completeBody, measurementStatus, measurementView, rejectBody, reviewView, sessionView } from "./views.ts";

const byReviewer = {
  access: "public",
  errors: ["KEY_UNKNOWN", "KEY_FORBIDDEN", "NOT_FOUND", "STATE_CONFLICT"],
} as const;

/** The review port: for keys with the scope `review` (own measurements) or `review_all` (those of every key). */
export const reviewList = endpoint({
  ...byReviewer,
  method: "POST",
  path: "review/list",
  effect: "read",
  shows: ["measurement"],
  description: "Measurements to judge, longest waiting first, or newest first with `-handed_in_at`.",
  body: listBody(["waiting_since", "handed_in_at"], {
    statuses: z.array(measurementStatus),
    waiting: z.boolean(),
    /** true: of this key only; false: of other keys only. */
    own: z.boolean(),
  }),
  reply: listReply(reviewView),
});

export const reviewGet = endpoint({
  ...byReviewer,
  method: "GET",
  path: "review/measurements/{id}",
  effect: "read",
  shows: ["measurement"],
  description: "One measurement with its photos.",
  params: idParams,
  reply: reviewView,
});

export const reviewSession = endpoint({
  ...byReviewer,
  method: "GET",
  path: "review/sessions/{id}",
  effect: "read",
  shows: ["measurement_session", "measurement"],
  description: "The results of a session of one's own, by its id.",
  params: idParams,
  reply: z.object({ session: sessionView, measurements: z.array(measurementView) }),
});

export const reviewComplete = endpoint({
  ...byReviewer,
  method: "PUT",
  path: "review/measurements/{id}/complete",
  effect: "write",
  changes: ["measurement"],
  description: "Completes a measurement with the depths that the reviewer read.",
  params: idParams,
  body: completeBody,
  reply: reviewView,
});

export const reviewReject = endpoint({
  ...byReviewer,
  method: "PUT",
  path: "review/measurements/{id}/reject",
  effect: "write",
  changes: ["measurement"],
  description: "Fails a measurement with reasons.",
  params: idParams,
  body: rejectBody,
  reply: reviewView,
});

export const reviewUndo = endpoint({
  ...byReviewer,
  method: "PUT",
  path: "review/measurements/{id}/undo",
  effect: "write",
  changes: ["measurement"],
  description: "Takes a judgement back within 24 hours.",
  params: idParams,
  body: nothing,
  reply: reviewView,
});

export const reviewForget = endpoint({
  ...byReviewer,
  method: "DELETE",
  path: "review/sessions/{id}",
  effect: "write",
  changes: ["measurement_session", "measurement"],
  description: "Forgets a session of one's own: its token, reference and photos; figures stay.",
  params: idParams,
  reply: done,
});

/** Ends what is not handed in yet, as the driver would in the scanner. */
export const reviewAbort = endpoint({
  ...byReviewer,
  method: "PUT",
  path: "review/sessions/{id}/abort",
  effect: "write",
  changes: ["measurement_session", "measurement"],
  description: "Ends a session of one's own: every tyre without photos is aborted.",
  params: idParams,
  body: nothing,
  reply: z.object({ session: sessionView, measurements: z.array(measurementView) }),
});

/** Chooses the tyres of a session of one's own, of which none was begun. */
export const reviewPlan = endpoint({
  ...byReviewer,
  errors: [...byReviewer.errors, "ALLOWANCE_SPENT"],
  method: "PUT",
  path: "review/sessions/{id}/plan",
  effect: "write",
  changes: ["measurement_session", "measurement"],
  description: "Chooses the tyres of a session of one's own, of which none was begun.",
  params: idParams,
  body: z.strictObject({
    positions: z
      .array(z.enum(["fl", "fr", "rl", "rr"]))
      .min(1)
      .max(4),
  }),
  reply: z.object({ session: sessionView, measurements: z.array(measurementView) }),
});
