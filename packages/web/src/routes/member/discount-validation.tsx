import { useNavigate } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { pathTo } from "#kit/paths.ts";
import { useRouteId, useRouteText } from "#kit/values.ts";
import { VoucherPage } from "#features/redeem-voucher/VoucherPage.tsx";

const path = "/app/members/{member_id}/discount_validation/{consumer_discount_id}";

export function Screen(): ReactElement {
  const memberId = useRouteId("member_id");
  const voucherId = useRouteId("consumer_discount_id");
  const code = useRouteText("code");
  const navigate = useNavigate();
  return <VoucherPage memberId={memberId} voucherId={voucherId} code={code} onFound={(id, shown) => void navigate({ href: pathTo(path, { member_id: memberId, consumer_discount_id: id }, { code: shown }) })} />;
}
