import type { MeasurementCatalog } from "@treadclub/contract/measurement/catalog";
import type { Handlers } from "@treadclub/kit/http/handlers";
import { coming } from "#measurement/coming";
import type { Deps } from "#measurement/deps";

type Own =
  | "reviewList"
  | "reviewGet"
  | "reviewSession"
  | "reviewComplete"
  | "reviewReject"
  | "reviewUndo"
  | "reviewForget"
  | "reviewAbort"
  | "reviewPlan";

export function reviewHandlers(_deps: Deps): Pick<Handlers<MeasurementCatalog>, Own> {
  return {
    reviewList: coming,
    reviewGet: coming,
    reviewSession: coming,
    reviewComplete: coming,
    reviewReject: coming,
    reviewUndo: coming,
    reviewForget: coming,
    reviewAbort: coming,
    reviewPlan: coming,
  };
}
