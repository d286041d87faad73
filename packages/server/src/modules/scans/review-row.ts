import type { ReadCtx } from "@treadclub/kit/context";
import type { RowOf } from "@treadclub/kit/db/decode";
import { claimant, claimOf } from "./claim.ts";
import type { ScanListRow } from "./fields.ts";
import { mayReview } from "./policy.ts";
import { suggestionOf, unsureReason } from "./suggestion.ts";
import { scans } from "./table.ts";

/** What `reviewOf` needs of a scan. */
export const reviewFields = {
  state: scans.state,
  type: scans.type,
  memberId: scans.memberId,
  reviewedAt: scans.reviewedAt,
  reviewedBy: scans.reviewedBy,
  isJudgedHere: scans.isJudgedHere,
  readInnerMm: scans.readInnerMm,
  readMiddleMm: scans.readMiddleMm,
  readOuterMm: scans.readOuterMm,
  readUncertaintyMm: scans.readUncertaintyMm,
  claimant,
};

/** What whoever may judge it reads beside the row: who has it open, and what the reading suggests. */
export function reviewOf(
  { actor, now }: Pick<ReadCtx, "actor" | "now">,
  scan: RowOf<typeof reviewFields>,
): Pick<ScanListRow, "claimed" | "suggested"> {
  if (!mayReview(actor, scan)) return { claimed: null, suggested: null };
  const suggestion = suggestionOf(scan);
  return {
    claimed: claimOf(actor, scan.claimant, now),
    suggested: suggestion && {
      results: [...suggestion.results],
      minimum_mm: suggestion.minimumMm,
      sure: unsureReason(scan) === null,
    },
  };
}
