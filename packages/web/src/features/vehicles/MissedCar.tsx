import type { ReactElement } from "react";
import { formatPlate } from "@treadclub/rules/plate";
import { useT } from "#kit/i18n.ts";
import { Button } from "#ui/Button.tsx";
import { Card, Stack } from "#ui/Card.tsx";
import type { RegisterEntry } from "#entities/vehicle/vehicle-types.ts";

/** What the register does not know, or the register does not answer. */
export type CarMiss =
  | { readonly kind: "unknown"; readonly entry: RegisterEntry }
  | { readonly kind: "down"; readonly number: string };

interface MissedCarProps {
  readonly miss: CarMiss;
  readonly onHint: (number: string) => void;
  readonly onByHand: (number: string) => void;
}

/** Other readings of the plate, and the way by hand. */
export function MissedCar({ miss, onHint, onByHand }: MissedCarProps): ReactElement {
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
