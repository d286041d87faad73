import type { ReactElement } from "react";
import { useLive } from "#kit/use-live.ts";
import { useNavigateTo } from "#kit/use-navigate-to.ts";
import { useUser } from "#kit/session.ts";
import { showNotFound, useRouteId, useRouteText } from "#kit/values.ts";
import { positionOf } from "#entities/scan/position-of.ts";
import { MemberCamera } from "#features/scan-tyre/MemberScan.tsx";

export function Screen(): ReactElement {
  const memberId = useRouteId("member_id");
  const vehicleId = useRouteId("vehicle_id");
  const position = positionOf(useRouteText("tyre")) ?? showNotFound();
  const go = useNavigateTo();
  useLive(useUser().id);
  return (
    <MemberCamera
      key={`${vehicleId} ${position}`}
      type="tyre"
      memberId={memberId}
      vehicleId={vehicleId}
      position={position}
      go={go}
    />
  );
}
