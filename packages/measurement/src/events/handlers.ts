import type { MeasurementCatalog } from "@treadclub/contract/measurement/catalog";
import type { Handlers } from "@treadclub/kit/http/handlers";
import type { Deps } from "#measurement/deps";
import { streamResults } from "./stream.ts";

export function eventHandlers(deps: Deps): Pick<Handlers<MeasurementCatalog>, "sessionEvents"> {
  return { sessionEvents: (ctx, { params }, io) => streamResults(ctx, deps, io, params.token) };
}
