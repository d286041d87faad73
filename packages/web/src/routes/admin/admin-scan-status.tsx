import type { ReactElement } from "react";
import { useRouteId } from "#kit/values.ts";
import { adminReviewer } from "#entities/scan/reviewer.ts";
import { ReviewPage } from "#features/review-scan/ReviewPage.tsx";

export function Screen(): ReactElement {
  return <ReviewPage reviewer={adminReviewer(useRouteId("admin_id"))} scanId={useRouteId("scan_id")} />;
}
