import type { ReactElement } from "react";
import { useRouteId } from "#kit/values.ts";
import { DriverScansPage } from "#features/office-vehicles/DriverScansPage.tsx";

export function Screen(): ReactElement {
  return <DriverScansPage memberId={useRouteId("member_id")} consumerId={useRouteId("consumer_id")} />;
}
