import { useEffect, type ReactElement } from "react";
import { followLive } from "#kit/live.ts";
import { showNotFound, useRouteId, useRouteText } from "#kit/values.ts";
import { ScanCamera } from "#features/scan-tyre/ScanCamera.tsx";
import { positionOf } from "#entities/scan/position-of.ts";
import { useDriver } from "./use-driver.ts";

export function Screen(): ReactElement {
  const driver = useDriver();
  const vehicleId = useRouteId("vehicle_id");
  useLive(driver.consumerId);
  const position = positionOf(useRouteText("tyre")) ?? showNotFound();
  return <ScanCamera key={`${vehicleId} ${position}`} {...driver} vehicleId={vehicleId} position={position} />;
}

/** The screen stands without the shell, which keeps the others up to date. */
function useLive(consumerId: number): void {
  useEffect(() => {
    const stop = new AbortController();
    void followLive(stop.signal);
    return () => stop.abort();
  }, [consumerId]);
}
