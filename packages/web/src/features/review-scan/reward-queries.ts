import type { Catalog, ReplyOf } from "@treadclub/contract";
import { useCall } from "#kit/queries.ts";

export type Offer = ReplyOf<Catalog["getScanRewardOffers"]>["list"][number];
export type Reward = NonNullable<ReplyOf<Catalog["getScanById"]>["reward"]>;

export const useRewardOffers = (scanId: number) => useCall("getScanRewardOffers", { params: { id: String(scanId) } });
