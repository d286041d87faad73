import type { ReactElement } from "react";
import { formatPlate } from "@treadclub/rules/plate";
import { tyrePositions } from "@treadclub/rules/vehicle-position";
import { useT } from "#kit/i18n.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Card, Section } from "#ui/Card.tsx";
import type { ConsumerPaths } from "#entities/consumer/consumer-paths.ts";
import { CareList } from "#entities/scan/CareList.tsx";
import { careOf } from "#entities/scan/tyre-care.ts";
import { VehicleTyres } from "#entities/scan/VehicleTyres.tsx";
import { VehicleName } from "#entities/vehicle/VehicleName.tsx";
import css from "./DriverHome.module.css";
import type { DriverOverview } from "./next-thing.ts";

const mostShown = 3;

/** The driver's cars from above: each wheel leads to its last scan, or to its first. */
export function HomeCars({
  overview,
  paths,
}: {
  readonly overview: DriverOverview;
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
        {overview.vehicles.slice(0, mostShown).map((vehicle) => (
          <Card key={vehicle.id} level={3} title={<VehicleName vehicle={vehicle} size="normal" />}>
            <VehicleTyres
              tyres={vehicle.tyres}
              label={formatPlate(vehicle.number)}
              hrefOf={(position, tyre) =>
                typeof tyre?.scan_id === "number" ? paths.scan(tyre.scan_id) : paths.makeScan(vehicle.id, position)
              }
            />
            <CareList
              tyres={tyrePositions.map((position) => ({ position, care: careOf(overview, vehicle.id, position) }))}
              ways={{ ask: paths.ask({ vehicleId: vehicle.id }), request: paths.request, booking: paths.booking }}
            />
          </Card>
        ))}
      </div>
    </Section>
  );
}
