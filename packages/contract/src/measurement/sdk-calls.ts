import { z } from "zod";
import { instant, singleLine, token } from "../common/fields.ts";
import { endpoint } from "../endpoint.ts";
import { createAccess, resultsAccess } from "./access.ts";
import { launchView, measurementView, positionCode, sessionView, workflow } from "./views.ts";

/** What begins a session is its own record. */
const begun = {
  key_usage: "The session's row says how many measurements it counted.",
  key_days: "The same, by the day.",
  measurements: "The session's row says which key began them, and when.",
  state_history: "The measurements' own.",
};

const positions = z
  .string()
  .max(40)
  .transform((text) => text.split(",").map((part) => part.trim()))
  .pipe(z.array(positionCode).min(1).max(4));

/** The four calls of the SDK. The bearer is the base64 of an authorization key, or of a session's own token for reading. */
export const createSession = endpoint({
  ...createAccess,
  method: "GET",
  path: "instant-apps/sessions/create",
  effect: "outside",
  secret: true,
  changes: ["measurement_session", "measurement"],
  unaudited: begun,
  description:
    "Creates a session for one tyre or several. Needs a key with the scope `create`. The session's token works for 24 hours. The same query with the same Idempotency-Key is the same session, counted once.",
  query: z.strictObject({
    workflow: workflow.default("2"),
    positions: positions.optional(),
    reference: singleLine.max(200).optional(),
  }),
  reply: z.object({ session: sessionView.extend({ token: z.string(), launch: launchView }) }),
  errors: ["KEY_UNKNOWN", "KEY_FORBIDDEN", "NOT_FOUND", "ALLOWANCE_SPENT", "UPSTREAM_UNAVAILABLE"],
});

export const createTokens = endpoint({
  ...createAccess,
  method: "POST",
  path: "mini-apps/measurement/create-tokens",
  effect: "outside",
  secret: true,
  changes: ["measurement_session", "measurement"],
  unaudited: begun,
  description:
    "Creates single measurements, each with its own token. Needs a key with the scope `create`. The same body with the same Idempotency-Key is the same measurements.",
  body: z.strictObject({ measurement_token_count: z.int().min(1).max(4).default(1) }),
  reply: z.object({
    measurement_tokens: z.array(z.object({ measurement_token: z.string() })),
    expires_at: instant,
    launch: launchView,
  }),
  errors: ["KEY_UNKNOWN", "KEY_FORBIDDEN", "ALLOWANCE_SPENT", "UPSTREAM_UNAVAILABLE"],
});

const sessionParams = z.strictObject({ token });

export const sessionResults = endpoint({
  ...resultsAccess,
  method: "GET",
  path: "instant-apps/sessions/{token}/results",
  effect: "read",
  shows: ["measurement_session", "measurement"],
  description: "Gets the measurements of a session with their status.",
  params: sessionParams,
  reply: z.object({ session: sessionView, measurements: z.array(measurementView) }),
  errors: ["KEY_UNKNOWN", "KEY_FORBIDDEN", "NOT_FOUND"],
});

export const treadResults = endpoint({
  ...resultsAccess,
  method: "POST",
  path: "mini-apps/measurement/tread-depth/results",
  effect: "read",
  shows: ["measurement_session", "measurement"],
  description: "Gets the measurements behind tokens, in the order of the tokens.",
  body: z.strictObject({ measurement_tokens: z.array(token).min(1).max(20) }),
  reply: z.object({ results: z.array(measurementView) }),
  errors: ["KEY_UNKNOWN", "KEY_FORBIDDEN", "NOT_FOUND"],
});

export const sessionEvents = endpoint({
  ...resultsAccess,
  method: "GET",
  path: "instant-apps/sessions/{token}/events",
  effect: "read",
  raw: "events",
  shows: ["measurement_session", "measurement"],
  description:
    "Streams the results of a session. A text/event-stream: an event `results` at once and after every change, with the answer of the results call. Ends with the last measurement.",
  params: sessionParams,
  reply: z.object({ session: sessionView, measurements: z.array(measurementView) }),
  errors: ["KEY_UNKNOWN", "KEY_FORBIDDEN", "NOT_FOUND"],
});
