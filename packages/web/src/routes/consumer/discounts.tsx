import type { ReactElement } from "react";
import { useRouteIdOrNull, useRouteText } from "#kit/values.ts";
import { VoucherDetail } from "#features/vouchers/VoucherDetail.tsx";
import { VoucherList } from "#features/vouchers/VoucherList.tsx";
import { useDriver } from "./use-driver.ts";

export function Screen(): ReactElement {
  const { consumerId, paths } = useDriver();
  const openId = useRouteIdOrNull("open_field");
  const isVoucher = (useRouteText("open_field_type") ?? "voucher") === "voucher";
  if (openId !== null && isVoucher)
    return <VoucherDetail key={openId} consumerId={consumerId} voucherId={openId} paths={paths} />;
  return <VoucherList consumerId={consumerId} paths={paths} kind="usable" />;
}
