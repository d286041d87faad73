import { useState, type ReactElement } from "react";
import { formatPlate } from "@treadclub/rules/plate";
import { londonDay } from "@treadclub/rules/time";
import { useT } from "#kit/i18n.ts";
import { Button } from "#ui/Button.tsx";
import { Card, Stack } from "#ui/Card.tsx";
import { Form } from "#ui/Form.tsx";
import { KeyValues } from "#ui/KeyValues.tsx";
import { Plate } from "#ui/Plate.tsx";
import { toast } from "#ui/toast.ts";
import { useForm } from "#ui/use-form.ts";
import { DateText } from "#ui/DateText.tsx";
import { useAddVehicle } from "#entities/vehicle/queries.ts";
import type { RegisterEntry, Vehicle, VehicleBody } from "#entities/vehicle/vehicle-types.ts";
import { modelName } from "#entities/vehicle/VehicleName.tsx";
import { bodyOf, draftOfEntry, draftProblems, emptyDraft } from "./car-draft.ts";
import { IdentityFields, UseFields } from "./CarFields.tsx";
import { FindCar } from "./FindCar.tsx";
import { dropFoundCar, foundCar, keepFoundCar, stepWith, type AddCarStep, type FoundCar } from "./found-car.ts";
import { SizeFields } from "./SizeFields.tsx";

interface AddCarProps {
  readonly own: readonly Vehicle[];
  /** The signed-in driver; left out before there is an account. */
  readonly consumerId?: number;
  readonly saving: SavingCar;
  /** A registration to look up at once. */
  readonly plate?: string | undefined;
  readonly step: AddCarStep;
  readonly onStep: (step: AddCarStep) => void;
}

/** What becomes of the car that was found or typed in. */
export interface SavingCar {
  readonly label: string;
  readonly save: (car: VehicleBody) => Promise<void>;
}

/** By registration, or by hand: find it, confirm it, say which tyres are on it. Each step has an address. */
export function AddCar({ own, consumerId, saving, plate, step, onStep }: AddCarProps): ReactElement {
  const [kept, setKept] = useState(foundCar);
  const car = kept && !own.some((vehicle) => vehicle.number === kept.number) ? kept : null;
  const found = (next: FoundCar): void => {
    keepFoundCar(next);
    setKept(next);
    onStep(next.entry ? "confirm" : "details");
  };
  const shown = stepWith(step, car);
  if (shown === "confirm" && car?.entry)
    return <ConfirmCar entry={car.entry} onYes={() => onStep("details")} onNo={() => onStep("find")} />;
  if (shown === "details" && car)
    return <CarDetails number={car.number} entry={car.entry} onBack={() => onStep("find")} saving={saving} />;
  return (
    <FindCar
      plate={formatPlate(plate ?? car?.number ?? "")}
      lookUpNow={plate !== undefined}
      own={own}
      consumerId={consumerId}
      onFound={(entry) => found({ number: entry.number, entry })}
      onByHand={(number) => found({ number, entry: null })}
    />
  );
}

/** Into the account of the signed-in driver. */
export function useSavingCar(onAdded: (vehicle: Vehicle) => void): SavingCar {
  const t = useT();
  const add = useAddVehicle();
  return {
    label: t("driver.cars.save"),
    save: async (car) => {
      const vehicle = await add.send({ body: car });
      dropFoundCar();
      toast.success(t("driver.cars.saved", { plate: formatPlate(car.number) }));
      onAdded(vehicle);
    },
  };
}

function ConfirmCar({
  entry,
  onYes,
  onNo,
}: {
  readonly entry: RegisterEntry;
  readonly onYes: () => void;
  readonly onNo: () => void;
}): ReactElement {
  const t = useT();
  return (
    <Card
      title={t("driver.cars.isThis")}
      actions={
        <>
          <Button kind="main" onClick={onYes}>
            {t("driver.cars.yes")}
          </Button>
          <Button onClick={onNo}>{t("driver.cars.no")}</Button>
        </>
      }
    >
      <Plate value={entry.number} size="large" />
      <KeyValues
        items={[
          { label: t("driver.cars.brand"), value: modelName(entry) },
          { label: t("driver.cars.colour"), value: entry.colour },
          { label: t("driver.cars.year"), value: entry.year },
          { label: t("driver.cars.fuel"), value: entry.fuel },
          { label: t("driver.cars.motOn"), value: entry.mot_due_on && <DateText value={entry.mot_due_on} /> },
        ]}
      />
    </Card>
  );
}

interface CarDetailsProps {
  readonly number: string;
  readonly entry: RegisterEntry | null;
  readonly onBack: () => void;
  readonly saving: SavingCar;
}

function CarDetails({ number, entry, onBack, saving }: CarDetailsProps): ReactElement {
  const t = useT();
  const tyres = entry?.tyres ?? [];
  const form = useForm({
    initial: entry ? draftOfEntry(entry) : emptyDraft,
    validate: (draft) => draftProblems(draft, t, londonDay(new Date())),
    submit: (draft) => saving.save({ number, ...bodyOf(draft, tyres) }),
    keepAs: `add-car-${number}`,
  });
  return (
    <Stack>
      <Plate value={number} size="large" />
      <Form
        form={form}
        submitLabel={saving.label}
        secondary={
          <Button kind="quiet" onClick={onBack}>
            {t("driver.cars.no")}
          </Button>
        }
      >
        {!entry && <IdentityFields form={form} />}
        <SizeFields form={form} known={tyres} />
        <UseFields form={form} />
      </Form>
    </Stack>
  );
}
