import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Section } from "#ui/Card.tsx";
import type { ConsumerPaths } from "#entities/consumer/consumer-paths.ts";
import type { Scan } from "#entities/scan/scan-types.ts";
import { ReportWays } from "#entities/scan/report/ReportWays.tsx";
import { lookOf } from "#entities/scan/scan-state.ts";
import { SidewallFacts } from "#entities/scan/sidewall/SidewallFacts.tsx";
import { ResultCard } from "./ResultCard.tsx";
import { RewardParts } from "./Reward.tsx";
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
      <div className={css.first}>
        <ResultCard
          tone={tone}
          title={t(`scan.sidewall.verdict.${isGood && warnings.length > 0 ? "noted" : titleOf(result)}`)}
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
        />
        {scan.can.report && <ReportWays scanId={scan.id} by="driver" />}
      </div>
      <Section title={t("scan.sidewall.result.title")}>
        <SidewallFacts sidewalls={scan.sidewalls} />
        <p className={css.method}>{t("scan.sidewall.result.how")}</p>
      </Section>
      {scan.message !== "" && (
        <Section title={t("scan.result.message")}>
          <blockquote className={css.message}>{scan.message}</blockquote>
        </Section>
      )}
      <RewardParts reward={scan.reward} company={scan.member_name} voucherHref={paths.voucher} />
      <Details scan={scan} />
    </div>
  );
}

const titleOf = (result: Scan["results"][number]): "passed" | "recommended_change" | "change_tyre" =>
  result === "change_tyre" || result === "recommended_change" ? result : "passed";
