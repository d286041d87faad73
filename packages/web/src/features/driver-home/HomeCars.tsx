import type { ReactElement } from "react";
import { formatPlate } from "@treadclub/rules/plate";
import { useT } from "#kit/i18n.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Card, Section } from "#ui/Card.tsx";
import type { ConsumerPaths } from "#entities/consumer/consumer-paths.ts";
import { VehicleTyres } from "#entities/scan/VehicleTyres.tsx";
import type { Vehicle } from "#entities/vehicle/vehicle-types.ts";
import { VehicleName } from "#entities/vehicle/VehicleName.tsx";
import css from "./DriverHome.module.css";

const mostShown = 3;

/** The driver's cars from above: each wheel leads to its last scan, or to its first. */
export function HomeCars({
  vehicles,
  paths,
}: {
  readonly vehicles: readonly Vehicle[];
  readonly paths: ConsumerPaths;
}): ReactElement {
  const t = useT();
  return (
    <Section
      title={t("driver.home.cars")}
      actions={
        <ButtonLink kind="quiet" small href={paths.cars}>
          {t("driver.home.allCars")}
        </ButtonLink>
      }
    >
      <div className={css.cars}>
        {vehicles.slice(0, mostShown).map((vehicle) => (
          <Card key={vehicle.id} level={3} title={<VehicleName vehicle={vehicle} size="normal" />}>
            <VehicleTyres
              tyres={vehicle.tyres}
              label={formatPlate(vehicle.number)}
              hrefOf={(position, tyre) =>
                typeof tyre?.scan_id === "number" ? paths.scan(tyre.scan_id) : paths.makeScan(vehicle.id, position)
              }
            />
          </Card>
        ))}
      </div>
    </Section>
  );
}
