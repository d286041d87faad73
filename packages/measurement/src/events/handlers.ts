import type { MeasurementCatalog } from "@treadclub/contract/measurement/catalog";
import type { Handlers } from "@treadclub/kit/http/handlers";
import { coming } from "#measurement/coming";
import type { Deps } from "#measurement/deps";

export function eventHandlers(_deps: Deps): Pick<Handlers<MeasurementCatalog>, "sessionEvents"> {
  return { sessionEvents: coming };
}
