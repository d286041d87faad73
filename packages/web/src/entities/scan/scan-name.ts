import type { Translate } from "@treadclub/texts";
import type { ScanRow } from "./scan-types.ts";

/** What a scan is called: its tyre, and that it shows the sidewall. */
export function scanName({ type, position }: Pick<ScanRow, "type" | "position">, t: Translate): string {
  const tyre = t(`ui.position.${position}`);
  return type === "sidewall" ? t("scan.sidewall.name", { tyre }) : tyre;
}
