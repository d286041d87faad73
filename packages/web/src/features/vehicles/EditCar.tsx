import { useState, type ReactElement } from "react";
import { formatPlate } from "@treadclub/rules/plate";
import { londonDay } from "@treadclub/rules/time";
import { api } from "#kit/api.ts";
import { errorText, isCode } from "#kit/errors.ts";
import { useT } from "#kit/i18n.ts";
import { Button } from "#ui/Button.tsx";
import { Section, Stack } from "#ui/Card.tsx";
import { Confirm } from "#ui/Confirm.tsx";
import { Form } from "#ui/Form.tsx";
import { toast } from "#ui/toast.ts";
import { useEditForm } from "#ui/use-edit-form.ts";
import { useDeleteVehicle, useEditVehicle } from "#entities/vehicle/queries.ts";
import type { Vehicle } from "#entities/vehicle/vehicle-types.ts";
import { bodyOf, draftOfVehicle, draftProblems } from "./car-draft.ts";
import { IdentityFields, UseFields } from "./CarFields.tsx";
import { ConflictPanel } from "./ConflictPanel.tsx";
import { SizeFields } from "./SizeFields.tsx";

interface EditCarProps {
  readonly consumerId: number;
  readonly vehicle: Vehicle;
  readonly onDone: () => void;
}

/** Changes a car; when somebody else changed it meanwhile, shows what, and lets choose. */
export function EditCar({ consumerId, vehicle, onDone }: EditCarProps): ReactElement {
  const t = useT();
  const edit = useEditVehicle();
  const { form, read, conflict, takeOver, keepMine } = useEditForm({
    record: vehicle,
    draftOf: draftOfVehicle,
    validate: (draft) => draftProblems(draft, t, londonDay(new Date())),
    reload: () => freshOf(consumerId, vehicle.id),
    save: (draft, version) => edit.send({ params: { id: String(vehicle.id) }, body: { ...bodyOf(draft), version } }),
    onSaved: () => {
      toast.success(t("driver.cars.saved", { plate: formatPlate(vehicle.number) }));
      onDone();
    },
    explain: errorText,
  });
  return (
    <Stack gap="wide">
      {conflict && (
        <ConflictPanel
          read={draftOfVehicle(read)}
          now={draftOfVehicle(conflict)}
          typed={form.values}
          onTake={() => takeOver(conflict)}
          onKeep={() => keepMine(conflict)}
        />
      )}
      <Form form={form} submitLabel={t("driver.cars.save")}>
        <SizeFields form={form} />
        <UseFields form={form} />
        <IdentityFields form={form} />
      </Form>
      <RemoveCar vehicle={vehicle} onDone={onDone} />
    </Stack>
  );
}

async function freshOf(consumerId: number, vehicleId: number): Promise<Vehicle | null> {
  const { list } = await api.call("allUserVehicles", { params: { id: String(consumerId) } });
  return list.find((vehicle) => vehicle.id === vehicleId) ?? null;
}

function RemoveCar({ vehicle, onDone }: Pick<EditCarProps, "vehicle" | "onDone">): ReactElement {
  const t = useT();
  const [asking, setAsking] = useState(false);
  const [isBlocked, setBlocked] = useState(false);
  const remove = useDeleteVehicle();
  const plate = formatPlate(vehicle.number);
  const run = async (): Promise<void> => {
    try {
      await remove.send({ params: { id: String(vehicle.id) } });
    } catch (error) {
      if (isCode(error, "STATE_CONFLICT")) setBlocked(true);
      else toast.error(errorText(error));
      return;
    }
    toast.success(t("driver.cars.removed", { plate }));
    onDone();
  };
  return (
    <Section title={t("driver.cars.removeTitle", { plate })} lead={t("driver.cars.removeText")}>
      {isBlocked ? (
        <p role="alert">{t("driver.cars.removeBlocked", { plate })}</p>
      ) : (
        <div>
          <Button kind="danger" onClick={() => setAsking(true)}>
            {t("driver.cars.remove")}
          </Button>
        </div>
      )}
      <Confirm
        open={asking}
        onClose={() => setAsking(false)}
        title={t("driver.cars.removeTitle", { plate })}
        actionLabel={t("driver.cars.remove")}
        danger
        onConfirm={run}
      >
        <p>{t("driver.cars.removeText")}</p>
      </Confirm>
    </Section>
  );
}
