import type { Translate } from "@treadclub/texts";
import type { ScanSubject } from "./scan-note.ts";
import type { ScanRow } from "./scan-types.ts";

type Named = Pick<ScanRow, "position"> & { readonly type: ScanRow["type"] | ScanSubject["type"] };

/** What a scan is called: its tyre, that it shows the sidewall, or that a car is measured. */
export function scanName({ type, position }: Named, t: Translate): string {
  if (type === "gauge") return t("scan.gauge.name");
  const tyre = t(`ui.position.${position}`);
  return type === "sidewall" ? t("scan.sidewall.name", { tyre }) : tyre;
}
