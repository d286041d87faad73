import type { ReactElement } from "react";
import { useUser } from "#kit/session.ts";
import { useRouteId, useRouteIdOrNull, useRouteText } from "#kit/values.ts";
import { VoucherPage } from "#features/redeem-voucher/VoucherPage.tsx";
import { useVoucherWay } from "./voucher-way.ts";

/** The QR code of the platform's vouchers names no member: every fitter opens it as themselves. */
export function Screen(): ReactElement {
  const named = useRouteIdOrNull("member_id");
  const memberId = useUser().member_id ?? named ?? 0;
  return (
    <VoucherPage
      memberId={memberId}
      voucherId={useRouteId("consumer_discount_id")}
      code={useRouteText("code")}
      onFound={useVoucherWay(memberId)}
    />
  );
}
