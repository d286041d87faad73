import { tusHeaders } from "@treadclub/kit/http/tus-answers";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

const methods = "GET, POST, PUT, PATCH, DELETE, HEAD";
const asked = [
  "authorization",
  "content-type",
  "idempotency-key",
  "upload-length",
  "upload-offset",
  "upload-metadata",
  "upload-concat",
  "tus-resumable",
  "x-http-method-override",
  "x-requested-with",
].join(", ");
const shown = ["x-request-id, retry-after, location, upload-offset, upload-length", ...Object.keys(tusHeaders)].join(
  ", ",
);

/**
 * Lets pages of every website read the answers of these calls. Whether a key may be used there is decided by the key;
 * no cookie is ever looked at, so nothing is gained by a visitor's browser.
 */
export function allowOrigins(scope: FastifyInstance, base: string): void {
  scope.addHook("onRequest", async (request, reply) => corsHeaders(request, reply));
  scope.options(`${base}*`, async ({ url }, reply) =>
    reply
      .headers({
        ...(url.startsWith(`${base}uploads`) ? tusHeaders : {}),
        "access-control-allow-methods": methods,
        "access-control-allow-headers": asked,
        "access-control-max-age": "600",
      })
      .code(204)
      .send(),
  );
}

function corsHeaders({ headers }: FastifyRequest, reply: FastifyReply): void {
  void reply.header("vary", "origin").header("cross-origin-resource-policy", "cross-origin");
  if (headers.origin !== undefined)
    void reply.header("access-control-allow-origin", headers.origin).header("access-control-expose-headers", shown);
}
