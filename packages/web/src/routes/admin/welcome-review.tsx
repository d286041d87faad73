import type { ReactElement } from "react";
import { useRouteId } from "#kit/values.ts";
import { WelcomeReviewRecord } from "#features/check-welcomes/WelcomeReviewRecord.tsx";

export function Screen(): ReactElement {
  return <WelcomeReviewRecord adminId={useRouteId("admin_id")} reviewId={useRouteId("id")} />;
}
