import { z } from "zod";
import { done, idParams, nothing } from "../common/fields.ts";
import { listBody, listReply } from "../common/page.ts";
import { endpoint } from "../endpoint.ts";
import { reviewAccess } from "./access.ts";
import { completeBody, measurementStatus, measurementView, rejectBody, reviewView, sessionView } from "./views.ts";

const byReviewer = {
  ...reviewAccess,
  errors: ["KEY_UNKNOWN", "KEY_FORBIDDEN", "NOT_FOUND", "STATE_CONFLICT"],
} as const;

/** The review port: for keys with the scope `review` (own measurements) or `review_all` (those of every key). */
export const reviewList = endpoint({
  ...byReviewer,
  method: "POST",
  path: "review/list",
  effect: "read",
  shows: ["measurement"],
  description: "Lists measurements to review. Longest waiting first, or newest first with `-handed_in_at`.",
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
  description: "Gets a measurement with its photos.",
  params: idParams,
  reply: reviewView,
});

export const reviewSession = endpoint({
  ...byReviewer,
  method: "GET",
  path: "review/sessions/{id}",
  effect: "read",
  shows: ["measurement_session", "measurement"],
  description: "Gets the results of your session by its id.",
  params: idParams,
  reply: z.object({ session: sessionView, measurements: z.array(measurementView) }),
});

export const reviewComplete = endpoint({
  ...byReviewer,
  method: "PUT",
  path: "review/measurements/{id}/complete",
  effect: "write",
  changes: ["measurement"],
  description: "Completes a measurement with the depths read by a reviewer.",
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
  description: "Rejects a measurement with reasons.",
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
  description: "Undoes a review, within 24 hours.",
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
  description: "Erases your session's token, reference and photos. Measured depths stay.",
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
  description: "Aborts every tyre without photos in your session.",
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
  description: "Chooses the tyres of your session. Only before the first tyre is started.",
  params: idParams,
  body: z.strictObject({
    positions: z
      .array(z.enum(["fl", "fr", "rl", "rr"]))
      .min(1)
      .max(4),
  }),
  reply: z.object({ session: sessionView, measurements: z.array(measurementView) }),
});
