import { catalog } from "@treadclub/contract";
import { serveDocs as serve } from "@treadclub/kit/http/docs";
import type { FastifyInstance } from "fastify";

/** The readable reference of every call at /docs, made from the catalogue; no script. */
export function serveDocs(http: FastifyInstance, publicUrl: string): void {
  serve(http, {
    path: "/docs",
    title: "TreadClub: calls",
    heading: "TreadClub: the calls of the platform",
    introduction:
      "Ids are numbers, money is integer pence including VAT, instants are ISO 8601 UTC, days are YYYY-MM-DD. A writing call takes an <code>Idempotency-Key</code> header.",
    baseUrl: `${publicUrl}/api/v1/`,
    openApiPath: "/api/v1/openapi.json",
    calls: catalog,
    groupOf: ({ path }) => /^(admins|members|consumers)\//.exec(path)?.[1] ?? "common",
    audienceOf: ({ access }) => access,
  });
}
