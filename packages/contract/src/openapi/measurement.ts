import { measurementCatalog } from "../measurement/catalog.ts";
import { messageTypes } from "../measurement/management.ts";
import { webhookMessage, webhookTest } from "../measurement/webhooks.ts";
import { openApi, type Described } from "../openapi.ts";
import { measurementExamples } from "./recorded.ts";
import { schemaOf, type Json } from "./schemas.ts";
import { measurementTags, webhookTag } from "./tags.ts";

/** The OpenAPI 3.1 description of the measurement service. */
export const measurementOpenApi = (serverUrl: string): Json => openApi(serverUrl, measurement);

type MessageType = (typeof messageTypes)[number];

const meanings: Readonly<Record<MessageType, string>> = {
  "measurement.processing": "Photos of a tyre were submitted, or a review was undone",
  "measurement.result_ready": "Depths are there; a person may still confirm them",
  "measurement.completed": "The result is final",
  "measurement.aborted": "The driver skipped the tyre, or did not scan it in time",
  "measurement.failed": "Nothing could be read; `quality_reasons` says why",
  "webhook.test": "Someone sent a test from the page of the key",
};

/** The headers of Standard Webhooks. */
const signedHeaders = [
  ["webhook-id", "The same at every try: skip a message that you have had.", "msg_2KWPBgLlAfxdpx2AI54pPJ85f4W"],
  ["webhook-timestamp", "When this try was sent, in seconds since 1970.", "1763720100"],
  [
    "webhook-signature",
    "One signature for each secret: `v1,` and base64.",
    "v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=",
  ],
].map(([name, description, example]) => ({
  name,
  in: "header",
  required: true,
  schema: { type: "string" },
  description,
  example,
}));

const webhook = (type: MessageType): Json => ({
  operationId: `on_${type.replace(".", "_")}`,
  summary: meanings[type],
  tags: [webhookTag.name],
  security: [],
  parameters: signedHeaders,
  requestBody: {
    required: true,
    content: {
      "application/json": { schema: schemaOf(type === "webhook.test" ? webhookTest : webhookMessage, "output") },
    },
  },
  responses: {
    "2XX": { description: "Taken. Answer within 10 seconds." },
    "410": { description: "You want no more: nothing else is sent, and the address is removed from the key." },
    "4XX": { description: "Not taken: sent again after 30 seconds, then at growing intervals for a day." },
  },
});

const measurement: Described = {
  title: "TreadClub measurement API",
  description: `Starts tyre scans and returns their results.

- Send a key as \`Authorization: Bearer base64(key)\`. A session's own token goes the same way: it opens that session and nothing else, for 24 hours.
- Everyone can try it with the sandbox key \`tk_test_public\`. On this page, paste keys as they are: we encode them.
- Depths are in millimetres, times are ISO 8601 in UTC.
- Send an \`Idempotency-Key\` with every call that writes. If the connection drops, repeat the call with the same key: it takes effect once.
- An error answers \`{code, message}\`. Rely on \`code\`: the message is translated.`,
  base: "/measurement/v1/",
  bearer: {
    format: "base64 of a key or a session token",
    description:
      "A key (`tk_…`) or a session's token (`ts_…`). Everyone can use `tk_test_public`. This page forgets it when you leave.",
  },
  calls: measurementCatalog,
  tags: measurementTags,
  examples: measurementExamples,
  globalErrors: [
    "TOKEN_EXPIRED",
    "VALIDATION_FAILED",
    "RATE_LIMITED",
    "PAYLOAD_TOO_LARGE",
    "UNSUPPORTED_MEDIA",
    "IDEMPOTENCY_CONFLICT",
    "SERVICE_UNAVAILABLE",
    "OUTCOME_UNKNOWN",
    "UNKNOWN_ERROR",
  ],
  webhooks: Object.fromEntries(messageTypes.map((type) => [type, { post: webhook(type) }])),
  authorization: { curl: '$(printf %s "$TREAD_KEY" | base64)', typescript: "${btoa(key)}" },
};
