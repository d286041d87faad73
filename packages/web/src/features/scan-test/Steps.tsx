import type { ReactElement, ReactNode } from "react";
import { useT } from "#kit/i18n.ts";
import { StateBadge } from "#ui/StateBadge.tsx";
import { QrCode } from "#ui/QrCode.tsx";
import { UiLink } from "#ui/UiLink.tsx";
import { toneOfStatus } from "#entities/scan/measure/measurement-state.ts";
import type { LabStep } from "./lab-trial.ts";
import { ResultTyres } from "./ResultTyres.tsx";
import css from "./ScanTest.module.css";
import { Json, Problem, Wire } from "./Wire.tsx";

/** What has happened so far, step by step. */
export function LabSteps({ steps }: { readonly steps: readonly LabStep[] }): ReactElement {
  return (
    <ol className={css.steps}>
      {steps.map((step, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the steps of a trial only grow
        <li key={`${at} ${step.kind}`} className={css.step}>
          <Step step={step} number={at + 1} />
        </li>
      ))}
    </ol>
  );
}

function Step({ step, number }: { readonly step: LabStep; readonly number: number }): ReactElement {
  const t = useT();
  const isWaiting = step.kind === "poll" && !step.hasEnded;
  const error = "error" in step ? step.error : null;
  return (
    <>
      <div className={css.head} role="status">
        <h3>{t("lab.step.title", { number, name: t(`lab.step.${step.kind}`) })}</h3>
        {error ? (
          <StateBadge tone="now">{t("lab.step.failed")}</StateBadge>
        ) : isWaiting ? (
          <StateBadge tone="waiting">{t("lab.step.waiting")}</StateBadge>
        ) : (
          <StateBadge tone="good">{t("lab.step.done")}</StateBadge>
        )}
      </div>
      <p className={css.soft}>{t(`lab.step.${step.kind}Text`)}</p>
      {error && <Problem error={error} />}
      {bodyOf(step)}
    </>
  );
}

function bodyOf(step: LabStep): ReactNode {
  switch (step.kind) {
    case "begin":
      return step.exchange && <Wire exchange={step.exchange} />;
    case "launch":
      return <Launch step={step} />;
    case "back":
      return step.data && <Data value={step.data} />;
    case "poll":
      return <Poll step={step} />;
    case "result":
      return <Result step={step} />;
  }
}

function Launch({ step }: { readonly step: Extract<LabStep, { kind: "launch" }> }): ReactElement | null {
  const t = useT();
  if (!step.payload) return null;
  return (
    <>
      {step.link !== null && (
        <div className={css.way}>
          <QrCode text={step.link} size="large" label={t("lab.launch.qr")} />
          <UiLink href={step.link} target="_blank" rel="noopener">
            {t("lab.launch.open")}
          </UiLink>
        </div>
      )}
      <Data value={step.payload} />
    </>
  );
}

function Data({ value }: { readonly value: object }): ReactElement {
  const t = useT();
  return (
    <details>
      <summary>{t("lab.data")}</summary>
      <Json label={t("lab.data")} text={JSON.stringify(value, null, 2)} />
    </details>
  );
}

function Poll({ step }: { readonly step: Extract<LabStep, { kind: "poll" }> }): ReactElement {
  const t = useT();
  return (
    <>
      <p>{t("lab.poll.requests", { count: step.requests })}</p>
      <ol className={css.buttons} aria-label={t("lab.poll.changes")}>
        {step.changes.map((statuses, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- changes only grow
          <li key={`${at} ${statuses.join(" ")}`} className={css.buttons}>
            {statuses.map((status, tyre) => (
              // oxlint-disable-next-line react/no-array-index-key -- tyres keep their order
              <StateBadge key={`${tyre} ${status}`} tone={toneOfStatus(status)}>
                {status}
              </StateBadge>
            ))}
          </li>
        ))}
      </ol>
      {step.exchange && <Wire exchange={step.exchange} />}
    </>
  );
}

function Result({ step }: { readonly step: Extract<LabStep, { kind: "result" }> }): ReactElement {
  const { answer } = step;
  return (
    <>
      <ResultTyres tyres={"measurements" in answer ? answer.measurements : answer.results} />
      <Data value={answer} />
    </>
  );
}
