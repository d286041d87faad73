import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { StateBadge } from "#ui/StateBadge.tsx";
import { lookOf } from "./scan-state.ts";
import type { ScanRow } from "./scan-types.ts";

/** A scan's state in its driver's words. */
export function ScanBadge({
  scan,
}: {
  readonly scan: Pick<ScanRow, "state" | "results" | "minimum_mm"> & Partial<Pick<ScanRow, "type">>;
}): ReactElement {
  const t = useT();
  const { tone, word } = lookOf(scan, t);
  return <StateBadge tone={tone}>{word}</StateBadge>;
}
