import { isSureResult, minimumMm, suggestResult, type TreadDepths, type TreadResult } from "@treadclub/rules";
import { reviewUncertaintyMm } from "./results.ts";
import type { ScanRow } from "./rows.ts";

/** Why a suggested result cannot be accepted without a look at the photos. */
export type UnsureReason = "sidewall" | "unread" | "taken_back" | "unsure";

type Read = Pick<
  ScanRow,
  "type" | "readInnerMm" | "readMiddleMm" | "readOuterMm" | "readUncertaintyMm" | "isJudgedHere"
>;

/** What the columns of a reading suggest; for statements. */
export interface Suggestion {
  readonly depths: TreadDepths;
  readonly results: readonly TreadResult[];
  readonly minimumMm: number;
}

/** What an engine's or the driver's reading suggests; null where nobody has read the tread. */
export function suggestionOf({ type, readInnerMm, readMiddleMm, readOuterMm }: Read): Suggestion | null {
  if (type === "sidewall" || readInnerMm === null || readMiddleMm === null || readOuterMm === null) return null;
  const depths = { innerMm: readInnerMm, middleMm: readMiddleMm, outerMm: readOuterMm };
  return { depths, results: suggestResult(depths), minimumMm: minimumMm(depths) };
}

/** Why a scan needs a look of its own; null when its suggestion is sure and nobody has judged it otherwise. */
export function unsureReason(scan: Read): UnsureReason | null {
  if (scan.type === "sidewall") return "sidewall";
  const suggestion = suggestionOf(scan);
  if (suggestion === null) return "unread";
  if (scan.isJudgedHere) return "taken_back";
  return isSureResult(suggestion.depths, scan.readUncertaintyMm ?? reviewUncertaintyMm) ? null : "unsure";
}
