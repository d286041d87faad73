import { serveDocs as serve } from "@treadclub/kit/http/docs";
import type { FastifyInstance } from "fastify";

/** Serves the reference of the platform's calls at /docs. */
export function serveDocs(http: FastifyInstance): Promise<void> {
  return serve(http, { path: "/docs", title: "TreadClub platform API", openApiPath: "/api/v1/openapi.json" });
}
