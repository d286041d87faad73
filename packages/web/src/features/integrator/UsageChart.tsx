import type { Translate } from "@treadclub/texts";
import type { ReactElement } from "react";
import { useFormat, type Format } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { Section } from "#ui/Card.tsx";
import { ProgressBar } from "#ui/ProgressBar.tsx";
import css from "./Integrator.module.css";
import type { Key } from "./queries.ts";

interface UsageProps {
  readonly apiKey: Key;
  readonly level: 2 | 3;
}

/** The month against its limit, and the days before today as bars with their figures in words. */
export function Usage({ apiKey, level }: UsageProps): ReactElement {
  const t = useT();
  const format = useFormat();
  const { used, allowance, month, days } = apiKey;
  const monthName = t("integrator.usage.month", { month: format.day(`${month}-01`, "month") });
  const total = days.reduce((sum, day) => sum + day.used, 0);
  const busiest = days.reduce<Key["days"][number] | null>(
    (most, day) => (most === null || day.used > most.used ? day : most),
    null,
  );
  return (
    <Section title={t("integrator.usage.title")} level={level}>
      {allowance === null ? (
        <p>{format.labelled(monthName, format.number(used))}</p>
      ) : (
        <ProgressBar
          label={monthName}
          share={allowance === 0 ? 1 : Math.min(1, used / allowance)}
          detail={t("integrator.usage.of", { used: format.number(used), allowance: format.number(allowance) })}
        />
      )}
      <figure className={css.chart}>
        <Bars days={days} most={busiest?.used ?? 0} />
        <figcaption>{usageText({ total, busiest }, t, format)}</figcaption>
      </figure>
    </Section>
  );
}

interface Days {
  readonly total: number;
  readonly busiest: Key["days"][number] | null;
}

/** The days in words; which of them was the busiest only where one was. */
function usageText({ total, busiest }: Days, t: Translate, format: Format): string {
  if (total === 0 || busiest === null) return t("integrator.usage.none");
  const words = t("integrator.usage.total", { count: total });
  if (busiest.used < 2) return words;
  const day = format.day(busiest.day, "short");
  return t("integrator.usage.busiest", { total: words, day, most: format.number(busiest.used) });
}

const width = 300;
const height = 64;
const gap = 2;
/** A single scan is no tower. */
const leastScale = 4;

function Bars({ days, most }: { readonly days: Key["days"]; readonly most: number }): ReactElement {
  const step = width / days.length;
  return (
    <svg className={css.bars} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <path className={css.base} d={`M0 ${height - 0.5}H${width}`} />
      {days.map(({ day, used }, at) => {
        const tall = used === 0 ? 0 : Math.max(2, (used / Math.max(most, leastScale)) * (height - 2));
        return <rect key={day} className={css.bar} x={at * step} y={height - tall} width={step - gap} height={tall} />;
      })}
    </svg>
  );
}
