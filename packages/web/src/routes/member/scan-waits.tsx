import type { ReactElement } from "react";
import { useRouteId } from "#kit/values.ts";
import { memberReviewer } from "#entities/scan/reviewer.ts";
import { ScanWaitsPage } from "#features/scan-waits/ScanWaitsPage.tsx";

export function Screen(): ReactElement {
  return <ScanWaitsPage reviewer={memberReviewer(useRouteId("member_id"))} />;
}
