import type { ReactElement } from "react";
import { useRouteId } from "#kit/values.ts";
import { WelcomeReviewsPage } from "#features/check-welcomes/WelcomeReviewsPage.tsx";

export function Screen(): ReactElement {
  return <WelcomeReviewsPage adminId={useRouteId("admin_id")} />;
}
