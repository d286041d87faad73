import type { ReactElement } from "react";
import { useRouteIdOrNull, useRouteText } from "#kit/values.ts";
import { ChooseTyre } from "#features/scan-tyre/ChooseTyre.tsx";
import { positionOf } from "#entities/scan/position-of.ts";
import { useDriver } from "./use-driver.ts";

export function Screen(): ReactElement {
  const driver = useDriver();
  const vehicleId = useRouteIdOrNull("vehicle_id");
  return <ChooseTyre type="sidewall" {...driver} vehicleId={vehicleId} position={positionOf(useRouteText("tyre"))} />;
}
