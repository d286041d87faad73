import type { ReactElement } from "react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import type { ConsumerPaths } from "#entities/consumer/consumer-paths.ts";
import { careStep, type CareWays } from "#entities/scan/care-step.ts";
import { headlineOf } from "#entities/scan/headline.ts";
import { LimitCard } from "#entities/scan/LimitCard.tsx";
import type { Scan } from "#entities/scan/scan-types.ts";
import { patternsOf, toneOfVerdict, verdictOf } from "#entities/scan/verdict.ts";
import { ResultCard } from "./ResultCard.tsx";
import { useTyreNow } from "./use-tyre-care.ts";
import css from "./ScanResults.module.css";

interface VerdictProps {
  readonly scan: Scan;
  readonly paths: ConsumerPaths;
}

/** How deep, what it means, and the next step; or that another tyre or another result counts by now. */
export function Verdict({ scan, paths }: VerdictProps): ReactElement {
  const { care, fittedAt, newerScanId } = useTyreNow(scan);
  const ways: CareWays = {
    ask: paths.ask({ vehicleId: scan.vehicle.id, positions: [scan.position] }),
    request: paths.request,
    booking: paths.booking,
  };
  if (fittedAt !== null) return <Replaced scan={scan} paths={paths} fittedAt={fittedAt} />;
  if (newerScanId !== null) return <Outdated href={paths.scan(newerScanId)} />;
  if (verdictOf(scan) !== "illegal" || scan.minimum_mm === null)
    return <Judged scan={scan} paths={paths} ways={ways} care={care} />;
  return (
    <LimitCard
      position={scan.position}
      mm={scan.minimum_mm}
      care={care}
      ways={ways}
      freeCheckHref={paths.freeCheck({ vehicleId: scan.vehicle.id })}
    >
      <Patterns scan={scan} />
    </LimitCard>
  );
}

function Patterns({ scan }: { readonly scan: Scan }): ReactElement {
  const { patterns } = headlineOf(scan, useT());
  return (
    <>
      {patterns.map((pattern) => (
        <p key={pattern}>{pattern}</p>
      ))}
    </>
  );
}

interface JudgedProps extends VerdictProps {
  readonly ways: CareWays;
  readonly care: ReturnType<typeof useTyreNow>["care"];
}

function Judged({ scan, paths, ways, care }: JudgedProps): ReactElement {
  const t = useT();
  const format = useFormat();
  const { depth, meaning, advice, patterns } = headlineOf(scan, t);
  const verdict = verdictOf(scan);
  const tone = toneOfVerdict(verdict, patternsOf(scan));
  const isGood = verdict === "good" && patterns.length === 0;
  const step = care && careStep(care, ways, t, format);
  return (
    <ResultCard
      tone={tone}
      title={depth}
      actions={
        step && (
          <>
            <ButtonLink kind={isGood ? "plain" : "main"} href={step.href}>
              {care.kind === "none" ? t("scan.result.ask") : step.action}
            </ButtonLink>
            {isGood && (
              <ButtonLink kind="main" href={paths.makeScan(scan.vehicle.id)}>
                {t("scan.sent.next")}
              </ButtonLink>
            )}
            {!isGood && care.kind === "none" && (
              <ButtonLink href={paths.freeCheck({ vehicleId: scan.vehicle.id })}>
                {t("scan.result.freeCheck")}
              </ButtonLink>
            )}
          </>
        )
      }
    >
      <p className={css.meaning}>{meaning}</p>
      <p className={css.advice}>{step?.text ?? advice}</p>
      <Patterns scan={scan} />
    </ResultCard>
  );
}

function Replaced({ scan, paths, fittedAt }: VerdictProps & { readonly fittedAt: string }): ReactElement {
  const t = useT();
  const format = useFormat();
  return (
    <Card
      tone="good"
      title={t("scan.care.fitted")}
      actions={
        <ButtonLink kind="main" href={paths.makeScan(scan.vehicle.id, scan.position)}>
          {t("scan.care.fittedGo")}
        </ButtonLink>
      }
    >
      <p>{t("scan.care.fittedText", { date: format.day(fittedAt) })}</p>
    </Card>
  );
}

function Outdated({ href }: { readonly href: string }): ReactElement {
  const t = useT();
  return (
    <Card title={t("scan.care.newer")} actions={<ButtonLink href={href}>{t("scan.care.newerGo")}</ButtonLink>}>
      <p>{t("scan.care.newerText")}</p>
    </Card>
  );
}
