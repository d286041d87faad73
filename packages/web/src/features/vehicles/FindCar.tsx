import { useState, type ReactElement } from "react";
import { formatPlate, isPlate, normalisePlate } from "@treadclub/rules/plate";
import { api } from "#kit/api.ts";
import { errorText, isCode } from "#kit/errors.ts";
import { useOnChange } from "#kit/use-on-change.ts";
import { useT } from "#kit/i18n.ts";
import { Stack } from "#ui/Card.tsx";
import { Form } from "#ui/Form.tsx";
import { PlateInput } from "#ui/PlateInput.tsx";
import { useForm } from "#ui/use-form.ts";
import type { RegisterEntry, Vehicle } from "#entities/vehicle/vehicle-types.ts";
import { AskForCar } from "./AskForCar.tsx";
import { ExamplePlates } from "./ExamplePlates.tsx";
import { KnownCar } from "./KnownCar.tsx";
import { MissedCar, type CarMiss } from "./MissedCar.tsx";

interface FindCarProps {
  readonly plate: string;
  readonly lookUpNow: boolean;
  readonly own: readonly Vehicle[];
  readonly consumerId: number | undefined;
  readonly onFound: (entry: RegisterEntry) => void;
  /** Typed in by hand: the register does not know it, or does not answer. */
  readonly onByHand: (number: string) => void;
}

/** "known": another account has it. */
type Miss = CarMiss | { readonly kind: "known"; readonly number: string };

/** Looks a registration up; what is not found can be typed in. */
export function FindCar({ plate, lookUpNow, own, consumerId, onFound, onByHand }: FindCarProps): ReactElement {
  const t = useT();
  const [miss, setMiss] = useState<Miss | null>(null);
  const form = useForm({
    initial: { number: plate },
    validate: ({ number }) => ({ number: plateProblem(number) }),
    submit: async ({ number }) => {
      setMiss(null);
      const answer = await lookUp(normalisePlate(number));
      if (answer === "known" || answer === "down") setMiss({ kind: answer, number: normalisePlate(number) });
      else if (answer.found) onFound(answer);
      else setMiss({ kind: "unknown", entry: answer });
    },
    explain: errorText,
    keepAs: "add-car-plate",
  });
  function plateProblem(number: string): string | undefined {
    if (!isPlate(number)) return t("base.field.plate");
    return own.some((vehicle) => vehicle.number === normalisePlate(number)) ? t("driver.cars.already") : undefined;
  }
  const tryNumber = (given: string): void => {
    form.set({ number: formatPlate(given) });
    void form.submit();
  };
  useOnChange(null, () => {
    if (lookUpNow) tryNumber(plate);
  });
  const typeAnother = (): void => {
    setMiss(null);
    form.set({ number: "" });
    document.getElementById(form.field("number").id)?.focus();
  };
  return (
    <Stack gap="wide">
      <Form form={form} submitLabel={t("driver.cars.find")} note={t("driver.cars.findText")}>
        <PlateInput {...form.field("number")} />
      </Form>
      {miss?.kind === "known" &&
        (consumerId === undefined ? (
          <KnownCar number={miss.number} onAnother={typeAnother} />
        ) : (
          <AskForCar number={miss.number} consumerId={consumerId} onAnother={typeAnother} />
        ))}
      {miss && miss.kind !== "known" && <MissedCar miss={miss} onHint={tryNumber} onByHand={onByHand} />}
      {!miss && <ExamplePlates own={own} onTry={tryNumber} />}
    </Stack>
  );
}

/** "known": it is another account's car. */
async function lookUp(number: string): Promise<RegisterEntry | "down" | "known"> {
  const { free } = await api.call("checkedVehicleByNumber", { body: { number } });
  if (!free) return "known";
  try {
    return await api.call("getVehicleData", { params: { number } });
  } catch (error) {
    if (isCode(error, "UPSTREAM_UNAVAILABLE", "QUOTA_EXCEEDED")) return "down";
    throw error;
  }
}
