import { measurementCatalog } from "../measurement/catalog.ts";
import { openApi, type Described } from "../openapi.ts";
import { measurementExamples } from "./recorded.ts";
import type { Json } from "./schemas.ts";
import { measurementTags } from "./tags.ts";

/** The OpenAPI 3.1 description of the measurement service. */
export const measurementOpenApi = (serverUrl: string): Json => openApi(serverUrl, measurement);

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
  authorization: { curl: '$(printf %s "$TREAD_KEY" | base64)', typescript: "${btoa(key)}" },
};
