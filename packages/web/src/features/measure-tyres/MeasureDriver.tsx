import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import type { ConsumerPaths } from "#entities/consumer/consumer-paths.ts";
import { OpenMeasurements } from "#entities/scan/measure/OpenMeasurement.tsx";
import { useCredit, useScans } from "#entities/scan/queries.ts";
import { NoScansLeft } from "#entities/scan/ScansLeft.tsx";
import { useVehicles } from "#entities/vehicle/queries.ts";
import { VehiclePicker } from "#entities/vehicle/VehiclePicker.tsx";
import type { Vehicle } from "#entities/vehicle/vehicle-types.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Empty } from "#ui/Empty.tsx";
import { Loaded } from "#ui/Loaded.tsx";
import { Begin, MeasureFrame } from "./MeasurePage.tsx";
import { MeasureSession } from "./MeasureSession.tsx";
import { driverLinks } from "./measure-links.ts";

interface MeasureDriverProps {
  readonly consumerId: number;
  readonly vehicleId: number;
  /** A measurement that was begun. */
  readonly sessionId: number | null;
  readonly paths: ConsumerPaths;
  readonly go: (href: string, options?: { readonly replace?: boolean }) => void;
}

/** A driver measures tyres of one of the own cars. */
export function MeasureDriver({ consumerId, vehicleId, sessionId, paths, go }: MeasureDriverProps): ReactElement {
  const t = useT();
  const vehicles = useVehicles(consumerId);
  const vehicle = vehicles.data?.list.find((one) => one.id === vehicleId);
  return (
    <MeasureFrame back={{ href: paths.makeScan(vehicleId) }} plate={vehicle?.number}>
      {sessionId !== null ? (
        <MeasureSession sessionId={sessionId} links={driverLinks(paths, t)} />
      ) : (
        <Loaded query={vehicles} shape="picture">
          {({ list }) => (
            <>
              <Unfinished consumerId={consumerId} paths={paths} />
              {(list.length > 1 || (!vehicle && list.length > 0)) && (
                <VehiclePicker
                  label={t("scan.list.car")}
                  vehicles={list}
                  value={vehicle?.id ?? null}
                  onChange={(id) => go(paths.measure(id), { replace: true })}
                />
              )}
              {list.length === 0 ? (
                <NoCar href={paths.addCar} />
              ) : vehicle ? (
                <OfCar key={vehicle.id} consumerId={consumerId} vehicle={vehicle} paths={paths} go={go} />
              ) : (
                <p role="alert">{t("scan.choose.vehicleGone")}</p>
              )}
            </>
          )}
        </Loaded>
      )}
    </MeasureFrame>
  );
}

/** What was begun and wants photos: going on costs nothing, beginning anew does. */
function Unfinished({ consumerId, paths }: Pick<MeasureDriverProps, "consumerId" | "paths">): ReactElement {
  const scans = useScans(consumerId, { filters: { states: ["processing"] } });
  const t = useT();
  return <OpenMeasurements scans={scans.data?.list} ways={driverLinks(paths, t)} />;
}

function NoCar({ href }: { readonly href: string }): ReactElement {
  const t = useT();
  return (
    <Empty
      picture="car"
      title={t("scan.choose.noVehicleTitle")}
      text={t("scan.choose.noVehicleText")}
      action={
        <ButtonLink kind="main" href={href}>
          {t("scan.choose.addCar")}
        </ButtonLink>
      }
    />
  );
}

interface OfCarProps extends Pick<MeasureDriverProps, "consumerId" | "paths" | "go"> {
  readonly vehicle: Vehicle;
}

function OfCar({ consumerId, vehicle, paths, go }: OfCarProps): ReactElement {
  const t = useT();
  return (
    <Loaded query={useCredit(consumerId)} shape="picture">
      {({ balance }) =>
        balance === 0 ? (
          <NoScansLeft shopHref={paths.credits} checkHref={paths.freeCheck({ vehicleId: vehicle.id })} />
        ) : (
          <Begin
            subject={{
              vehicleId: vehicle.id,
              plate: vehicle.number,
              tyres: vehicle.tyres,
              mileage: vehicle.mileage,
              positions: [],
            }}
            measurer={{ kind: "driver", balance }}
            links={driverLinks(paths, t)}
            go={go}
          />
        )
      }
    </Loaded>
  );
}
