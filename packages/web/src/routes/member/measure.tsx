import type { ReactElement } from "react";
import { useNavigateTo } from "#kit/use-navigate-to.ts";
import { useRouteId, useRouteIdOrNull } from "#kit/values.ts";
import { MeasureMember } from "#features/measure-tyres/MeasureMember.tsx";
import { useMeasureOrigin } from "./measure-origin.ts";

export function Screen(): ReactElement {
  return (
    <MeasureMember
      memberId={useRouteId("member_id")}
      vehicleId={useRouteId("vehicle_id")}
      sessionId={useRouteIdOrNull("session")}
      origin={useMeasureOrigin()}
      go={useNavigateTo()}
    />
  );
}
