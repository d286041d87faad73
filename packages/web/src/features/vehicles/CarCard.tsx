import type { ReactElement } from "react";
import { Camera, Pencil } from "lucide-react";
import { formatPlate } from "@treadclub/rules/plate";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import type { ConsumerPaths } from "#entities/consumer/consumer-paths.ts";
import { VehicleTyres } from "#entities/scan/VehicleTyres.tsx";
import { isStaggered, sizeOf, written } from "#entities/vehicle/tyre-sizes.ts";
import type { Vehicle } from "#entities/vehicle/vehicle-types.ts";
import { VehicleName } from "#entities/vehicle/VehicleName.tsx";
import { MotDue } from "./MotDue.tsx";
import css from "./Vehicles.module.css";

/** One car: its tyres, its dates, what can be done with it. */
export function CarCard({
  vehicle,
  paths,
}: {
  readonly vehicle: Vehicle;
  readonly paths: ConsumerPaths;
}): ReactElement {
  const t = useT();
  return (
    <Card
      title={<VehicleName vehicle={vehicle} size="normal" />}
      actions={
        <>
          <ButtonLink kind="main" href={paths.makeScan(vehicle.id)} icon={<Camera aria-hidden="true" />}>
            {t("driver.cars.scan")}
          </ButtonLink>
          <ButtonLink href={paths.ask({ vehicleId: vehicle.id })}>{t("driver.cars.ask")}</ButtonLink>
          <ButtonLink href={paths.car(vehicle.id)}>{t("driver.car.open")}</ButtonLink>
          <ButtonLink kind="quiet" href={paths.editCar(vehicle.id)} icon={<Pencil aria-hidden="true" />}>
            {t("driver.cars.edit")}
          </ButtonLink>
        </>
      }
    >
      <VehicleTyres
        tyres={vehicle.tyres}
        label={formatPlate(vehicle.number)}
        hrefOf={(position, tyre) =>
          typeof tyre?.scan_id === "number" ? paths.scan(tyre.scan_id) : paths.makeScan(vehicle.id, position)
        }
      />
      <CarFacts vehicle={vehicle} />
    </Card>
  );
}

function CarFacts({ vehicle }: { readonly vehicle: Vehicle }): ReactElement {
  const t = useT();
  const format = useFormat();
  const front = written(sizeOf(vehicle, "front"));
  return (
    <ul className={css.facts}>
      <li>
        {isStaggered(vehicle)
          ? t("driver.cars.tyresBoth", { front, rear: written(sizeOf(vehicle, "rear")) })
          : t("driver.cars.tyres", { size: front })}
      </li>
      {vehicle.mileage !== null && <li>{t("driver.cars.milesNow", { miles: format.miles(vehicle.mileage) })}</li>}
      {vehicle.mot_due_on !== null && (
        <li>
          <MotDue dueOn={vehicle.mot_due_on} />
        </li>
      )}
      {vehicle.next_service_on !== null && (
        <li>{t("driver.cars.service", { date: format.day(vehicle.next_service_on) })}</li>
      )}
    </ul>
  );
}
