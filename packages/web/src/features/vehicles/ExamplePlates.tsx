import type { ReactElement } from "react";
import { formatPlate } from "@treadclub/rules/plate";
import { useConfig } from "#kit/config.ts";
import { useT } from "#kit/i18n.ts";
import { Button } from "#ui/Button.tsx";
import { Stack } from "#ui/Card.tsx";
import type { Vehicle } from "#entities/vehicle/vehicle-types.ts";

interface ExamplePlatesProps {
  readonly own: readonly Vehicle[];
  readonly onTry: (number: string) => void;
}

/** Registrations that a visitor of the demo may try; nothing where the register is a real one. */
export function ExamplePlates({ own, onTry }: ExamplePlatesProps): ReactElement | null {
  const t = useT();
  const { example_plates: plates = [] } = useConfig();
  const left = plates.filter((plate) => !own.some((vehicle) => vehicle.number === plate));
  if (left.length === 0) return null;
  return (
    <Stack gap="tight">
      <p>{t("driver.cars.examples")}</p>
      <Stack row gap="tight">
        {left.map((plate) => (
          <Button key={plate} small onClick={() => onTry(plate)}>
            {formatPlate(plate)}
          </Button>
        ))}
      </Stack>
    </Stack>
  );
}
