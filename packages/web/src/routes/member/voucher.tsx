import type { ReactElement } from "react";
import { useRouteId } from "#kit/values.ts";
import { VoucherCodePage } from "#features/redeem-voucher/VoucherCodePage.tsx";
import { useVoucherWay } from "./voucher-way.ts";

export function Screen(): ReactElement {
  const memberId = useRouteId("member_id");
  return <VoucherCodePage memberId={memberId} onFound={useVoucherWay(memberId)} />;
}
