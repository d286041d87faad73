import type { ReactElement } from "react";
import { useUser } from "#kit/session.ts";
import { useScanQueue } from "#entities/scan/use-scan-queue.ts";
import { useRouteId } from "#kit/values.ts";
import { MemberHome } from "#features/office-home/MemberHome.tsx";
import { VoucherCodeForm } from "#features/redeem-voucher/VoucherCodeForm.tsx";
import { useVoucherWay } from "./voucher-way.ts";

export function Screen(): ReactElement {
  const memberId = useRouteId("id");
  // Scans that an earlier page left unfinished go on.
  useScanQueue(useUser().id);
  return <MemberHome memberId={memberId} voucherBox={<VoucherCodeForm onFound={useVoucherWay(memberId)} />} />;
}
