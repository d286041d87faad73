import type { ReactElement } from "react";
import { useRouteId, useRouteIdOrNull } from "#kit/values.ts";
import { MeasureDriver } from "#features/measure-tyres/MeasureDriver.tsx";
import { useDriver } from "./use-driver.ts";

export function Screen(): ReactElement {
  const driver = useDriver();
  return <MeasureDriver {...driver} vehicleId={useRouteId("vehicle_id")} sessionId={useRouteIdOrNull("session")} />;
}
