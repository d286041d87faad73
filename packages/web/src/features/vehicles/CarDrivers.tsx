import { useState, type ReactElement } from "react";
import { errorText } from "#kit/errors.ts";
import { useT } from "#kit/i18n.ts";
import { Button } from "#ui/Button.tsx";
import { Section } from "#ui/Card.tsx";
import { Confirm } from "#ui/Confirm.tsx";
import { toast } from "#ui/toast.ts";
import { useEndVehicleShare } from "#entities/vehicle/queries.ts";
import type { Vehicle } from "#entities/vehicle/vehicle-types.ts";
import css from "./Car.module.css";

/** Who drives a shared car besides the viewer; its owner ends a share here. */
export function CarDrivers({ vehicle }: { readonly vehicle: Vehicle }): ReactElement | null {
  const t = useT();
  const { is_owner, owner, drivers } = vehicle;
  if (owner === "") return null;
  return (
    <Section title={t("driver.share.title")} lead={t("driver.share.text")}>
      <ul className={css.drivers}>
        {!is_owner && <li>{t("driver.share.owner", { name: owner })}</li>}
        {drivers.map((driver) => (
          <li key={driver.id} className={css.driver}>
            <span>{driver.name}</span>
            {is_owner && <EndShare vehicleId={vehicle.id} driver={driver} />}
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface EndShareProps {
  readonly vehicleId: number;
  readonly driver: Vehicle["drivers"][number];
}

function EndShare({ vehicleId, driver }: EndShareProps): ReactElement {
  const t = useT();
  const [asking, setAsking] = useState(false);
  const end = useEndVehicleShare();
  const run = async (): Promise<void> => {
    try {
      await end.send({ body: { vehicle_id: vehicleId, driver_id: driver.id } });
      toast.success(t("driver.share.ended", { name: driver.name }));
    } catch (error) {
      toast.error(errorText(error));
    }
  };
  return (
    <>
      <Button small onClick={() => setAsking(true)}>
        {t("driver.share.end")}
      </Button>
      <Confirm
        open={asking}
        onClose={() => setAsking(false)}
        title={t("driver.share.endTitle", { name: driver.name })}
        actionLabel={t("driver.share.end")}
        onConfirm={run}
      >
        <p>{t("driver.share.endText")}</p>
      </Confirm>
    </>
  );
}
