import type { ReactElement } from "react";
import { useRouteId } from "#kit/values.ts";
import { OwnUsagePage } from "#features/voucher-usage/UsagePage.tsx";

export function Screen(): ReactElement {
  return <OwnUsagePage memberId={useRouteId("member_id")} />;
}
