import type { ReactElement } from "react";
import { showNotFound, useRouteId, useRouteText } from "#kit/values.ts";
import { ScanCamera } from "#features/scan-tyre/ScanCamera.tsx";
import { positionOf } from "#things/scan/position-of.ts";
import { useDriver } from "./use-driver.ts";

export function Screen(): ReactElement {
  const driver = useDriver();
  const vehicleId = useRouteId("vehicle_id");
  const position = positionOf(useRouteText("tyre")) ?? showNotFound();
  return <ScanCamera key={`${vehicleId} ${position}`} {...driver} vehicleId={vehicleId} position={position} />;
}
