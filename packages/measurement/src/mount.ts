import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { measurementCatalog } from "@treadclub/contract/measurement/catalog";
import { AppError } from "@treadclub/kit/errors";
import { mount } from "@treadclub/kit/http/mount";
import type { Jobs } from "@treadclub/kit/jobs/job";
import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { checkBearer, presentedIn } from "./bearer.ts";
import { allHandlers } from "./compose.ts";
import { allowOrigins } from "./cors.ts";
import type { Deps } from "./deps.ts";
import { noteRefusal } from "./management/note-refusal.ts";
import { serveDescription } from "./describe.ts";
import { serveScanner } from "./pages.ts";
import { serveSdk } from "./sdk-files.ts";
import { alteredAnswer } from "./sandbox/altered.ts";
import { translate } from "./translate.ts";

export const base = "/measurement/v1/";
const sdkPackage = resolve(import.meta.dirname, "../../sdk");

export interface MountParts {
  readonly deps: Deps;
  readonly jobs: Jobs;
  readonly log: Logger;
  readonly strict: boolean;
  readonly scannerFolder: string | null;
}

/** Puts the service's calls and pages on a server. */
export async function mountOn(http: FastifyInstance, parts: MountParts): Promise<void> {
  const { deps, jobs, log, strict, scannerFolder } = parts;
  http.addHook("preClose", async () => deps.streams.endAll());
  await http.register(async (scope) => {
    allowOrigins(scope, base);
    scope.addHook("onSend", async (request, reply, payload) => {
      const altered = alteredAnswer(request, reply.statusCode);
      if (altered === null) return payload;
      void reply.code(altered.status);
      if (altered.html === null) return payload;
      void reply.type("text/html; charset=utf-8").removeHeader("content-length");
      return altered.html;
    });
    scope.addHook("onSend", async (request, reply, payload) => {
      noteRefusal(deps.refusals, deps.clock.now(), request, reply, payload);
      return payload;
    });
    mount(scope, {
      catalog: measurementCatalog,
      handlers: allHandlers(deps),
      base,
      db: deps.db,
      clock: deps.clock,
      jobs,
      log,
      translate,
      strict,
      secureCookies: false,
      checkBearer: (entry, io) =>
        checkBearer(
          { db: deps.db.read, now: deps.clock.now(), fail: (code, extra) => new AppError(code, extra) },
          deps,
          io,
          entry,
        ),
      bearerNameOf: (authorization) => presentedIn(authorization)?.hash ?? null,
      // The bearers of these calls are not people; each call looks at its own.
      actorOf: async () => {
        throw new AppError("TOKEN_DECODE_UNSUCCESSFUL");
      },
    });
    await serveDescription(scope, deps.publicUrl);
    scope.route({
      method: ["GET", "POST", "PUT", "PATCH", "DELETE"],
      url: `${base}*`,
      handler: async (_request, reply) => reply.callNotFound(),
    });
  });
  if (scannerFolder !== null) await serveScanner(http, scannerFolder);
  await serveSdk(http, {
    folder: `${sdkPackage}/dist`,
    version: versionOf(`${sdkPackage}/package.json`),
    publicUrl: deps.publicUrl,
    isFixed: !strict,
  });
}

function versionOf(file: string): string {
  const json: unknown = JSON.parse(readFileSync(file, "utf8"));
  return typeof json === "object" && json !== null && "version" in json ? String(json.version) : "0";
}
