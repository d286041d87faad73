import type { ReactElement, ReactNode } from "react";
import { isPhone } from "@treadclub/capture/device";
import type { TyrePosition } from "@treadclub/rules/vehicle-position";
import { bestPracticePath } from "#kit/help-paths.ts";
import { useT } from "#kit/i18n.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Empty } from "#ui/Empty.tsx";
import { Loaded } from "#ui/Loaded.tsx";
import { Page } from "#ui/Page.tsx";
import type { ConsumerPaths } from "#entities/consumer/consumer-paths.ts";
import { PendingScans } from "#entities/scan/PendingScans.tsx";
import { useCredit } from "#entities/scan/queries.ts";
import { driverFlow, isFrontTyre, type ScanFlow } from "#entities/scan/scan-flow.ts";
import type { PhotoScanType } from "#entities/scan/scan-note.ts";
import { useVehicles } from "#entities/vehicle/queries.ts";
import { VehiclePicker } from "#entities/vehicle/VehiclePicker.tsx";
import type { Vehicle } from "#entities/vehicle/vehicle-types.ts";
import { DesktopNotice } from "./DesktopNotice.tsx";
import { KeptPhotos } from "./KeptPhotos.tsx";
import { NoScansLeft, ScansLeft } from "#entities/scan/ScansLeft.tsx";
import { OtherScan } from "./OtherScan.tsx";
import { Practice } from "./Practice.tsx";
import { ScannerWay } from "./ScannerWay.tsx";
import { TyreChoice } from "./TyreChoice.tsx";

interface ChooseTyreProps {
  readonly type: PhotoScanType;
  readonly consumerId: number;
  /** Null: the only car, or the driver chooses one. */
  readonly vehicleId: number | null;
  readonly position: TyrePosition | null;
  readonly paths: ConsumerPaths;
  /** How to take the photos, to be watched. */
  readonly film?: ReactNode;
  readonly go: (href: string, options?: { readonly replace?: boolean }) => void;
}

/** Which tyre of which car, and what makes a photo readable. */
export function ChooseTyre(props: ChooseTyreProps): ReactElement {
  const { type, consumerId, vehicleId, paths, go } = props;
  const t = useT();
  const vehicles = useVehicles(consumerId);
  const flow = driverFlow(consumerId, type);
  return (
    <Page
      title={t(type === "tyre" ? "scan.choose.title" : "scan.sidewall.choose.title")}
      width="narrow"
      back={{ href: paths.scans }}
      help={{ href: bestPracticePath, label: t("scan.practice.more") }}
    >
      <PendingScans userId={consumerId} />
      <KeptPhotos userId={consumerId} />
      <Loaded query={vehicles} shape="picture">
        {({ list }) => {
          if (list.length === 0) return <NoVehicle paths={paths} />;
          const only = vehicleId === null && list.length === 1 ? list[0] : undefined;
          const vehicle = list.find((one) => one.id === vehicleId) ?? only;
          return (
            <>
              {(list.length > 1 || !vehicle) && (
                <VehiclePicker
                  label={t("scan.list.car")}
                  vehicles={list}
                  value={vehicle?.id ?? null}
                  onChange={(id) => go(flow.choose(id))}
                />
              )}
              {vehicle && <ChooseOn key={vehicle.id} {...props} flow={flow} vehicle={vehicle} />}
              {!vehicle && vehicleId !== null && <p role="alert">{t("scan.choose.vehicleGone")}</p>}
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}

function NoVehicle({ paths }: { readonly paths: ConsumerPaths }): ReactElement {
  const t = useT();
  return (
    <Empty
      picture="car"
      title={t("scan.choose.noVehicleTitle")}
      text={t("scan.choose.noVehicleText")}
      action={
        <ButtonLink kind="main" href={paths.addCar}>
          {t("scan.choose.addCar")}
        </ButtonLink>
      }
    />
  );
}

interface ChooseOnProps extends ChooseTyreProps {
  readonly flow: ScanFlow;
  readonly vehicle: Vehicle;
}

function ChooseOn({ consumerId, flow, vehicle, position: chosen, paths, film, go }: ChooseOnProps): ReactElement {
  const credit = useCredit(consumerId).data;
  const other = driverFlow(consumerId, flow.type === "tyre" ? "sidewall" : "tyre");
  const ways = (
    <>
      <ScannerWay href={paths.measure(vehicle.id)} />
      <OtherScan type={flow.type} href={other.choose(vehicle.id)} />
    </>
  );
  if (!isPhone())
    return (
      <>
        <DesktopNotice consumerId={consumerId} paths={paths} path={flow.choose(vehicle.id, chosen ?? undefined)} />
        {flow.type === "tyre" ? ways : <OtherScan type={flow.type} href={other.choose(vehicle.id)} />}
      </>
    );
  return (
    <>
      <TyreChoice
        flow={flow}
        vehicle={vehicle}
        position={chosen}
        aside={credit && credit.balance > 0 && <ScansLeft balance={credit.balance} />}
        instead={
          credit?.balance === 0 ? (
            <NoScansLeft shopHref={paths.credits} checkHref={paths.freeCheck({ vehicleId: vehicle.id })} />
          ) : undefined
        }
        go={go}
      />
      {credit?.balance !== 0 && flow.type === "tyre" && ways}
      <Practice type={flow.type} isFront={chosen === null || isFrontTyre(chosen)} film={film} />
      {credit?.balance !== 0 && flow.type === "sidewall" && (
        <OtherScan type={flow.type} href={other.choose(vehicle.id)} />
      )}
    </>
  );
}
