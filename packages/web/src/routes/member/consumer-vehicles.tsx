import type { ReactElement } from "react";
import { useRouteId } from "#kit/values.ts";
import { DriverCarsPage } from "#features/office-vehicles/DriverCarsPage.tsx";

export function Screen(): ReactElement {
  return <DriverCarsPage memberId={useRouteId("member_id")} consumerId={useRouteId("consumer_id")} />;
}
