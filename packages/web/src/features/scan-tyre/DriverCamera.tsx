import { useMemo, type ReactElement } from "react";
import { isPhone } from "@treadclub/capture/device";
import type { TyrePosition } from "@treadclub/rules/vehicle-position";
import { useT } from "#kit/i18n.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Empty } from "#ui/Empty.tsx";
import type { ConsumerPaths } from "#entities/consumer/consumer-paths.ts";
import { useCredit } from "#entities/scan/queries.ts";
import { driverFlow } from "#entities/scan/scan-flow.ts";
import type { PhotoScanType } from "#entities/scan/scan-note.ts";
import { NoScansLeft } from "#entities/scan/ScansLeft.tsx";
import { useVehicles } from "#entities/vehicle/queries.ts";
import { DesktopNotice } from "./DesktopNotice.tsx";
import { ScanCamera } from "./ScanCamera.tsx";

interface DriverCameraProps {
  readonly type: PhotoScanType;
  readonly consumerId: number;
  readonly vehicleId: number;
  readonly position: TyrePosition;
  readonly paths: ConsumerPaths;
  readonly isByHand?: boolean;
  readonly go: (href: string, options?: { readonly replace?: boolean }) => void;
}

/** The camera of a driver, who needs a phone and a scan that is left. */
export function DriverCamera(props: DriverCameraProps): ReactElement {
  const { type, consumerId, vehicleId, position, paths, isByHand = false, go } = props;
  const vehicles = useVehicles(consumerId);
  const credit = useCredit(consumerId).data;
  const flow = useMemo(() => driverFlow(consumerId, type), [consumerId, type]);
  return (
    <ScanCamera
      flow={flow}
      vehicleId={vehicleId}
      position={position}
      vehicles={vehicles}
      elsewhere={
        isPhone() ? null : (
          <DesktopNotice consumerId={consumerId} paths={paths} path={flow.camera(vehicleId, position)} />
        )
      }
      obstacle={
        credit?.balance === 0 ? (
          <NoScansLeft shopHref={paths.credits} checkHref={paths.freeCheck({ vehicleId })} />
        ) : null
      }
      gone={<NoVehicle paths={paths} />}
      isByHand={isByHand}
      go={go}
    />
  );
}

function NoVehicle({ paths }: { readonly paths: ConsumerPaths }): ReactElement {
  const t = useT();
  return (
    <Empty
      picture="car"
      title={t("scan.choose.noVehicleTitle")}
      text={t("scan.choose.vehicleGone")}
      action={
        <ButtonLink kind="main" href={paths.cars}>
          {t("driver.cars.title")}
        </ButtonLink>
      }
    />
  );
}
