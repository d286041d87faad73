import type { Catalog, ReplyOf } from "@treadclub/contract";
import { useAction, useCall } from "#kit/queries.ts";

export type Group = ReplyOf<Catalog["saveMembersGroup"]>;
export type OwnGroup = ReplyOf<Catalog["getMembersGroups"]>["list"][number];

export const useGroups = (body: { readonly page: number; readonly per_page: number; readonly search: string }) =>
  useCall("allMembersGroupList", { body }, { keepPrevious: true });

/** The groups that a fitter is in or invited to. */
export const useOwnGroups = (memberId: number, enabled = true) =>
  useCall("getMembersGroups", { params: { id: String(memberId) } }, { enabled });

/** A group with the fitters in it, as anybody may see them. */
export const usePublicGroup = (id: number, enabled: boolean) =>
  useCall("getAllMembersGroup", { query: { id: String(id) } }, { enabled });

export const useSaveGroup = () => useAction("saveMembersGroup");
