import type { VNode } from "preact";
import type { MeasurementStatus, MeasurementVerdict } from "@treadclub/contract/measurement/states";
import { cx } from "#scanner/kit/cx.ts";
import { oneDecimal, useT } from "#scanner/kit/words.ts";
import { type Tone, ToneShape, toneClass } from "#scanner/pieces/ToneShape.tsx";
import { type Result, hasDepths } from "#scanner/scan/results.ts";
import css from "./ResultCard.module.css";
import { TreadPicture } from "./TreadPicture.tsx";

interface ResultCardProps {
  readonly name: string;
  readonly status: MeasurementStatus;
  readonly result: Result | undefined;
}

/** One tyre: its state, and the depths when they are there. */
export function ResultCard({ name, status, result }: ResultCardProps): VNode {
  const t = useT();
  const { tone, key } = stateOf(status);
  return (
    <li class={css.card}>
      <div class={css.head}>
        <h2>{name}</h2>
        <p class={cx(css.state, toneClass(tone))}>
          <ToneShape tone={tone} /> {t(`scanner.done.state.${key}`)}
        </p>
      </div>
      {result && hasDepths(result) && <Depths result={result} />}
      {result?.status === "failed" && <Reasons result={result} />}
    </li>
  );
}

const verdictTones: Readonly<Record<MeasurementVerdict, Tone>> = {
  legal: "good",
  replace_soon: "soon",
  uncertain: "soon",
  illegal: "now",
};

function Depths({ result }: { readonly result: Result }): VNode {
  const t = useT();
  const { verdict, method, wear_pattern: wear } = result;
  return (
    <>
      {verdict && (
        <p class={cx(css.verdict, toneClass(verdictTones[verdict]))}>
          <ToneShape tone={verdictTones[verdict]} size={22} /> {t(`scanner.result.verdict.${verdict}`)}
        </p>
      )}
      <TreadPicture depths={result.regions.map((region) => (region.available ? region.value_mm : null))} />
      <dl class={css.depths}>
        {result.regions.map((region, at) => (
          <Depth key={region.place ?? at} region={region} number={at + 1} marginMm={result.uncertainty_mm ?? 0} />
        ))}
      </dl>
      {wear && wear !== "even" && <p>{t(`scanner.result.wear.${wear}`)}</p>}
      {method && <p class={css.method}>{t(`scanner.result.method.${method}`)}</p>}
      {result.message !== "" && <p class={css.message}>{result.message}</p>}
    </>
  );
}

interface DepthProps {
  readonly region: Result["regions"][number];
  readonly number: number;
  readonly marginMm: number;
}

function Depth({ region, number, marginMm }: DepthProps): VNode {
  const t = useT();
  const mm = (value: number): string => oneDecimal(Math.max(0, value), t.locale);
  const depth = region.available ? region.value_mm : null;
  return (
    <div>
      <dt>{region.place ? t(`scanner.result.place.${region.place}`) : t("scanner.result.place.any", { number })}</dt>
      <dd>
        {depth === null ? (
          t("scanner.result.unknown")
        ) : (
          <>
            <span class={css.mm}>{t("scanner.result.mm", { mm: mm(depth) })}</span>
            {marginMm > 0 && (
              <small>{t("scanner.result.range", { low: mm(depth - marginMm), high: mm(depth + marginMm) })}</small>
            )}
          </>
        )}
      </dd>
    </div>
  );
}

function Reasons({ result }: { readonly result: Result }): VNode {
  const t = useT();
  return (
    <ul class={css.reasons}>
      {result.quality_reasons.map((reason) => (
        <li key={reason}>{t(`scanner.reason.${reason}`)}</li>
      ))}
      {result.message !== "" && <li>{result.message}</li>}
    </ul>
  );
}

function stateOf(status: MeasurementStatus): {
  tone: Tone;
  key: "processing" | "result_ready" | "completed" | "aborted" | "failed";
} {
  switch (status) {
    case "unknown":
    case "waiting_for_images":
    case "processing":
      return { tone: "waiting", key: "processing" };
    case "result_ready":
    case "result_and_report_ready":
      return { tone: "waiting", key: "result_ready" };
    case "completed":
      return { tone: "good", key: "completed" };
    case "aborted":
      return { tone: "neutral", key: "aborted" };
    case "failed":
      return { tone: "now", key: "failed" };
  }
}
