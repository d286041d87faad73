import type { Translate } from "@treadclub/texts";
import { formatMm } from "#kit/format.ts";
import type { Scan } from "./scan-types.ts";
import { patternsOf, verdictOf, type Verdict } from "./verdict.ts";

/** The result in sentences: how deep, what that means, what to do, and what the wear tells. */
export interface Headline {
  readonly depth: string;
  readonly meaning: string;
  readonly advice: string;
  readonly patterns: readonly string[];
}

type Read = Pick<Scan, "position" | "minimum_mm" | "uncertainty_mm" | "results" | "depths">;

export function headlineOf(scan: Read, t: Translate): Headline {
  const verdict = verdictOf(scan);
  return {
    depth: depthSentence(scan, t),
    ...adviceOf(scan, verdict, t),
    patterns: patternsOf(scan).map((pattern) => t(`scan.result.pattern.${pattern}`)),
  };
}

function adviceOf(scan: Read, verdict: Verdict, t: Translate): Pick<Headline, "meaning" | "advice"> {
  if (verdict === "illegal") return { meaning: t("scan.limit.do"), advice: t("scan.limit.law") };
  const plusMinus = formatMm(scan.uncertainty_mm ?? 0, t.locale);
  return {
    meaning:
      verdict === "maybe_illegal"
        ? t("scan.result.means.maybe_illegal", { plusMinus })
        : t(`scan.result.means.${verdict}`),
    advice: t(`scan.result.do.${verdict}`),
  };
}

/** Below the limit the figure is said as it was read; above it as the estimate that it is. */
function depthSentence(scan: Read, t: Translate): string {
  if (scan.minimum_mm === null) return t("scan.result.depth.none");
  const mm = formatMm(scan.minimum_mm, t.locale);
  return verdictOf(scan) === "illegal"
    ? t("scan.limit.title", { tyre: t(`scan.tyre.${scan.position}`), mm })
    : t("scan.result.depth.other", { mm });
}
