import type { ReactElement } from "react";
import { formatPlate } from "@treadclub/rules/plate";
import { useT } from "#kit/i18n.ts";
import { pathTo } from "#kit/paths.ts";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";

interface KnownCarProps {
  readonly number: string;
  readonly onAnother: () => void;
}

/** A registration that another account has, before there is an account to ask from. */
export function KnownCar({ number, onAnother }: KnownCarProps): ReactElement {
  const t = useT();
  return (
    <div role="status">
      <Card
        tone="soon"
        title={t("driver.cars.known", { plate: formatPlate(number) })}
        actions={
          <>
            <Button onClick={onAnother}>{t("driver.cars.knownOther")}</Button>
            <ButtonLink kind="quiet" href={pathTo("/app/consumer_sign_up", {})}>
              {t("driver.cars.knownContact")}
            </ButtonLink>
          </>
        }
      >
        <p>{t("base.error.VEHICLE_ALREADY_REGISTERED")}</p>
        <p>{t("driver.cars.knownText")}</p>
      </Card>
    </div>
  );
}
