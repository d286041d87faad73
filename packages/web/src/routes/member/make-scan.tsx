import type { ReactElement } from "react";
import { useNavigateTo } from "#kit/use-navigate-to.ts";
import { useRouteId, useRouteText } from "#kit/values.ts";
import { positionOf } from "#entities/scan/position-of.ts";
import { MemberChooseTyre } from "#features/scan-tyre/MemberScan.tsx";

export function Screen(): ReactElement {
  return (
    <MemberChooseTyre
      type="tyre"
      memberId={useRouteId("member_id")}
      vehicleId={useRouteId("vehicle_id")}
      position={positionOf(useRouteText("tyre"))}
      go={useNavigateTo()}
    />
  );
}
