import type { ReactElement } from "react";
import { formatPlate } from "@treadclub/rules/plate";
import { motDue } from "@treadclub/rules/mot";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { pathTo } from "#kit/paths.ts";
import { useUser } from "#kit/session.ts";
import { memberFlow } from "#entities/scan/scan-flow.ts";
import { VehicleTyres } from "#entities/scan/VehicleTyres.tsx";
import { isStaggered, sizeOf, written } from "#entities/vehicle/tyre-sizes.ts";
import type { MemberVehicle } from "#entities/vehicle/vehicle-types.ts";
import { VehicleName } from "#entities/vehicle/VehicleName.tsx";
import { ButtonLink } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Facts, type Fact } from "#ui/Facts.tsx";
import { StateBadge } from "#ui/StateBadge.tsx";
import { useToday } from "#ui/use-today.ts";
import { motText } from "./mot-text.ts";
import css from "./OfficeVehicles.module.css";

interface DriverCarProps {
  readonly vehicle: MemberVehicle;
  readonly memberId: number;
  /** Whether the company may scan: then a wheel leads to its scan. */
  readonly mayScan: boolean;
}

/** A driver's car as its fitter works with it. */
export function DriverCar({ vehicle, memberId, mayScan }: DriverCarProps): ReactElement {
  const t = useT();
  const userId = useUser().id;
  const tread = memberFlow(memberId, userId, "tyre");
  const found = { show: "all", search: vehicle.number };
  return (
    <Card
      title={<VehicleName vehicle={vehicle} size="normal" />}
      actions={
        <>
          {mayScan && (
            <ButtonLink kind="main" small href={tread.choose(vehicle.id)}>
              {t("scan.member.tread")}
            </ButtonLink>
          )}
          {mayScan && (
            <ButtonLink small href={memberFlow(memberId, userId, "sidewall").choose(vehicle.id)}>
              {t("scan.member.sidewall")}
            </ButtonLink>
          )}
          <ButtonLink small href={pathTo("/app/members/{member_id}/quote_requests", { member_id: memberId }, found)}>
            {t("vehicles.car.quotes")}
          </ButtonLink>
          <ButtonLink small href={pathTo("/app/members/{member_id}/member_bookings", { member_id: memberId }, found)}>
            {t("vehicles.car.bookings")}
          </ButtonLink>
        </>
      }
    >
      <div className={css.car}>
        <VehicleTyres
          tyres={vehicle.tyres}
          label={formatPlate(vehicle.number)}
          {...(mayScan && { hrefOf: (position) => tread.choose(vehicle.id, position) })}
        />
        <CarFacts vehicle={vehicle} />
      </div>
    </Card>
  );
}

function CarFacts({ vehicle }: { readonly vehicle: MemberVehicle }): ReactElement {
  const t = useT();
  const format = useFormat();
  const today = useToday();
  const front = written(sizeOf(vehicle, "front"));
  const yearly = vehicle.average_annual_mileage ?? vehicle.mot_annual_mileage;
  const { status } = motDue(vehicle.mot_due_on, today);
  const mot = motText(vehicle.mot_due_on, { t, format, today });
  const facts: Fact[] = [
    {
      label: t("vehicles.car.size"),
      value: isStaggered(vehicle) ? t("vehicles.car.sizes", { front, rear: written(sizeOf(vehicle, "rear")) }) : front,
    },
    {
      label: t("vehicles.mot.label"),
      value:
        status === "overdue" || status === "due_soon" ? (
          <StateBadge tone={status === "overdue" ? "now" : "soon"}>{mot}</StateBadge>
        ) : (
          mot
        ),
    },
    {
      label: t("vehicles.car.service"),
      value: vehicle.next_service_on === null ? null : format.day(vehicle.next_service_on, "short"),
    },
    { label: t("vehicles.car.mileage"), value: vehicle.mileage === null ? null : format.miles(vehicle.mileage) },
    { label: t("vehicles.car.yearly"), value: yearly === null ? null : format.miles(yearly) },
    { label: t("vehicles.car.kind"), value: format.facts(vehicle.year?.toString(), vehicle.colour, vehicle.fuel) },
  ];
  return <Facts facts={facts} />;
}
