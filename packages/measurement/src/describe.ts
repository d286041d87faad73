import type { EndpointShape } from "@treadclub/contract";
import { measurementCatalog } from "@treadclub/contract/measurement/catalog";
import { openApi } from "@treadclub/contract/openapi";
import { serveDocs } from "@treadclub/kit/http/docs";
import { servePrepared } from "@treadclub/kit/http/prepared-answer";
import type { FastifyInstance } from "fastify";

const base = "/measurement/v1/";

/** Describes the calls of the service: readable at /measurement/v1/docs, for machines at /measurement/v1/openapi.json. */
export function serveDescription(http: FastifyInstance, publicUrl: string): void {
  servePrepared(http, `${base}openapi.json`, {
    type: "application/json; charset=utf-8",
    make: () => JSON.stringify(descriptionOf(publicUrl)),
  });
  serveDocs(http, {
    path: `${base}docs`,
    title: "Tread measurement: calls",
    heading: "The calls of the tread measurement service",
    introduction:
      "The bearer is the base64 of a key, <code>Authorization: Bearer base64(key)</code>, or of a session's token where that may. Depths are millimetres, instants ISO 8601 UTC. A writing call takes an <code>Idempotency-Key</code> header.",
    baseUrl: publicUrl + base,
    openApiPath: `${base}openapi.json`,
    calls: measurementCatalog,
    groupOf,
    audienceOf: (call) => audiences[groupOf(call)],
  });
}

const descriptionOf = (publicUrl: string): ReturnType<typeof openApi> =>
  openApi(publicUrl, {
    title: "Tread measurement service",
    description:
      "Begins tyre scans and answers their results. The bearer is the base64 of an authorization key, or of the token of a session for what the scanner does and for reading one's own results. Depths are millimetres, instants ISO 8601 UTC.",
    base,
    bearerFormat: "base64 of a key or a session's token",
    calls: measurementCatalog,
    openCalls: ["getScanImage"],
  });

const audiences = {
  sdk: "a key; for reading also the session's own token",
  scanner: "the session's own token",
  images: "whoever has a signed link",
  review: "a key with the scope review or review_all",
} as const;

function groupOf({ path }: EndpointShape): keyof typeof audiences {
  if (path.startsWith("scanner/") || path.startsWith("uploads")) return "scanner";
  if (path.startsWith("files/")) return "images";
  return path.startsWith("review/") ? "review" : "sdk";
}
