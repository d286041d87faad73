import type { MeasurementCatalog } from "@treadclub/contract/measurement/catalog";
import type { Handlers } from "@treadclub/kit/http/handlers";
import { coming } from "#measurement/coming";
import type { Deps } from "#measurement/deps";

type Own = "createSession" | "createTokens" | "sessionResults" | "treadResults";

export function sessionHandlers(_deps: Deps): Pick<Handlers<MeasurementCatalog>, Own> {
  return { createSession: coming, createTokens: coming, sessionResults: coming, treadResults: coming };
}
