import type { ReactElement } from "react";
import { useRouteId } from "#kit/values.ts";
import { AllUsagePage } from "#features/voucher-usage/UsagePage.tsx";

export function Screen(): ReactElement {
  return <AllUsagePage adminId={useRouteId("admin_id")} />;
}
