import type { Translate } from "@treadclub/texts";
import type { Tone } from "#ui/tone.ts";
import type { Scan, ScanRow } from "./scan-types.ts";
import { patternsOf, toneOfVerdict, verdictOf } from "./verdict.ts";

export interface ScanLook {
  readonly tone: Tone;
  readonly word: string;
}

type Shown = Pick<ScanRow, "state" | "results" | "minimum_mm"> &
  Partial<Pick<Scan, "uncertainty_mm" | "depths" | "type">>;

/** A scan's state as its driver sees it: on its way, read with a verdict, or to be taken again. */
export function lookOf(scan: Shown, t: Translate): ScanLook {
  if (scan.state === "completed") return lookOfResult(scan, t);
  if (scan.state === "rejected") return { tone: "soon", word: t("scan.state.rejected") };
  if (scan.state === "processing" && scan.type === "measurement")
    return { tone: "waiting", word: t("scan.state.measuring") };
  if (scan.state === "deleted") return { tone: "neutral", word: t("scan.state.deleted") };
  return { tone: "waiting", word: t("scan.state.reading") };
}

function lookOfResult(scan: Shown, t: Translate): ScanLook {
  if (scan.type === "sidewall") return lookOfSidewall(scan, t);
  const verdict = verdictOf(scan);
  const patterns = patternsOf({ results: scan.results, depths: scan.depths ?? null });
  const tone = toneOfVerdict(verdict, patterns);
  return {
    tone,
    word: verdict === "good" && patterns.length > 0 ? t("scan.verdict.check") : t(`scan.verdict.${verdict}`),
  };
}

function lookOfSidewall({ results }: Shown, t: Translate): ScanLook {
  if (results.includes("change_tyre")) return { tone: "now", word: t("scan.verdict.replace_now") };
  if (results.includes("recommended_change")) return { tone: "soon", word: t("scan.verdict.replace_soon") };
  return { tone: "good", word: t("scan.sidewall.verdict.good") };
}
