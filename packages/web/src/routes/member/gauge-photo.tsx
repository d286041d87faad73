import type { ReactElement } from "react";
import { useNavigateTo } from "#kit/use-navigate-to.ts";
import { showNotFound, useRouteId, useRouteText } from "#kit/values.ts";
import { positionOf } from "#entities/scan/position-of.ts";
import { GaugePhoto } from "#features/scan-tyre/gauge/GaugePhoto.tsx";

export function Screen(): ReactElement {
  const memberId = useRouteId("member_id");
  const vehicleId = useRouteId("vehicle_id");
  const position = positionOf(useRouteText("tyre")) ?? showNotFound();
  return <GaugePhoto memberId={memberId} vehicleId={vehicleId} position={position} go={useNavigateTo()} />;
}
