import type { ReactElement } from "react";
import { useRouteId } from "#kit/values.ts";
import { TheirVehiclesPage } from "#features/office-vehicles/TheirVehiclesPage.tsx";

export function Screen(): ReactElement {
  return <TheirVehiclesPage memberId={useRouteId("member_id")} />;
}
