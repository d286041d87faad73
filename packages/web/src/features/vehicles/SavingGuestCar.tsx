import { type ReactElement } from "react";
import { formatPlate } from "@treadclub/rules/plate";
import { useT } from "#kit/i18n.ts";
import { useOnChange } from "#kit/use-on-change.ts";
import { useKeptCar } from "#entities/vehicle/use-kept-car.ts";
import { Page } from "#ui/Page.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { toast } from "#ui/toast.ts";

interface SavingGuestCarProps {
  /** On to the driver's own cars; with `add` there is none to save, with `ask` somebody else has it. */
  readonly onDone: (way: "list" | "add" | "ask", number: string) => void;
}

const ways = { none: "add", taken: "ask", saved: "list", failed: "list" } as const;

/** The driver has signed in: the car from before is saved, and their own cars come. */
export function SavingGuestCar({ onDone }: SavingGuestCarProps): ReactElement {
  const t = useT();
  const { state, number } = useKeptCar();
  useOnChange(state, () => {
    if (state === "saving") return;
    const plate = formatPlate(number);
    if (state === "saved") toast.success(t("entry.signUp.carSaved", { plate }));
    if (state === "taken") toast.warning(t("entry.signUp.carTaken", { plate }));
    if (state === "failed") toast.warning(t("entry.signUp.carFailed", { plate }));
    onDone(ways[state], number);
  });
  return (
    <Page title={t("entry.signUp.carSaving")} width="narrow">
      <Skeleton shape="card" />
    </Page>
  );
}
