import type { Catalog, ReplyOf } from "@treadclub/contract";
import { useAction, useCall } from "#kit/queries.ts";

export type VoucherView = ReplyOf<Catalog["consumerDiscountById"]>;

/** `code`: what the voucher's QR code holds beside its id; it shows that the driver was there. */
export const useVoucher = (voucherId: number, code: string | undefined) =>
  useCall("consumerDiscountById", { params: { id: String(voucherId) }, query: code === undefined ? {} : { code } });

export const useRedeemVoucher = () => useAction("setUsedConsumerDiscount");
