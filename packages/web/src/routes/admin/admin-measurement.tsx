import type { ReactElement } from "react";
import { useRouteId } from "#kit/values.ts";
import { MeasurementPage } from "#features/review-scan/MeasurementPage.tsx";

export function Screen(): ReactElement {
  return <MeasurementPage adminId={useRouteId("admin_id")} measurementId={useRouteId("id")} />;
}
