import type { ReplyOf } from "@treadclub/contract/endpoint";
import type { MeasurementCatalog } from "@treadclub/contract/measurement/catalog";
import type { MeasurementStatus } from "@treadclub/contract/measurement/states";

export type Result = ReplyOf<MeasurementCatalog["sessionResults"]>["measurements"][number];

const endedStatuses: readonly MeasurementStatus[] = ["completed", "aborted", "failed"];
const depthStatuses: readonly MeasurementStatus[] = ["result_ready", "result_and_report_ready", "completed"];

export const isSettled = ({ status }: Pick<Result, "status">): boolean => endedStatuses.includes(status);
export const hasDepths = (result: Pick<Result, "status" | "regions">): boolean =>
  depthStatuses.includes(result.status) && result.regions.some((region) => region.available);

/** How long to wait before asking again: every 2 seconds at first, every 15 in the end, spread so that pages do not ask together. */
export function pollDelayMs(asked: number, random: () => number = Math.random): number {
  return Math.min(15_000, 2000 * 1.3 ** asked) * (0.85 + 0.3 * random());
}
