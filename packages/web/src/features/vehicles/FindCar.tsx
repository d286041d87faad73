import { useState, type ReactElement } from "react";
import { formatPlate, isPlate, normalisePlate } from "@treadclub/rules/plate";
import { api } from "#kit/api.ts";
import { errorText, isCode } from "#kit/errors.ts";
import { useT } from "#kit/i18n.ts";
import { Button } from "#ui/Button.tsx";
import { Card, Stack } from "#ui/Card.tsx";
import { Form } from "#ui/Form.tsx";
import { PlateInput } from "#ui/PlateInput.tsx";
import { useForm } from "#ui/use-form.ts";
import type { RegisterEntry, Vehicle } from "#entities/vehicle/vehicle-types.ts";

interface FindCarProps {
  readonly plate: string;
  readonly own: readonly Vehicle[];
  readonly onFound: (entry: RegisterEntry) => void;
  /** Typed in by hand: the register does not know it, or does not answer. */
  readonly onByHand: (number: string) => void;
}

/** Tells the form which field it is about. */
class FieldError extends Error {
  readonly fields: Readonly<Record<string, string>>;
  constructor(fields: Readonly<Record<string, string>>) {
    super(Object.values(fields).join(" "));
    this.fields = fields;
  }
}

type Miss =
  | { readonly kind: "unknown"; readonly entry: RegisterEntry }
  | { readonly kind: "down"; readonly number: string };

/** Looks a registration up; what is not found can be typed in. */
export function FindCar({ plate, own, onFound, onByHand }: FindCarProps): ReactElement {
  const t = useT();
  const [miss, setMiss] = useState<Miss | null>(null);
  const form = useForm({
    initial: { number: plate },
    validate: ({ number }) => ({ number: plateProblem(number) }),
    submit: async ({ number }) => {
      setMiss(null);
      const answer = await lookUp(normalisePlate(number));
      if (answer === null) throw new FieldError({ number: t("base.error.VEHICLE_ALREADY_REGISTERED") });
      if (answer === "down") setMiss({ kind: "down", number: normalisePlate(number) });
      else if (answer.found) onFound(answer);
      else setMiss({ kind: "unknown", entry: answer });
    },
    explain: errorText,
  });
  function plateProblem(number: string): string | undefined {
    if (!isPlate(number)) return t("base.field.plate");
    return own.some((vehicle) => vehicle.number === normalisePlate(number)) ? t("driver.cars.already") : undefined;
  }
  const tryHint = (hint: string): void => {
    form.set({ number: formatPlate(hint) });
    void form.submit();
  };
  return (
    <Stack gap="wide">
      <Form form={form} submitLabel={t("driver.cars.find")} note={t("driver.cars.findText")}>
        <PlateInput {...form.field("number")} />
      </Form>
      {miss && <Missed miss={miss} onHint={tryHint} onByHand={onByHand} />}
    </Stack>
  );
}

/** Null: it is another account's car. */
async function lookUp(number: string): Promise<RegisterEntry | "down" | null> {
  const { free } = await api.call("checkedVehicleByNumber", { body: { number } });
  if (!free) return null;
  try {
    return await api.call("getVehicleData", { params: { number } });
  } catch (error) {
    if (isCode(error, "UPSTREAM_UNAVAILABLE", "QUOTA_EXCEEDED")) return "down";
    throw error;
  }
}

interface MissedProps {
  readonly miss: Miss;
  readonly onHint: (number: string) => void;
  readonly onByHand: (number: string) => void;
}

function Missed({ miss, onHint, onByHand }: MissedProps): ReactElement {
  const t = useT();
  const number = miss.kind === "down" ? miss.number : miss.entry.number;
  const hints = miss.kind === "unknown" ? miss.entry.hints : [];
  const title =
    miss.kind === "unknown" ? t("driver.cars.notFound", { plate: formatPlate(number) }) : t("driver.cars.registerDown");
  return (
    <div role="status">
      <Card
        title={title}
        tone="soon"
        actions={<Button onClick={() => onByHand(number)}>{t("driver.cars.byHand")}</Button>}
      >
        {miss.kind === "unknown" && <p>{t("driver.cars.notFoundText")}</p>}
        {hints.length > 0 && (
          <Stack row gap="tight">
            <span>{t("driver.cars.didYouMean")}</span>
            {hints.map((hint) => (
              <Button key={hint} small onClick={() => onHint(hint)}>
                {formatPlate(hint)}
              </Button>
            ))}
          </Stack>
        )}
      </Card>
    </div>
  );
}
