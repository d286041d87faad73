import type { ReactElement } from "react";
import { useRouteId } from "#kit/values.ts";
import { adminReviewer } from "#entities/scan/reviewer.ts";
import { ScanWaitsPage } from "#features/scan-waits/ScanWaitsPage.tsx";

export function Screen(): ReactElement {
  return <ScanWaitsPage reviewer={adminReviewer(useRouteId("admin_id"))} />;
}
