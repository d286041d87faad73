import type { ReactElement } from "react";
import { useRouteId, useRouteText } from "#kit/values.ts";
import { ChooseTyre } from "#features/scan-tyre/ChooseTyre.tsx";
import { positionOf } from "#entities/scan/position-of.ts";
import { useDriver } from "./use-driver.ts";

export function Screen(): ReactElement {
  const driver = useDriver();
  return (
    <ChooseTyre
      type="tyre"
      {...driver}
      vehicleId={useRouteId("vehicle_id")}
      position={positionOf(useRouteText("tyre"))}
    />
  );
}
