import type { ReactElement } from "react";
import { useRouteId } from "#kit/values.ts";
import { ScansPage } from "#features/review-scan/ScansPage.tsx";

export function Screen(): ReactElement {
  return <ScansPage adminId={useRouteId("admin_id")} />;
}
