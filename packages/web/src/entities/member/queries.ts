import type { Catalog, InputOf, ReplyOf } from "@treadclub/contract";
import { useAction, useCall } from "#kit/queries.ts";

export type MemberRow = ReplyOf<Catalog["getMembersList"]>["list"][number];
export type MemberView = ReplyOf<Catalog["getMemberInfo"]>;
export type MemberState = MemberRow["state"];
export type MemberListBody = InputOf<Catalog["getMembersList"]>["body"];

export const useMembers = (body: MemberListBody) => useCall("getMembersList", { body }, { keepPrevious: true });

/** One member, for administrators. */
export const useMember = (memberId: number, enabled = true) =>
  useCall("getMemberInfo", { params: { id: String(memberId) } }, { enabled });

/** The signed-in user's own company. */
export const useOwnMember = (memberId: number) => useCall("memberGetOwnInfo", { params: { id: String(memberId) } });

/** What waits for a member, in numbers. */
export const useMemberCounts = (memberId: number) => useCall("getCounts", { params: { id: String(memberId) } });

export const useAcceptMembers = () => useAction("batchAcceptedMembers");
