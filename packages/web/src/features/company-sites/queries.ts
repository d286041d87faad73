import type { Catalog, ReplyOf } from "@treadclub/contract";
import { useAction, useCall } from "#kit/queries.ts";

export type Sites = ReplyOf<Catalog["getMemberSites"]>;
export type Frame = Sites["frames"][number];

export const useSites = (memberId: number) => useCall("getMemberSites", { params: { id: String(memberId) } });
export const useSetSites = () => useAction("setMemberSites");
