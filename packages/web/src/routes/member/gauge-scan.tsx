import type { ReactElement } from "react";
import { useLive } from "#kit/use-live.ts";
import { useUser } from "#kit/session.ts";
import { useRouteId } from "#kit/values.ts";
import { GaugeScan } from "#features/scan-tyre/gauge/GaugeScan.tsx";

export function Screen(): ReactElement {
  const memberId = useRouteId("member_id");
  const vehicleId = useRouteId("vehicle_id");
  useLive(useUser().id);
  return <GaugeScan key={vehicleId} memberId={memberId} vehicleId={vehicleId} />;
}
