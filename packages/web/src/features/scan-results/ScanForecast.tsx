import type { ReactElement } from "react";
import { LEGAL_MM } from "@treadclub/rules/tread";
import { useT } from "#kit/i18n.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Section } from "#ui/Card.tsx";
import { TreadLine } from "#ui/TreadLine.tsx";
import { useToday } from "#ui/use-today.ts";
import type { ConsumerPaths } from "#entities/consumer/consumer-paths.ts";
import type { Scan } from "#entities/scan/scan-types.ts";
import { useVehicles } from "#entities/vehicle/queries.ts";
import { aheadOf, lineOf, pointsOf } from "./forecast-scans.ts";
import css from "./ScanResults.module.css";

/** The tread over time, and the days on which it meets 3.0 and 1.6 mm. */
export function ScanForecast({
  scan,
  paths,
}: {
  readonly scan: Scan;
  readonly paths: ConsumerPaths;
}): ReactElement | null {
  const t = useT();
  const today = useToday();
  const points = pointsOf(scan);
  const forecast = scan.forecast && aheadOf(scan.forecast, scan.minimum_mm);
  const isWorn = scan.minimum_mm !== null && scan.minimum_mm < LEGAL_MM;
  // A tyre that is worn out has a past to show at most.
  if (points.length === 0 || (isWorn && points.length === 1)) return null;
  const hasDays = forecast !== null && (forecast.at_3_mm !== null || forecast.at_1_6_mm !== null);
  return (
    <Section title={t("scan.forecast.title")}>
      <TreadLine scans={points} forecast={forecast && lineOf(forecast)} today={today} />
      {!isWorn &&
        (hasDays ? (
          <p className={css.method}>{t(`scan.forecast.method.${forecast.method}`)}</p>
        ) : (
          <NoDays scan={scan} paths={paths} />
        ))}
    </Section>
  );
}

/** Asks for the yearly mileage where it is not known; where it is, the days are years away. */
function NoDays({ scan, paths }: { readonly scan: Scan; readonly paths: ConsumerPaths }): ReactElement | null {
  const t = useT();
  const vehicle = useVehicles(scan.consumer.id).data?.list.find(({ id }) => id === scan.vehicle.id);
  if (!vehicle) return null;
  if ((vehicle.average_annual_mileage ?? vehicle.mot_annual_mileage) !== null)
    return <p className={css.method}>{t("scan.forecast.far")}</p>;
  return (
    <div className={css.words}>
      <p>{t("scan.forecast.none")}</p>
      <div>
        <ButtonLink href={paths.editCar(scan.vehicle.id)}>{t("scan.forecast.addAnnual")}</ButtonLink>
      </div>
    </div>
  );
}
