import type { Catalog } from "@treadclub/contract";
import type { ReadCtx } from "@treadclub/kit/context";
import type { Handlers } from "@treadclub/kit/http/handlers";
import { publicView } from "#modules/clubs";
import { ownConsumer, signedInConsumer } from "#modules/consumers";
import { joinByCode } from "./join.ts";
import { listVouchers } from "./list.ts";
import { redeemVoucher } from "./redeem.ts";
import { voucherByCode, voucherFor, type VoucherRow } from "./rows.ts";
import { voucherViews, type VoucherDeps, type VoucherView } from "./view.ts";

type Names =
  | "joinClub"
  | "getConsumerDiscounts"
  | "consumerDiscountById"
  | "getVoucherByCode"
  | "setUsedConsumerDiscount";

export function voucherHandlers(deps: VoucherDeps): Pick<Handlers<Catalog>, Names> {
  const view = async (ctx: ReadCtx, row: VoucherRow, shownCode?: string): Promise<VoucherView> => {
    const [only] = await voucherViews(ctx, deps, [row], shownCode);
    if (!only) throw new Error("No voucher view");
    return only;
  };
  return {
    joinClub: async (ctx, { body }) => {
      const { club, issued } = await joinByCode(ctx, await signedInConsumer(ctx), body.code);
      return { club: await publicView(ctx, club), vouchers_issued: issued };
    },
    getConsumerDiscounts: async (ctx, { params, body }) =>
      listVouchers(ctx, deps, (await ownConsumer(ctx, params.id)).id, body),
    consumerDiscountById: async (ctx, { params, query }) =>
      view(ctx, await voucherFor(ctx, deps.bookedRequests, params.id, query.code), query.code),
    getVoucherByCode: async (ctx, { params }) =>
      view(ctx, await voucherByCode(ctx, deps.bookedRequests, params.code), params.code),
    setUsedConsumerDiscount: async (ctx, { params, body }) =>
      view(ctx, await redeemVoucher(ctx, deps, params.id, body.code), body.code),
  };
}
