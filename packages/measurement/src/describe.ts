import { serveDocs } from "@treadclub/kit/http/docs";
import { servePrepared } from "@treadclub/kit/http/prepared-answer";
import type { FastifyInstance } from "fastify";

const base = "/measurement/v1/";

/** Describes the calls of the service: for people at /measurement/v1/docs, for machines at /measurement/v1/openapi.json. */
export async function serveDescription(http: FastifyInstance, publicUrl: string): Promise<void> {
  servePrepared(http, `${base}openapi.json`, {
    type: "application/json; charset=utf-8",
    make: async () => {
      const { measurementOpenApi } = await import("@treadclub/contract/openapi/measurement");
      return JSON.stringify(measurementOpenApi(publicUrl));
    },
  });
  await serveDocs(http, {
    path: `${base}docs`,
    title: "TreadClub measurement API",
    openApiPath: `${base}openapi.json`,
  });
}
