import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Card, Section } from "#ui/Card.tsx";
import { ToneShape } from "#ui/ToneShape.tsx";
import type { ConsumerPaths } from "#entities/consumer/consumer-paths.ts";
import type { Scan } from "#entities/scan/scan-types.ts";
import { lookOf } from "#entities/scan/scan-state.ts";
import { SidewallFacts } from "#entities/scan/sidewall/SidewallFacts.tsx";
import { Details } from "./ScanFacts.tsx";
import css from "./ScanResults.module.css";

interface SidewallResultProps {
  readonly scan: Scan;
  readonly paths: ConsumerPaths;
}

/** What the sidewall says, what is wrong with the tyre, and the next step. */
export function SidewallResult({ scan, paths }: SidewallResultProps): ReactElement {
  const t = useT();
  const { tone } = lookOf(scan, t);
  const warnings = scan.sidewalls.flatMap((wall) => wall.warnings);
  const isGood = scan.results.includes("passed");
  const [result = "passed"] = scan.results;
  const isAboutRecord = warnings.some(({ code }) => code === "size_differs");
  return (
    <div className={css.body}>
      <Card
        tone={tone}
        actions={
          <>
            {isGood ? (
              <ButtonLink kind="main" href={paths.makeScan(scan.vehicle.id, scan.position)}>
                {t("scan.sidewall.treadWay.go")}
              </ButtonLink>
            ) : (
              <ButtonLink
                kind="main"
                href={paths.ask({
                  vehicleId: scan.vehicle.id,
                  positions: scan.sidewalls.map(({ position }) => position),
                })}
              >
                {t("scan.result.ask")}
              </ButtonLink>
            )}
            {isAboutRecord && (
              <ButtonLink href={paths.editCar(scan.vehicle.id)}>{t("scan.sidewall.result.car")}</ButtonLink>
            )}
          </>
        }
      >
        <div className={css.verdict}>
          <span className={css[tone]}>
            <ToneShape tone={tone} size={40} />
          </span>
          <div className={css.words}>
            <h2>{t(`scan.sidewall.verdict.${isGood && warnings.length > 0 ? "noted" : titleOf(result)}`)}</h2>
          </div>
        </div>
      </Card>
      <Section title={t("scan.sidewall.result.title")}>
        <SidewallFacts sidewalls={scan.sidewalls} />
        <p className={css.method}>{t("scan.sidewall.result.how")}</p>
      </Section>
      {scan.message !== "" && (
        <Section title={t("scan.result.message")}>
          <blockquote className={css.message}>{scan.message}</blockquote>
        </Section>
      )}
      <Details scan={scan} />
    </div>
  );
}

const titleOf = (result: Scan["results"][number]): "passed" | "recommended_change" | "change_tyre" =>
  result === "change_tyre" || result === "recommended_change" ? result : "passed";
