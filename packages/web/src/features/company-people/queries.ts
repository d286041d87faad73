import type { Catalog, ReplyOf } from "@treadclub/contract";
import { useAction, useCall } from "#kit/queries.ts";

export type People = ReplyOf<Catalog["getMemberUsers"]>;
export type Person = People["users"][number];
export type Invitation = People["invitations"][number];

export const usePeople = (memberId: number) => useCall("getMemberUsers", { params: { id: String(memberId) } });

export const useInvitePerson = () => useAction("inviteMemberUser");
export const useRevoke = () => useAction("revokeInvitation");
export const useSetPosition = () => useAction("setMemberUserPosition");
export const useRemovePerson = () => useAction("removeMemberUser");
export const useLeave = () => useAction("leaveMember");
