import { formatPlate } from "@treadclub/rules/plate";
import { useState, type ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { dropKeptCar, keepCar, keptCar } from "#entities/vehicle/kept-car.ts";
import { modelName } from "#entities/vehicle/VehicleName.tsx";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { Stack } from "#ui/Card.tsx";
import { Page } from "#ui/Page.tsx";
import { Plate } from "#ui/Plate.tsx";
import { AddCar } from "./AddCar.tsx";
import { dropFoundCar, foundCar, stepBefore, type AddCarStep } from "./found-car.ts";

interface GuestCarProps {
  readonly backHref: string;
  readonly signUpHref: string;
  readonly signInHref: string;
  readonly step: AddCarStep;
  readonly hrefOf: (step: AddCarStep) => string;
  readonly onStep: (step: AddCarStep, options?: { readonly replace: boolean }) => void;
}

/** A car before there is an account: looked up, kept in this tab, saved when its driver has signed up. */
export function GuestCar({ backHref, signUpHref, signInHref, step, hrefOf, onStep }: GuestCarProps): ReactElement {
  const t = useT();
  const [car, setCar] = useState(keptCar);
  const before = stepBefore(step, foundCar());
  if (!car || step !== "find")
    return (
      <Page
        title={t("entry.signUp.carTitle")}
        lead={t("entry.signUp.carLead")}
        width="narrow"
        back={{ href: before ? hrefOf(before) : backHref }}
      >
        <AddCar
          own={[]}
          step={step}
          onStep={onStep}
          saving={{
            label: t("entry.signUp.carKeep"),
            save: async (entered) => {
              keepCar(entered);
              setCar(entered);
              onStep("find", { replace: true });
            },
          }}
        />
      </Page>
    );
  const other = (): void => {
    dropKeptCar();
    dropFoundCar();
    setCar(null);
  };
  return (
    <Page
      title={t("entry.signUp.carKept", { plate: formatPlate(car.number) })}
      lead={t("entry.signUp.carKeptText")}
      width="narrow"
      back={{ href: backHref }}
    >
      <Stack>
        <Plate value={car.number} size="large" />
        <p>{modelName({ brand: car.brand ?? "", model: car.model ?? "" })}</p>
        <ButtonLink kind="main" wide href={signUpHref}>
          {t("entry.signUp.carSignUp")}
        </ButtonLink>
        <ButtonLink wide href={signInHref}>
          {t("entry.signUp.carSignIn")}
        </ButtonLink>
        <Button kind="quiet" onClick={other}>
          {t("entry.signUp.carOther")}
        </Button>
      </Stack>
    </Page>
  );
}
