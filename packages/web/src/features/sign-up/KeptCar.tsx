import { formatPlate } from "@treadclub/rules/plate";
import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { Card } from "#ui/Card.tsx";
import { Plate } from "#ui/Plate.tsx";
import css from "./SignUp.module.css";
import type { KeptCarState } from "#entities/vehicle/use-kept-car.ts";

const words = {
  saved: "entry.signUp.carSaved",
  taken: "entry.signUp.carTaken",
  failed: "entry.signUp.carFailed",
} as const;

/** What became of the car from before. */
export function KeptCar({ car: { state, number } }: { readonly car: KeptCarState }): ReactElement | null {
  const t = useT();
  if (state === "none") return null;
  const plate = formatPlate(number);
  return (
    <Card tone={state === "saved" ? "good" : state === "saving" ? "waiting" : "soon"}>
      <div className={css.saved} role="status">
        <Plate value={number} />
        <span>{state === "saving" ? t("entry.signUp.carSaving") : t(words[state], { plate })}</span>
      </div>
    </Card>
  );
}
