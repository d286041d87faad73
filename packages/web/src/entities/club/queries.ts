import type { Catalog, InputOf, ReplyOf } from "@treadclub/contract";
import { useAction, useCall } from "#kit/queries.ts";

export type ClubRecordView = ReplyOf<Catalog["getDiscountClubById"]>;
export type ClubView = Omit<ClubRecordView, "figures">;
export type ClubBody = InputOf<Catalog["editDiscountClub"]>["body"];
export type MemberClubsBody = InputOf<Catalog["getMemberClubs"]>["body"];
export type AllClubsBody = InputOf<Catalog["allDiscountClubList"]>["body"];

export const useMemberClubs = (memberId: number, body: MemberClubsBody) =>
  useCall("getMemberClubs", { params: { id: String(memberId) }, body }, { keepPrevious: true });

export const useMemberClub = (clubId: number) => useCall("getDiscountClubById", { params: { id: String(clubId) } });

/** Clubs of everybody, longest waiting first; with a member, its own, newest first. */
export function useAllClubs({ filters = {}, ...body }: AllClubsBody) {
  const { member_id: memberId, ...others } = filters;
  const all = useCall(
    "allDiscountClubList",
    { body: { ...body, filters: others } },
    { keepPrevious: true, enabled: memberId === undefined },
  );
  const ofMember = useCall(
    "discountClubList",
    { params: { id: String(memberId) }, body: { ...body, filters: others } },
    { keepPrevious: true, enabled: memberId !== undefined },
  );
  return memberId === undefined ? all : ofMember;
}

export const useAdminClub = (clubId: number) => useCall("adminGetDiscountClub", { params: { id: String(clubId) } });

export const useSaveClub = () => useAction("editDiscountClub");
