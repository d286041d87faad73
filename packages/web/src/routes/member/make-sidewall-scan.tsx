import type { ReactElement } from "react";
import { useNavigateTo } from "#kit/use-navigate-to.ts";
import { useRouteId, useRouteIdOrNull, useRouteText } from "#kit/values.ts";
import { positionOf } from "#entities/scan/position-of.ts";
import { MemberChooseCar } from "#features/scan-tyre/MemberChooseCar.tsx";
import { MemberChooseTyre } from "#features/scan-tyre/MemberScan.tsx";

/** Without a car in the address, the choice of one. */
export function Screen(): ReactElement {
  const memberId = useRouteId("member_id");
  const vehicleId = useRouteIdOrNull("vehicle_id");
  const position = positionOf(useRouteText("tyre"));
  const go = useNavigateTo();
  if (vehicleId === null) return <MemberChooseCar memberId={memberId} go={go} />;
  return <MemberChooseTyre type="sidewall" memberId={memberId} vehicleId={vehicleId} position={position} go={go} />;
}
