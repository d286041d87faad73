import type { ReactElement } from "react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { Section } from "#ui/Card.tsx";
import { TreadProfile } from "#ui/TreadProfile.tsx";
import type { ConsumerPaths } from "#entities/consumer/consumer-paths.ts";
import { isByGauge } from "#entities/scan/is-by-gauge.ts";
import { ReportWays } from "#entities/scan/report/ReportWays.tsx";
import type { Scan } from "#entities/scan/scan-types.ts";
import { FittingVouchers } from "./FittingVouchers.tsx";
import { RewardParts } from "./Reward.tsx";
import { ScanForecast } from "./ScanForecast.tsx";
import { Details } from "./ScanFacts.tsx";
import { Verdict } from "./Verdict.tsx";
import { WelcomeVoucher } from "./WelcomeVoucher.tsx";
import css from "./ScanResults.module.css";

interface ScanResultProps {
  readonly scan: Scan;
  readonly paths: ConsumerPaths;
}

/** What was read: how deep, what it means, what to do, how sure it is. */
export function ScanResult({ scan, paths }: ScanResultProps): ReactElement {
  const t = useT();
  return (
    <div className={css.body}>
      <div className={css.first}>
        <Verdict scan={scan} paths={paths} />
        {scan.can.report && <ReportWays scanId={scan.id} by="driver" />}
      </div>
      {scan.depths && (
        <Section title={t("scan.result.treadTitle")}>
          <TreadProfile
            depths={{ innerMm: scan.depths.inner_mm, middleMm: scan.depths.middle_mm, outerMm: scan.depths.outer_mm }}
            marginMm={scan.uncertainty_mm ?? undefined}
            position={scan.position}
          />
          <Method scan={scan} />
        </Section>
      )}
      {scan.message !== "" && (
        <Section title={t("scan.result.message")}>
          <blockquote className={css.message}>{scan.message}</blockquote>
        </Section>
      )}
      <RewardParts reward={scan.reward} company={scan.member_name} voucherHref={paths.voucher} />
      {scan.voucher_id !== null && (
        <WelcomeVoucher href={paths.voucher(scan.voucher_id)} pence={scan.voucher_pence ?? 0} />
      )}
      <FittingVouchers scan={scan} paths={paths} />
      <ScanForecast scan={scan} paths={paths} />
      <Details scan={scan} />
    </div>
  );
}

/** How sure the figures are: an estimate is called one. */
function Method({ scan }: { readonly scan: Scan }): ReactElement | null {
  const t = useT();
  const format = useFormat();
  if (scan.method === null) return null;
  const plusMinus = format.mm(scan.uncertainty_mm ?? defaultUncertaintyMm);
  if (scan.type === "measurement" && scan.method === "gauge")
    return <p className={css.method}>{t("scan.measure.own", { plusMinus })}</p>;
  if (isByGauge(scan) && scan.member_name !== null)
    return <p className={css.method}>{t("scan.gauge.how", { company: scan.member_name, plusMinus })}</p>;
  return (
    <p className={css.method}>
      {scan.method === "sandbox" ? t("scan.result.how.sandbox") : t(`scan.result.how.${scan.method}`, { plusMinus })}
    </p>
  );
}

const defaultUncertaintyMm = 0.3;
