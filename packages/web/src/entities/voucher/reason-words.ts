import type { DiscountChannel } from "@treadclub/rules/discount";
import type { Translate } from "@treadclub/texts";
import type { Format } from "#kit/format.ts";
import type { BasketVoucher } from "./basket-vouchers.ts";

/** Returns why a voucher takes nothing off; empty for one that does. */
export function reasonWords(
  { voucher, reason }: BasketVoucher,
  { t, format, channel }: { readonly t: Translate; readonly format: Format; readonly channel: DiscountChannel },
): string {
  switch (reason) {
    case null:
      return "";
    case "fitter":
      return t("driver.best.fitter", { member: voucher.member_name });
    case "reserved":
      return t("driver.best.reserved");
    case "min_spend":
      return t("driver.best.from", { amount: format.money(voucher.conditions.min_spend_pence, true) });
    case "channel":
      return t(channel === "online" ? "ui.discount.reason.channel" : "driver.best.onlineOnly");
    default:
      return t(`ui.discount.reason.${reason}`);
  }
}
