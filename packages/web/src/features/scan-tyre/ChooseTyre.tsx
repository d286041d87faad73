import type { ReactElement } from "react";
import { Camera } from "lucide-react";
import { isPhone } from "@treadclub/capture/device";
import { formatPlate } from "@treadclub/rules/plate";
import type { TyrePosition } from "@treadclub/rules/vehicle-position";
import { bestPracticePath } from "#kit/help-paths.ts";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { Empty } from "#ui/Empty.tsx";
import { Loaded } from "#ui/Loaded.tsx";
import { Page } from "#ui/Page.tsx";
import type { ConsumerPaths } from "#entities/consumer/consumer-paths.ts";
import { PendingScans } from "#entities/scan/PendingScans.tsx";
import { useCredit } from "#entities/scan/queries.ts";
import { VehicleTyres } from "#entities/scan/VehicleTyres.tsx";
import { useVehicles } from "#entities/vehicle/queries.ts";
import { VehiclePicker } from "#entities/vehicle/VehiclePicker.tsx";
import type { Vehicle } from "#entities/vehicle/vehicle-types.ts";
import { DesktopNotice } from "./DesktopNotice.tsx";
import { KeptPhotos } from "./KeptPhotos.tsx";
import { NoScansLeft, ScansLeft } from "#entities/scan/ScansLeft.tsx";
import { Practice } from "./Practice.tsx";
import { ScannerWay } from "./ScannerWay.tsx";
import css from "./ChooseTyre.module.css";

interface ChooseTyreProps {
  readonly consumerId: number;
  readonly vehicleId: number;
  readonly position: TyrePosition | null;
  readonly paths: ConsumerPaths;
  readonly go: (href: string, options?: { readonly replace?: boolean }) => void;
}

/** Which tyre of which car, and what makes a photo readable. */
export function ChooseTyre({ consumerId, vehicleId, position, paths, go }: ChooseTyreProps): ReactElement {
  const t = useT();
  const vehicles = useVehicles(consumerId);
  return (
    <Page
      title={t("scan.choose.title")}
      width="narrow"
      back={{ href: paths.scans }}
      help={{ href: bestPracticePath, label: t("scan.practice.more") }}
    >
      <PendingScans userId={consumerId} />
      <KeptPhotos userId={consumerId} />
      <Loaded query={vehicles} shape="picture">
        {({ list }) => {
          if (list.length === 0) return <NoVehicle paths={paths} />;
          const vehicle = list.find((one) => one.id === vehicleId);
          return (
            <>
              {(list.length > 1 || !vehicle) && (
                <VehiclePicker
                  label={t("scan.list.car")}
                  vehicles={list}
                  value={vehicle?.id ?? null}
                  onChange={(id) => go(paths.makeScan(id))}
                />
              )}
              {vehicle ? (
                <ChooseOn
                  key={vehicle.id}
                  consumerId={consumerId}
                  vehicle={vehicle}
                  position={position}
                  paths={paths}
                  go={go}
                />
              ) : (
                <p role="alert">{t("scan.choose.vehicleGone")}</p>
              )}
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

type ChooseOnProps = Pick<ChooseTyreProps, "consumerId" | "position" | "paths" | "go"> & { readonly vehicle: Vehicle };

function ChooseOn({ consumerId, vehicle, position: chosen, paths, go }: ChooseOnProps): ReactElement {
  const t = useT();
  const credit = useCredit(consumerId).data;
  if (!isPhone())
    return (
      <>
        <DesktopNotice consumerId={consumerId} paths={paths} path={paths.makeScan(vehicle.id, chosen ?? undefined)} />
        <ScannerWay href={paths.measure(vehicle.id)} />
      </>
    );
  return (
    <>
      <p className={css.lead}>
        {t("scan.choose.lead")} {credit && credit.balance > 0 && <ScansLeft balance={credit.balance} />}
      </p>
      <VehicleTyres
        tyres={vehicle.tyres}
        label={formatPlate(vehicle.number)}
        selected={chosen ?? undefined}
        // The address keeps the choice for the way back from the camera.
        onChoose={(position) => go(paths.makeScan(vehicle.id, position), { replace: true })}
      />
      {credit?.balance === 0 ? (
        <NoScansLeft shopHref={paths.credits} checkHref={paths.freeCheck({ vehicleId: vehicle.id })} />
      ) : (
        <div className={css.go}>
          <LastTime vehicle={vehicle} position={chosen} />
          <NavigateTo href={chosen && paths.camera(vehicle.id, chosen)} position={chosen} />
        </div>
      )}
      {credit?.balance !== 0 && <ScannerWay href={paths.measure(vehicle.id)} />}
      <Practice isFront={chosen?.startsWith("front") ?? true} />
    </>
  );
}

function NavigateTo({
  href,
  position,
}: {
  readonly href: string | null;
  readonly position: TyrePosition | null;
}): ReactElement {
  const t = useT();
  const format = useFormat();
  if (href === null || position === null) {
    return (
      <Button kind="main" wide disabled>
        {t("scan.choose.pick")}
      </Button>
    );
  }
  return (
    <ButtonLink kind="main" wide href={href} icon={<Camera aria-hidden="true" />}>
      {t("scan.choose.go", { tyre: format.lowerFirst(t(`ui.position.${position}`)) })}
    </ButtonLink>
  );
}

/** What is known of the chosen tyre; keeps its line so that nothing jumps. */
function LastTime({
  vehicle,
  position,
}: {
  readonly vehicle: Vehicle;
  readonly position: TyrePosition | null;
}): ReactElement {
  const t = useT();
  const format = useFormat();
  const tyre = vehicle.tyres.find((one) => one.position === position);
  const words = (): string => {
    if (position === null) return "";
    if (!tyre || tyre.state === null) return t("scan.choose.never");
    if (tyre.minimum_mm !== null && tyre.scanned_at !== null)
      return t("scan.choose.last", { date: format.day(tyre.scanned_at, "short"), mm: format.mm(tyre.minimum_mm) });
    return tyre.state === "rejected" ? t("scan.rejected.title") : t("scan.choose.waiting");
  };
  return <p className={css.last}>{words()}</p>;
}
