import type { Catalog } from "@treadclub/contract";
import type { Handlers } from "@treadclub/kit/http/handlers";
import type { AddressPort } from "#adapters/addresses/port";
import { findAddresses } from "./addresses.ts";
import { acceptMembers, disableMembers } from "./decide.ts";
import type { MemberFigures, MemberHooks } from "./hooks.ts";
import { countNewMembers, listMembers } from "./list.ts";
import { mayScan } from "./scan-permission.ts";
import { memberViews } from "./view.ts";

export interface MemberDeps {
  readonly hooks: MemberHooks;
  readonly figures: MemberFigures;
  readonly addresses: AddressPort;
}

type Names =
  | "getMembersList"
  | "getMemberInfo"
  | "memberGetOwnInfo"
  | "batchAcceptedMembers"
  | "newMemberCount"
  | "getCounts"
  | "checkMemberScanPermission"
  | "disableMembers"
  | "getAddresses";

export function memberHandlers({ hooks, figures, addresses }: MemberDeps): Pick<Handlers<Catalog>, Names> {
  const { view, counts } = memberViews(figures);
  return {
    getMembersList: (ctx, { body }) => listMembers({ ctx, body }),
    getMemberInfo: (ctx, { params }) => view(ctx, params.id),
    memberGetOwnInfo: (ctx, { params }) => view(ctx, params.id),
    batchAcceptedMembers: async (ctx, { body }) => ({ count: await acceptMembers(ctx, hooks, body.ids) }),
    newMemberCount: async (ctx) => ({ count: await countNewMembers(ctx.db) }),
    getCounts: (ctx, { params }) => counts(ctx, params.id),
    checkMemberScanPermission: async (ctx) => ({ allowed: await mayScan(ctx) }),
    disableMembers: async (ctx, { body }) => {
      await disableMembers(ctx, hooks, body.ids);
      return { done: true };
    },
    getAddresses: (_ctx, { params }) => findAddresses(addresses, params.postcode),
  };
}
