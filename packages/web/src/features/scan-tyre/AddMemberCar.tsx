import { useState, type ReactElement } from "react";
import { isPlate, normalisePlate } from "@treadclub/rules/plate";
import { CallError } from "@treadclub/contract/client";
import { errorText, isCode } from "#kit/errors.ts";
import { useT } from "#kit/i18n.ts";
import { useAddMemberVehicle } from "#entities/vehicle/queries.ts";
import type { MemberVehicle } from "#entities/vehicle/vehicle-types.ts";
import { Button } from "#ui/Button.tsx";
import { SelectField } from "#ui/ChoiceFields.tsx";
import { Form } from "#ui/Form.tsx";
import { PlateInput } from "#ui/PlateInput.tsx";
import { TextField } from "#ui/TextField.tsx";
import { useForm } from "#ui/use-form.ts";
import { AskHolder } from "./AskHolder.tsx";
import css from "./ChooseTyre.module.css";

interface AddMemberCarProps {
  /** Cars that are known, with their drivers. */
  readonly vehicles: readonly MemberVehicle[];
  readonly onAdded: (vehicleId: number) => void;
}

/** Another car of a known driver, by its registration; make and size are asked for where the register knows neither. */
export function AddMemberCar({ vehicles, onAdded }: AddMemberCarProps): ReactElement {
  const t = useT();
  const { send } = useAddMemberVehicle();
  const [isUnknown, setIsUnknown] = useState(false);
  const [taken, setTaken] = useState<Taken | null>(null);
  const drivers = new Map(vehicles.map(({ consumer }) => [String(consumer.id), consumer.name]));
  const form = useForm({
    initial: { consumer_id: "", number: "", brand: "", tyre_size: "" },
    validate: ({ consumer_id: driver, number }) => ({
      consumer_id: driver === "" ? t("scan.member.needDriver") : undefined,
      number: isPlate(number) ? undefined : t("scan.member.needPlate"),
    }),
    submit: async ({ consumer_id: driver, ...body }) => {
      setTaken(null);
      try {
        onAdded((await send({ body: { consumer_id: Number(driver), ...body } })).id);
      } catch (error) {
        if (error instanceof CallError && "brand" in error.fields) setIsUnknown(true);
        if (!isCode(error, "VEHICLE_ALREADY_REGISTERED")) throw error;
        setTaken({ number: normalisePlate(body.number), driverId: driver });
      }
    },
    explain: errorText,
  });
  return (
    <details className={css.add}>
      <summary>{t("scan.member.add")}</summary>
      <p>{t("scan.member.addLead")}</p>
      <Form form={form} label={t("scan.member.add")} submitLabel={t("scan.member.addGo")}>
        <SelectField
          label={t("scan.member.driver")}
          ask
          options={[...drivers].map(([value, label]) => ({ value, label }))}
          {...form.field("consumer_id")}
        />
        <PlateInput {...form.field("number")} />
        {isUnknown && (
          <>
            <TextField label={t("scan.member.brand")} {...form.field("brand")} />
            <TextField
              label={t("scan.member.size")}
              hint={t("scan.sidewall.hint.size")}
              autoCapitalize="characters"
              {...form.field("tyre_size")}
            />
          </>
        )}
      </Form>
      {taken && (
        <TakenCar taken={taken} vehicles={vehicles} name={drivers.get(taken.driverId) ?? ""} onOpen={onAdded} />
      )}
    </details>
  );
}

interface Taken {
  readonly number: string;
  readonly driverId: string;
}

interface TakenCarProps {
  readonly taken: Taken;
  readonly vehicles: readonly MemberVehicle[];
  /** Of the driver for whom it was to be added. */
  readonly name: string;
  readonly onOpen: (vehicleId: number) => void;
}

/** A car of another account: the fitter may know it by its other driver, or its driver asks for it. */
function TakenCar({ taken: { number }, vehicles, name, onOpen }: TakenCarProps): ReactElement {
  const t = useT();
  const known = vehicles.find((vehicle) => vehicle.number === number);
  return (
    <>
      {known && (
        <Button onClick={() => onOpen(known.id)}>{t("scan.member.askHere", { name: known.consumer.name })}</Button>
      )}
      <AskHolder number={number} name={name} />
    </>
  );
}
