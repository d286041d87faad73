import type { ReactElement } from "react";
import { Camera, Pencil } from "lucide-react";
import { formatPlate } from "@treadclub/rules/plate";
import { motDue } from "@treadclub/rules/mot";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Section, Stack } from "#ui/Card.tsx";
import { Facts } from "#ui/Facts.tsx";
import { Loaded } from "#ui/Loaded.tsx";
import { useToday } from "#ui/use-today.ts";
import type { ConsumerPaths } from "#entities/consumer/consumer-paths.ts";
import { VehicleTyres } from "#entities/scan/VehicleTyres.tsx";
import { useVehicleHistory } from "#entities/vehicle/queries.ts";
import type { Vehicle, VehicleHistory } from "#entities/vehicle/vehicle-types.ts";
import { CarDrivers } from "./CarDrivers.tsx";
import { MileageLine } from "./MileageLine.tsx";
import { MotDue } from "./MotDue.tsx";
import { MotHistory } from "./MotHistory.tsx";
import { TesterNotes } from "./TesterNotes.tsx";

interface CarPageProps {
  readonly vehicle: Vehicle;
  readonly paths: ConsumerPaths;
}

/** Everything that is known of one car. */
export function CarPage({ vehicle, paths }: CarPageProps): ReactElement {
  const t = useT();
  const history = useVehicleHistory(vehicle.id);
  return (
    <Stack gap="wide">
      <VehicleTyres
        tyres={vehicle.tyres}
        label={formatPlate(vehicle.number)}
        hrefOf={(position, tyre) =>
          typeof tyre?.scan_id === "number" ? paths.scan(tyre.scan_id) : paths.makeScan(vehicle.id, position)
        }
      />
      <Stack row>
        <ButtonLink kind="main" href={paths.makeScan(vehicle.id)} icon={<Camera aria-hidden="true" />}>
          {t("driver.cars.scan")}
        </ButtonLink>
        <ButtonLink href={paths.editCar(vehicle.id)} icon={<Pencil aria-hidden="true" />}>
          {t("driver.cars.edit")}
        </ButtonLink>
      </Stack>
      <CarDrivers vehicle={vehicle} />
      <Dates vehicle={vehicle} />
      <Loaded query={history} shape="card" rows={2}>
        {(known) => (
          <Stack gap="wide">
            <TesterNotes tests={known.tests} />
            <Mileage vehicle={vehicle} history={known} />
            <MotHistory history={known} />
          </Stack>
        )}
      </Loaded>
    </Stack>
  );
}

function Dates({ vehicle }: { readonly vehicle: Vehicle }): ReactElement {
  const t = useT();
  const format = useFormat();
  const today = useToday();
  const { mot_due_on, next_service_on } = vehicle;
  const { keepDateFrom, daysToDue } = motDue(mot_due_on, today);
  return (
    <Section title={t("driver.car.dates")}>
      <Facts
        facts={[
          { label: t("driver.cars.motOn"), value: mot_due_on ? <MotDue dueOn={mot_due_on} /> : t("driver.car.notSet") },
          {
            label: t("driver.car.reminder"),
            value: t(vehicle.mot_reminder ? "driver.car.reminderOn" : "driver.car.reminderOff"),
          },
          {
            label: t("driver.cars.serviceOn"),
            value: next_service_on ? format.day(next_service_on) : t("driver.car.notSet"),
          },
        ]}
      />
      {keepDateFrom !== null && daysToDue !== null && daysToDue >= 0 && (
        <p>{t("driver.car.keepFrom", { date: format.day(keepDateFrom) })}</p>
      )}
    </Section>
  );
}

interface MileageProps {
  readonly vehicle: Vehicle;
  readonly history: VehicleHistory;
}

function Mileage({ vehicle, history }: MileageProps): ReactElement {
  const t = useT();
  const format = useFormat();
  return (
    <Section title={t("driver.car.mileage")}>
      <Facts
        facts={[
          {
            label: t("driver.car.now"),
            value: vehicle.mileage === null ? t("driver.car.notSet") : format.miles(vehicle.mileage),
          },
          { label: t("driver.car.annual"), value: annualOf(vehicle, t, format) },
        ]}
      />
      <MileageLine tests={history.tests} />
    </Section>
  );
}

function annualOf(vehicle: Vehicle, t: ReturnType<typeof useT>, format: ReturnType<typeof useFormat>): string {
  const { average_annual_mileage: own, mot_annual_mileage: fromMot } = vehicle;
  if (own !== null) return t("driver.car.annualYours", { miles: format.miles(own) });
  return fromMot === null ? t("driver.car.annualNone") : t("driver.car.annualMot", { miles: format.miles(fromMot) });
}
