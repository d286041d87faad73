import type { ReactElement } from "react";
import { useLive } from "#kit/use-live.ts";
import { useRouteId, useRouteText } from "#kit/values.ts";
import { DriverCamera } from "#features/scan-tyre/DriverCamera.tsx";
import { positionOf } from "#entities/scan/position-of.ts";
import { useDriver } from "./use-driver.ts";

/** The address names the tyre where another than the front left one was chosen. */
export function Screen(): ReactElement {
  const driver = useDriver();
  const vehicleId = useRouteId("vehicle_id");
  useLive(driver.consumerId);
  const position = positionOf(useRouteText("tyre")) ?? "front_left";
  return (
    <DriverCamera
      key={`${vehicleId} ${position}`}
      type="sidewall"
      {...driver}
      vehicleId={vehicleId}
      position={position}
    />
  );
}
