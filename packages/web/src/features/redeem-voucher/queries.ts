import type { Catalog, ReplyOf } from "@treadclub/contract";
import { useAction, useCall } from "#kit/queries.ts";

export type VoucherView = ReplyOf<Catalog["consumerDiscountById"]>;

export const useVoucher = (voucherId: number) => useCall("consumerDiscountById", { params: { id: String(voucherId) } });

export const useRedeemVoucher = () => useAction("setUsedConsumerDiscount", { invalidates: ["consumerDiscountById", "getCounts", "getBookingByIdWithConsumer", "memberGetQuoteById"] });
