import { useNavigate } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { pathTo } from "#kit/paths.ts";
import { useRouteId } from "#kit/values.ts";
import { VoucherCodePage } from "#features/redeem-voucher/VoucherCodePage.tsx";

const path = "/app/members/{member_id}/discount_validation/{consumer_discount_id}";

export function Screen(): ReactElement {
  const memberId = useRouteId("member_id");
  const navigate = useNavigate();
  return <VoucherCodePage memberId={memberId} onFound={(id, code) => void navigate({ href: pathTo(path, { member_id: memberId, consumer_discount_id: id }, { code }) })} />;
}
