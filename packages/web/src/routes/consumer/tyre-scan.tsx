import type { ReactElement } from "react";
import { useLive } from "#kit/use-live.ts";
import { showNotFound, useRouteId, useRouteText } from "#kit/values.ts";
import { DriverCamera } from "#features/scan-tyre/DriverCamera.tsx";
import { positionOf } from "#entities/scan/position-of.ts";
import { useDriver } from "./use-driver.ts";

export function Screen(): ReactElement {
  const driver = useDriver();
  const vehicleId = useRouteId("vehicle_id");
  useLive(driver.consumerId);
  const position = positionOf(useRouteText("tyre")) ?? showNotFound();
  const isByHand = useRouteText("by") === "hand";
  return (
    <DriverCamera
      key={`${vehicleId} ${position} ${isByHand}`}
      type="tyre"
      {...driver}
      vehicleId={vehicleId}
      position={position}
      isByHand={isByHand}
    />
  );
}
