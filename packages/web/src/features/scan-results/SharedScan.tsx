import type { ReactElement } from "react";
import type { Catalog, ReplyOf } from "@treadclub/contract";
import { londonDay } from "@treadclub/rules/time";
import { LEGAL_MM } from "@treadclub/rules/tread";
import { howFacts } from "@treadclub/texts/how-facts";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { Section } from "#ui/Card.tsx";
import { KeyValues } from "#ui/KeyValues.tsx";
import { PhotoViewer } from "#ui/PhotoViewer.tsx";
import { TreadLine } from "#ui/TreadLine.tsx";
import { TreadProfile } from "#ui/TreadProfile.tsx";
import { useToday } from "#ui/use-today.ts";
import { lookOf } from "#entities/scan/scan-state.ts";
import { SidewallFacts } from "#entities/scan/sidewall/SidewallFacts.tsx";
import { patternsOf, verdictOf } from "#entities/scan/verdict.ts";
import { aheadOf, lineOf } from "./forecast-scans.ts";
import { RewardParts } from "./Reward.tsx";
import { ResultCard } from "./ResultCard.tsx";
import css from "./ScanResults.module.css";

export type SharedScanView = ReplyOf<Catalog["getSharedScan"]>;

interface SharedProps {
  readonly scan: SharedScanView;
}

/** A result for those to whom it was sent, in the words of the report: nothing in it asks them to do something. */
export function SharedScan({ scan }: SharedProps): ReactElement {
  const t = useT();
  const format = useFormat();
  return (
    <div className={css.body}>
      {scan.type === "sidewall" ? <SidewallVerdict scan={scan} /> : <TreadVerdict scan={scan} />}
      {scan.depths && (
        <Section title={t("report.depths")}>
          <TreadProfile
            depths={{ innerMm: scan.depths.inner_mm, middleMm: scan.depths.middle_mm, outerMm: scan.depths.outer_mm }}
            marginMm={scan.uncertainty_mm ?? undefined}
            position={scan.position}
          />
        </Section>
      )}
      {scan.sidewalls.length > 0 && (
        <Section title={t("report.sidewall")}>
          <SidewallFacts sidewalls={scan.sidewalls} />
        </Section>
      )}
      <RewardParts reward={{ banner: scan.banner, logo: scan.logo }} company={scan.member_name} />
      <Forecast scan={scan} />
      <Photos scan={scan} />
      <Section title={t("report.how.title")}>
        <KeyValues items={howFacts(measuredOf(scan), t)} />
      </Section>
      {scan.type !== "sidewall" && (
        <Section title={t("report.law.title")}>
          <p className={css.words}>{t("report.law.text")}</p>
        </Section>
      )}
      <div className={css.method}>
        <p>{t("report.note")}</p>
        <p>{t("report.number", { number: scan.number })}</p>
        <p>{t("report.shared.until", { date: format.day(scan.expires_at) })}</p>
      </div>
    </div>
  );
}

function TreadVerdict({ scan }: SharedProps): ReactElement {
  const t = useT();
  const format = useFormat();
  const verdict = verdictOf(scan);
  const patterns = patternsOf(scan);
  const plusMinus = format.mm(scan.uncertainty_mm ?? 0);
  return (
    <ResultCard
      tone={lookOf({ ...scan, state: "completed" }, t).tone}
      title={t(`report.verdict.${verdict === "good" && patterns.length > 0 ? "check" : verdict}`)}
    >
      {scan.minimum_mm !== null && (
        <p className={css.advice}>{t("report.lowest", { mm: format.mm(scan.minimum_mm) })}</p>
      )}
      <p className={css.meaning}>
        {verdict === "maybe_illegal" ? t("report.means.maybe_illegal", { plusMinus }) : t(`report.means.${verdict}`)}
      </p>
      {patterns.map((pattern) => (
        <p key={pattern}>{t(`scan.result.pattern.${pattern}`)}</p>
      ))}
    </ResultCard>
  );
}

function SidewallVerdict({ scan }: SharedProps): ReactElement {
  const t = useT();
  const [worst = "passed"] = scan.results;
  return (
    <ResultCard
      tone={lookOf({ ...scan, state: "completed" }, t).tone}
      title={worst === "passed" ? t("report.verdict.sidewall") : t(`base.state.result.${worst}`)}
    />
  );
}

function Forecast({ scan }: SharedProps): ReactElement | null {
  const t = useT();
  const today = useToday();
  const { forecast, minimum_mm: mm } = scan;
  const ahead = forecast && aheadOf(forecast, mm);
  if (!ahead || mm === null || mm < LEGAL_MM || (ahead.at_3_mm === null && ahead.at_1_6_mm === null)) return null;
  const now = { onDay: londonDay(new Date(scan.submitted_at)), mileage: null, minimumMm: mm };
  return (
    <Section title={t("report.forecast.title")}>
      <TreadLine scans={[now]} forecast={lineOf(ahead)} today={today} />
      <p className={css.method}>{t(`report.forecast.method.${ahead.method}`)}</p>
    </Section>
  );
}

function Photos({ scan }: SharedProps): ReactElement | null {
  const t = useT();
  if (scan.photos.length === 0) return null;
  const photos = scan.photos.map(({ url, width, height, position }, index) => ({
    src: url,
    alt: t("report.photo", { number: index + 1, tyre: t(`ui.position.${position ?? scan.position}`) }),
    width,
    height,
  }));
  return (
    <Section title={t("report.photos")}>
      <PhotoViewer photos={photos} label={t("report.photos")} />
    </Section>
  );
}

const measuredOf = (scan: SharedScanView) => ({
  type: scan.type,
  method: scan.method,
  uncertaintyMm: scan.uncertainty_mm,
  reviewedBy: scan.judged_for,
  isByFitter: scan.by_fitter,
  memberName: scan.member_name,
  photos: scan.photos,
  submittedAt: scan.submitted_at,
  completedAt: scan.completed_at,
  tyreSize: scan.tyre_size,
  mileage: null,
});
