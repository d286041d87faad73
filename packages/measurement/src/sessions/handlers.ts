import type { MeasurementCatalog } from "@treadclub/contract/measurement/catalog";
import type { Handlers } from "@treadclub/kit/http/handlers";
import type { Deps } from "#measurement/deps";
import { createSession, createTokens } from "./create.ts";
import { sessionResults, treadResults } from "./results.ts";

type Own = "createSession" | "createTokens" | "sessionResults" | "treadResults";

export function sessionHandlers(deps: Deps): Pick<Handlers<MeasurementCatalog>, Own> {
  return {
    createSession: (ctx, { query }, io) => createSession(ctx, deps, io, query),
    createTokens: (ctx, { body }, io) => createTokens(ctx, deps, io, body.measurement_token_count),
    sessionResults: (ctx, { params }, io) => sessionResults(ctx, deps, io, params.token),
    treadResults: async (ctx, { body }, io) => ({
      results: await treadResults(ctx, deps, io, body.measurement_tokens),
    }),
  };
}
