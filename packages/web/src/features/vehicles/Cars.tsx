import type { ReactElement } from "react";
import { Plus } from "lucide-react";
import { formatPlate } from "@treadclub/rules/plate";
import { helpPath } from "#kit/help-paths.ts";
import { useT } from "#kit/i18n.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Empty } from "#ui/Empty.tsx";
import { Loaded } from "#ui/Loaded.tsx";
import { Page } from "#ui/Page.tsx";
import type { ConsumerPaths } from "#entities/consumer/consumer-paths.ts";
import { useVehicles } from "#entities/vehicle/queries.ts";
import type { Vehicle } from "#entities/vehicle/vehicle-types.ts";
import { modelName } from "#entities/vehicle/VehicleName.tsx";
import { AddCar, useSavingCar } from "./AddCar.tsx";
import { CarCard } from "./CarCard.tsx";
import { CarPage } from "./CarPage.tsx";
import { CarRequests } from "./CarRequests.tsx";
import { EditCar } from "./EditCar.tsx";
import { foundCar, stepBefore, type AddCarStep } from "./found-car.ts";
import css from "./Vehicles.module.css";

interface CarsProps {
  readonly consumerId: number;
  readonly paths: ConsumerPaths;
  /** Null: no car is being added. */
  readonly adding: AddCarStep | null;
  /** A registration to add, looked up at once. */
  readonly plate: string | undefined;
  /** The car whose page is open. */
  readonly carId: number | null;
  readonly editId: number | null;
  readonly hrefOf: (step: AddCarStep) => string;
  readonly onStep: (step: AddCarStep) => void;
  readonly onAdded: (vehicle: Vehicle) => void;
  readonly onDone: () => void;
}

/** The driver's cars: the list, one being added, one being changed. */
export function Cars(props: CarsProps): ReactElement {
  const { consumerId, paths, adding, plate, hrefOf, onStep, carId, editId, onAdded, onDone } = props;
  const t = useT();
  const vehicles = useVehicles(consumerId);
  const saving = useSavingCar(onAdded);
  const opened = vehicles.data?.list.find((vehicle) => vehicle.id === carId);
  const editing = vehicles.data?.list.find((vehicle) => vehicle.id === editId);
  const help = { href: helpPath("cars") };
  if (adding !== null) {
    const before = stepBefore(adding, foundCar());
    return (
      <Page
        title={t("driver.cars.add")}
        width="narrow"
        back={{ href: before ? hrefOf(before) : paths.cars }}
        help={help}
      >
        <Loaded query={vehicles}>
          {({ list }) => (
            <AddCar own={list} consumerId={consumerId} saving={saving} plate={plate} step={adding} onStep={onStep} />
          )}
        </Loaded>
      </Page>
    );
  }
  if (editing) {
    return (
      <Page
        title={t("driver.cars.editTitle", { plate: formatPlate(editing.number) })}
        width="narrow"
        back={{ href: paths.cars }}
        help={help}
      >
        <EditCar key={editing.id} consumerId={consumerId} vehicle={editing} onDone={onDone} />
      </Page>
    );
  }
  if (opened) {
    return (
      <Page
        title={formatPlate(opened.number)}
        lead={modelName(opened)}
        back={{ href: paths.cars, label: t("driver.cars.title") }}
        help={help}
      >
        <CarRequests consumerId={consumerId} />
        <CarPage vehicle={opened} paths={paths} />
      </Page>
    );
  }
  return (
    <Page title={t("driver.cars.title")} back={{ href: paths.home }} help={help} actions={<AddButton paths={paths} />}>
      <CarRequests consumerId={consumerId} />
      <Loaded query={vehicles} shape="card" rows={2}>
        {({ list }) => (list.length === 0 ? <NoCar paths={paths} /> : <CarList vehicles={list} paths={paths} />)}
      </Loaded>
    </Page>
  );
}

function AddButton({ paths }: { readonly paths: ConsumerPaths }): ReactElement {
  const t = useT();
  return (
    <ButtonLink href={paths.addCar} icon={<Plus aria-hidden="true" />}>
      {t("driver.cars.add")}
    </ButtonLink>
  );
}

function CarList({
  vehicles,
  paths,
}: {
  readonly vehicles: readonly Vehicle[];
  readonly paths: ConsumerPaths;
}): ReactElement {
  return (
    <div className={css.list}>
      {vehicles.map((vehicle) => (
        <CarCard key={vehicle.id} vehicle={vehicle} paths={paths} />
      ))}
    </div>
  );
}

function NoCar({ paths }: { readonly paths: ConsumerPaths }): ReactElement {
  const t = useT();
  return (
    <Empty
      picture="car"
      title={t("driver.cars.empty")}
      text={t("driver.cars.emptyText")}
      action={
        <ButtonLink kind="main" href={paths.addCar}>
          {t("driver.cars.add")}
        </ButtonLink>
      }
    />
  );
}
