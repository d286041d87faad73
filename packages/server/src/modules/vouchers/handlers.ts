import type { Catalog } from "@treadclub/contract";
import type { ReadCtx } from "@treadclub/kit/context";
import type { Handlers } from "@treadclub/kit/http/handlers";
import { leaveClub, publicView } from "#modules/clubs";
import { joinedClubsOf } from "./joined-clubs.ts";
import { consumerFor, ownConsumer, signedInConsumer } from "#modules/consumers";
import { ownMemberId } from "#modules/members";
import { joinByCode } from "./join.ts";
import { listJournal } from "./journal.ts";
import { openByIds, openUsed, openWallet, type Theirs } from "./list.ts";
import { isSuperAdmin } from "./policy.ts";
import { redeemKept, redeemVoucher } from "./redeem.ts";
import { openVoucherStatements, voucherByCode, voucherFor, viewerOf, type VoucherRow } from "./rows.ts";
import { noteSeen } from "./seen.ts";
import { openShared } from "./shared.ts";
import { openSharing, type ShareDeps } from "./share.ts";
import { undoRedemption } from "./undo.ts";
import { withdrawVoucher } from "./withdraw.ts";
import { openTillLookup } from "./till-lookup.ts";
import { voucherViewOf, type VoucherDeps, type VoucherView } from "./view.ts";

type Names =
  | "joinClub"
  | "getConsumerDiscounts"
  | "consumerDiscountById"
  | "getVoucherByCode"
  | "discountInfByCode"
  | "discountsInfByCode"
  | "setUsedConsumerDiscount"
  | "shareVoucher"
  | "getShareWatsAppLink"
  | "stopSharingVoucher"
  | "getSharedVoucher"
  | "getConsumerClubs"
  | "leaveClub"
  | "undoUsedConsumerDiscount"
  | "withdrawConsumerDiscount"
  | "redeemKeptVoucher"
  | "getTillJournal"
  | "usedConsumerVouchers"
  | "getConsumerDiscountsByIds"
  | "saveVoucherStatistic";

export function voucherHandlers(deps: VoucherDeps & ShareDeps): Pick<Handlers<Catalog>, Names> {
  const statements = openVoucherStatements(deps.isBookedAt);
  const listVouchers = openWallet(deps);
  const sharing = openSharing(deps);
  const shared = openShared(deps);
  const [listUsed, listByIds] = [openUsed(deps), openByIds(deps)];
  const tillLookup = openTillLookup(deps, statements);
  const view = (ctx: ReadCtx, row: VoucherRow, shownCode?: string): VoucherView =>
    voucherViewOf(ctx, deps, row, shownCode);
  return {
    joinClub: async (ctx, { body }) => {
      const { club, issued, waiting, waitsFor } = await joinByCode(ctx, await signedInConsumer(ctx), body.code);
      return {
        club: await publicView(ctx, club),
        vouchers_issued: issued.length,
        vouchers_waiting: waiting,
        waits_for: waitsFor,
      };
    },
    getConsumerClubs: async (ctx, { params }) => ({
      list: await joinedClubsOf(ctx, (await ownConsumer(ctx, params.id)).id),
    }),
    saveVoucherStatistic: async (ctx, { body }) => ({ noted: await noteSeen(ctx, body.list) }),
    leaveClub: async (ctx, { params }) => {
      await leaveClub(ctx, params.id, await signedInConsumer(ctx));
      return { done: true };
    },
    getConsumerDiscounts: async (ctx, { params, body }) =>
      listVouchers({ ctx, body, consumerId: (await ownConsumer(ctx, params.id)).id, viewer: viewerOf(ctx.actor) }),
    consumerDiscountById: async (ctx, { params, query }) =>
      view(ctx, await voucherFor(ctx, statements, params.id, query.code), query.code),
    getVoucherByCode: async (ctx, { params }) =>
      view(ctx, await voucherByCode(ctx, statements, params.code), params.code),
    discountInfByCode: (ctx, { params }) => tillLookup.one(ctx, params.code),
    discountsInfByCode: (ctx, { params }) => tillLookup.others(ctx, params.code),
    setUsedConsumerDiscount: async (ctx, { params, body }) =>
      view(ctx, await redeemVoucher(ctx, statements, params.id, body), body.code),
    shareVoucher: (ctx, { body }) => sharing.share(ctx, body),
    getShareWatsAppLink: (ctx, { params }) => sharing.sharing(ctx, params.id),
    stopSharingVoucher: async (ctx, { params }) => view(ctx, await sharing.stop(ctx, params.id)),
    getSharedVoucher: (ctx, { body }) => shared(ctx, body.token),
    undoUsedConsumerDiscount: async (ctx, { params, body }) =>
      view(ctx, await undoRedemption(ctx, statements, params.id, body)),
    withdrawConsumerDiscount: async (ctx, { params, body }) =>
      view(ctx, await withdrawVoucher(ctx, statements, params.id, body.reason)),
    redeemKeptVoucher: async (ctx, { body }) => view(ctx, await redeemKept(ctx, statements, body), body.code),
    getTillJournal: async (ctx, { params, body }) => listJournal({ ctx, body, memberId: ownMemberId(ctx, params.id) }),
    usedConsumerVouchers: async (ctx, { params, query }) =>
      ofDriver(ctx, params.id, (theirs) => listUsed({ ctx, body: pageOf(query.page), ...theirs })),
    getConsumerDiscountsByIds: async (ctx, { params, body }) =>
      ofDriver(ctx, params.id, (theirs) =>
        listByIds({ ctx, body: { ...pageOf(), per_page: 100 }, ids: body.ids, ...theirs }),
      ),
  };
}

const pageOf = (page = 1) => ({ page, per_page: 20, search: "" });

/** Reads what a company sees of a driver's vouchers; only an empty list needs a second look. Errors: NOT_FOUND. */
async function ofDriver<L extends { readonly list: readonly unknown[] }>(
  ctx: ReadCtx<"NOT_FOUND">,
  consumerId: number,
  read: (theirs: Theirs) => Promise<L>,
): Promise<L> {
  const found = await read({ consumerId, viewer: viewerOf(ctx.actor), isSuper: isSuperAdmin(ctx.actor) });
  if (found.list.length === 0) await consumerFor(ctx, consumerId);
  return found;
}
