import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { unbroken } from "@treadclub/rules/unbroken";
import { Card } from "#ui/Card.tsx";
import { Facts } from "#ui/Facts.tsx";
import { addressOf, weekOf, type LocationView } from "./opening-hours.ts";

/** A place where drivers are served: address, bays, opening hours. */
export function LocationCard({ location }: { readonly location: LocationView }): ReactElement {
  const t = useT();
  const week = weekOf(location, t.locale);
  return (
    <Card title={location.name} level={3}>
      <p>{unbroken(addressOf(location))}</p>
      <p>{t("office.company.bays", { count: location.bays })}</p>
      <h4>{t("office.company.hours")}</h4>
      <Facts
        facts={week.map((day) => ({ label: day.name, value: day.hours.join("\n") || t("office.company.closed") }))}
      />
    </Card>
  );
}
