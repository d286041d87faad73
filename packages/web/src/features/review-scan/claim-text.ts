import type { Translate } from "@treadclub/texts";
import type { ScanRow } from "./queries.ts";

/** Who else has a scan open, by name where the reader may know it. */
export const claimText = ({ name }: NonNullable<ScanRow["claimed"]>, t: Translate): string =>
  name === null ? t("office.claim.somebody") : t("office.claim.by", { name });
