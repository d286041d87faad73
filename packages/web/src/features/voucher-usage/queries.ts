import type { Catalog, InputOf, ReplyOf } from "@treadclub/contract";
import { useCall } from "#kit/queries.ts";

export type Usage = ReplyOf<Catalog["getVoucherUsage"]>;
export type Counts = Usage["totals"];
export type Measure = keyof Counts;
export type UsageQuery = InputOf<Catalog["getVoucherUsage"]>["query"];

/** In the order in which they happen. */
export const measures = [
  "issued",
  "seen",
  "opened",
  "shared",
  "used",
  "expired",
  "used_pence",
] as const satisfies readonly Measure[];

export const useAllUsage = (query: UsageQuery, enabled: boolean) =>
  useCall("getVoucherUsage", { query }, { keepPrevious: true, enabled });

export const useOwnUsage = ({ member_id: _, ...query }: UsageQuery, enabled: boolean) =>
  useCall("memberGetVoucherUsage", { query }, { keepPrevious: true, enabled });
