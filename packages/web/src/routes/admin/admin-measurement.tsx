import type { ReactElement } from "react";
import { pathTo } from "#kit/paths.ts";
import { useGo } from "#kit/use-go.ts";
import { useRouteId } from "#kit/values.ts";
import { MeasurementPage } from "#features/review-scan/MeasurementPage.tsx";

const path = "/app/admin/{admin_id}/admin_measurement/{id}";

export function Screen(): ReactElement {
  const adminId = useRouteId("admin_id");
  const go = useGo();
  return (
    <MeasurementPage
      adminId={adminId}
      measurementId={useRouteId("id")}
      onNext={(id) => go(pathTo(path, { admin_id: adminId, id }))}
    />
  );
}
