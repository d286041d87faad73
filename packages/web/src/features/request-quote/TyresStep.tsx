import type { ReactElement } from "react";
import { formatPlate } from "@treadclub/rules/plate";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { Button } from "#ui/Button.tsx";
import { CarFromAbove } from "#ui/CarFromAbove.tsx";
import { TextField } from "#ui/TextField.tsx";
import { FieldGroup } from "#ui/Field.tsx";
import { byPosition, wheelOf } from "#entities/scan/VehicleTyres.tsx";
import { isStaggered } from "#entities/vehicle/tyre-sizes.ts";
import type { Vehicle } from "#entities/vehicle/vehicle-types.ts";
import { VehicleName } from "#entities/vehicle/VehicleName.tsx";
import { VehiclePicker } from "#entities/vehicle/VehiclePicker.tsx";
import { BrandFields } from "./BrandFields.tsx";
import { togglePosition } from "./quote-draft.ts";
import type { StepProps } from "./step-props.ts";
import css from "./RequestQuote.module.css";

interface TyresStepProps extends StepProps {
  readonly vehicle: Vehicle;
  readonly vehicles: readonly Vehicle[];
  readonly onVehicle: (vehicleId: number) => void;
}

/** Which tyres, in which size, of which kind. */
export function TyresStep(props: TyresStepProps): ReactElement {
  const { draft, set, errors, vehicle, vehicles, onVehicle } = props;
  const t = useT();
  const format = useFormat();
  const wheels = byPosition((position) =>
    wheelOf(
      vehicle.tyres.find((tyre) => tyre.position === position),
      t,
    ),
  );
  const chosen = format.words(draft.positions.map((position) => t(`ui.position.${position}`)));
  return (
    <>
      {vehicles.length > 1 ? (
        <VehiclePicker label={t("driver.ask.car")} vehicles={vehicles} value={vehicle.id} onChange={onVehicle} />
      ) : (
        <VehicleName vehicle={vehicle} size="normal" />
      )}
      <FieldGroup
        id="ask-tyres-group"
        label={t("driver.ask.which")}
        hint={t("driver.ask.whichHint")}
        error={errors["ask-tyres"]}
      >
        <div id="ask-tyres" tabIndex={-1}>
          <CarFromAbove
            wheels={wheels}
            selected={draft.positions}
            onChoose={(position) => set(togglePosition(draft, position, vehicle))}
            label={formatPlate(vehicle.number)}
          />
        </div>
        <p className={css.count} role="status">
          {draft.positions.length > 0 &&
            format.labelled(t("driver.ask.count", { count: draft.positions.length }), format.lowerFirst(chosen))}
        </p>
      </FieldGroup>
      {isStaggered(vehicle) && <p className={css.note}>{t("driver.ask.oneAxle")}</p>}
      <SizePart draft={draft} set={set} errors={errors} />
      <BrandFields draft={draft} set={set} errors={errors} />
    </>
  );
}

function SizePart({ draft, set, errors }: StepProps): ReactElement {
  const t = useT();
  return (
    <div className={css.sizePart}>
      {draft.isSizeChanged ? (
        <TextField
          id="ask-size"
          name="size"
          label={t("driver.ask.size")}
          hint={t("driver.cars.sizeHint")}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={40}
          value={draft.size}
          error={errors["ask-size"]}
          onChange={(size) => set({ ...draft, size })}
        />
      ) : (
        <p className={css.size}>
          <span>{t("driver.ask.size")}</span> <strong>{draft.size}</strong>
          <Button kind="quiet" small onClick={() => set({ ...draft, isSizeChanged: true })}>
            {t("driver.ask.changeSize")}
          </Button>
        </p>
      )}
      <p>{t("driver.ask.sizeCheck")}</p>
    </div>
  );
}
