import type { Catalog } from "@treadclub/contract";
import type { Handlers } from "@treadclub/kit/http/handlers";
import type { AddressPort } from "#adapters/addresses/port";
import { findAddresses } from "./addresses.ts";
import { acceptMembers, disableMembers } from "./decide.ts";
import type { MemberFigures, MemberHooks } from "./hooks.ts";
import { countNewMembers, listMembers } from "./list.ts";
import { memberFor } from "./rows.ts";
import { mayScan } from "./scan-permission.ts";
import { memberView } from "./view.ts";

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
  return {
    getMembersList: (ctx, { body }) => listMembers(ctx, body),
    getMemberInfo: async (ctx, { params }) => memberView(ctx, figures, await memberFor(ctx, params.id)),
    memberGetOwnInfo: async (ctx, { params }) => memberView(ctx, figures, await memberFor(ctx, params.id)),
    batchAcceptedMembers: async (ctx, { body }) => ({ count: await acceptMembers(ctx, hooks, body.ids) }),
    newMemberCount: async (ctx) => ({ count: await countNewMembers(ctx.db) }),
    getCounts: async (ctx, { params }) => figures.waiting(ctx.db, (await memberFor(ctx, params.id)).id, ctx.now),
    checkMemberScanPermission: async (ctx) => ({ allowed: await mayScan(ctx) }),
    disableMembers: async (ctx, { body }) => {
      await disableMembers(ctx, hooks, body.ids);
      return { done: true };
    },
    getAddresses: (_ctx, { params }) => findAddresses(addresses, params.postcode),
  };
}
