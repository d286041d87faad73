import type { ReactElement } from "react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { wheelOf } from "#entities/scan/VehicleTyres.tsx";
import type { MemberVehicle } from "#entities/vehicle/vehicle-types.ts";
import { modelName } from "#entities/vehicle/VehicleName.tsx";
import { Row } from "#ui/DataList.tsx";
import { Plate } from "#ui/Plate.tsx";
import { StateBadge } from "#ui/StateBadge.tsx";
import { useToday } from "#ui/use-today.ts";
import { motText } from "./mot-text.ts";

/** A car in a list: its plate, its worst tyre, whose it is, where its MOT is. */
export function VehicleLine({ vehicle }: { readonly vehicle: MemberVehicle }): ReactElement {
  const t = useT();
  const format = useFormat();
  const today = useToday();
  const worst = worstWheel(vehicle.tyres.map((tyre) => wheelOf(tyre, t)));
  return (
    <Row
      title={
        <>
          <Plate value={vehicle.number} size="small" /> {modelName(vehicle)}
        </>
      }
      badge={worst && <StateBadge tone={worst.tone}>{worst.word}</StateBadge>}
      meta={format.facts(vehicle.consumer.name, motText(vehicle.mot_due_on, { t, format, today }))}
    />
  );
}

const urgency = ["now", "soon", "turn", "waiting", "good", "neutral"] as const;

function worstWheel<W extends { readonly tone: (typeof urgency)[number] }>(wheels: readonly W[]): W | undefined {
  return wheels.toSorted((a, b) => urgency.indexOf(a.tone) - urgency.indexOf(b.tone))[0];
}
