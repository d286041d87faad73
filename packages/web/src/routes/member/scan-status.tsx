import type { ReactElement } from "react";
import { useRouteId } from "#kit/values.ts";
import { memberReviewer } from "#entities/scan/reviewer.ts";
import { ReviewPage } from "#features/review-scan/ReviewPage.tsx";

export function Screen(): ReactElement {
  return <ReviewPage reviewer={memberReviewer(useRouteId("member_id"))} scanId={useRouteId("scan_id")} />;
}
