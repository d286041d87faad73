import type { ReactElement } from "react";
import { useRouteId } from "#kit/values.ts";
import { MemberHome } from "#features/office-home/MemberHome.tsx";
import { VoucherCodeForm } from "#features/redeem-voucher/VoucherCodeForm.tsx";
import { useVoucherWay } from "./voucher-way.ts";

export function Screen(): ReactElement {
  const memberId = useRouteId("id");
  return <MemberHome memberId={memberId} voucherBox={<VoucherCodeForm onFound={useVoucherWay(memberId)} />} />;
}
