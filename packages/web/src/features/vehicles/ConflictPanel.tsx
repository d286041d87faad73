import type { ReactElement } from "react";
import type { TextKey } from "@treadclub/texts";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import type { CarDraft } from "./car-draft.ts";
import { changesOf, type ChangedField } from "./car-changes.ts";
import css from "./Vehicles.module.css";

interface ConflictPanelProps {
  readonly read: CarDraft;
  readonly now: CarDraft;
  readonly typed: CarDraft;
  readonly onTake: () => void;
  readonly onKeep: () => void;
}

/** What somebody else has changed, beside what was typed here. */
export function ConflictPanel({ read, now, typed, onTake, onKeep }: ConflictPanelProps): ReactElement {
  const t = useT();
  return (
    <Card
      title={t("driver.cars.conflictTitle")}
      tone="soon"
      actions={
        <>
          <Button onClick={onTake}>{t("driver.cars.conflictTake")}</Button>
          <Button onClick={onKeep}>{t("driver.cars.conflictKeep")}</Button>
        </>
      }
    >
      <p>{t("driver.cars.conflictText")}</p>
      <table className={css.changes}>
        <thead>
          <tr>
            <th scope="col">{t("driver.cars.details")}</th>
            <th scope="col">{t("driver.cars.conflictNow")}</th>
            <th scope="col">{t("driver.cars.conflictYours")}</th>
          </tr>
        </thead>
        <tbody>
          {changesOf(read, now, typed).map((change) => (
            <tr key={change.field}>
              <th scope="row">{t(labels[change.field])}</th>
              <td>
                <Value value={change.now} />
              </td>
              <td>
                <Value value={change.typed} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function Value({ value }: { readonly value: CarDraft[keyof CarDraft] }): ReactElement {
  const t = useT();
  const format = useFormat();
  if (value === null || value === "") return <>{t("driver.cars.nothing")}</>;
  if (typeof value === "number") return <>{format.number(value)}</>;
  if (typeof value === "boolean") return <>{value ? "✓" : "–"}</>;
  return <>{/^\d{4}-\d\d-\d\d$/.test(value) ? format.day(value) : value}</>;
}

type Label = Extract<TextKey, `driver.cars.${string}`>;
const labels = {
  brand: "driver.cars.brand",
  model: "driver.cars.model",
  colour: "driver.cars.colour",
  fuel: "driver.cars.fuel",
  engine_size: "driver.cars.engine",
  year: "driver.cars.year",
  tyre_size: "driver.cars.size",
  rear_tyre_size: "driver.cars.sizeRear",
  mileage: "driver.cars.mileage",
  average_annual_mileage: "driver.cars.annual",
  last_mot_on: "driver.cars.lastMot",
  mot_due_on: "driver.cars.motOn",
  next_service_on: "driver.cars.serviceOn",
  mot_reminder: "driver.cars.motReminder",
} as const satisfies Readonly<Record<ChangedField, Label>>;
