import type { ReactElement } from "react";
import { useRouteId } from "#kit/values.ts";
import { AllVehiclesPage } from "#features/office-vehicles/AllVehiclesPage.tsx";

export function Screen(): ReactElement {
  return <AllVehiclesPage adminId={useRouteId("admin_id")} />;
}
