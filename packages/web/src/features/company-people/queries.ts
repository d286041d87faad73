import type { Catalog, ReplyOf } from "@treadclub/contract";
import { useAction, useCall } from "#kit/queries.ts";

export type People = ReplyOf<Catalog["getMemberUsers"]>;
export type Person = People["users"][number];
export type Invitation = People["invitations"][number];

export const usePeople = (memberId: number) => useCall("getMemberUsers", { params: { id: String(memberId) } });

const changed = ["getMemberUsers", "memberGetOwnInfo"] as const;

export const useInvitePerson = () => useAction("inviteMemberUser", { invalidates: changed });
export const useRevoke = () => useAction("revokeInvitation", { invalidates: changed });
export const useSetPosition = () => useAction("setMemberUserPosition", { invalidates: changed });
export const useRemovePerson = () => useAction("removeMemberUser", { invalidates: changed });
export const useLeave = () => useAction("leaveMember");
