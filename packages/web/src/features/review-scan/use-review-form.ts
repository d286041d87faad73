import type { TreadResult } from "@treadclub/rules";
import type { Translate } from "@treadclub/texts";
import { errorText } from "#kit/errors.ts";
import { useT } from "#kit/i18n.ts";
import type { Reviewer } from "#entities/scan/reviewer.ts";
import type { FormErrors } from "#ui/form-errors.ts";
import { useRecordSend } from "#ui/record/record-context.ts";
import { toast } from "#ui/toast.ts";
import { useForm, type FormHandle } from "#ui/use-form.ts";
import { readDepth, writeDepth } from "@treadclub/rules/depth-text";
import type { ScanView } from "./queries.ts";
import type { ResultReview } from "./ResultChoice.tsx";
import { places, sameResults, suggested, switched, wholeDepths, type DepthTexts, type Place } from "./verdict.ts";

export interface ReviewDraft extends DepthTexts {
  /** What the reviewer chose against the suggestion; null follows it. */
  readonly overruled: readonly TreadResult[] | null;
  readonly message: string;
}

export interface ReviewForm extends ResultReview {
  readonly form: FormHandle<ReviewDraft>;
  readonly suggestion: readonly TreadResult[];
}

interface ReviewFormOptions {
  readonly completing: Reviewer["calls"]["complete"];
  readonly onDone: () => void;
}

/** The state of a review: depths as typed, the suggestion that follows them, and what overrules it. */
export function useReviewForm(scan: ScanView, { completing, onDone }: ReviewFormOptions): ReviewForm {
  const t = useT();
  const send = useRecordSend();
  const form = useForm<ReviewDraft>({
    initial: startOf(scan),
    keepAs: `review-${scan.id}`,
    validate: (draft) => reviewProblems(draft, t),
    submit: async (draft) => {
      await send(completing, { body: bodyOf(draft, scan) });
      toast.success(t("office.review.completed"));
      onDone();
    },
    explain: errorText,
  });
  const suggestion = suggested(form.values);
  const results = form.values.overruled ?? suggestion;
  const flip = (result: TreadResult): void => {
    const next = switched(results, result);
    form.set({ overruled: sameResults(next, suggestion) ? null : next });
  };
  return { form, suggestion, results, flip, useSuggestion: () => form.set({ overruled: null }) };
}

/** What an undone review left, else what was read before, else nothing. */
function startOf({ depths, read_depths, message }: ScanView): ReviewDraft {
  return {
    ...depthTexts(depths ?? read_depths),
    overruled: null,
    message,
  };
}

export const depthTexts = (depths: ScanView["depths"]): DepthTexts => ({
  inner: writeDepth(depths?.inner_mm ?? null),
  middle: writeDepth(depths?.middle_mm ?? null),
  outer: writeDepth(depths?.outer_mm ?? null),
});

export function reviewProblems(draft: ReviewDraft, t: Translate): FormErrors<ReviewDraft> {
  return {
    ...depthProblems(draft, t),
    overruled: draft.overruled?.length === 0 ? t("office.review.need.result") : undefined,
  };
}

export function depthProblems(draft: DepthTexts, t: Translate): Partial<Record<Place, string | undefined>> {
  const problemOf = (place: Place): string | undefined => {
    const mm = readDepth(draft[place]);
    return mm === null || Number.isNaN(mm) ? t("office.review.need.depth") : undefined;
  };
  return Object.fromEntries(places.map((place) => [place, problemOf(place)]));
}

/** Without `results` the server's own suggestion holds. */
function bodyOf(draft: ReviewDraft, scan: Pick<ScanView, "id" | "version">) {
  return {
    scan_id: scan.id,
    depths: sentDepths(draft),
    ...(draft.overruled ? { results: [...draft.overruled] } : {}),
    message: draft.message.trim(),
    version: scan.version,
  };
}

/** The three depths for the wire. */
export function sentDepths(draft: DepthTexts) {
  const depths = wholeDepths(draft);
  if (!depths) throw new Error("Validated before: three depths");
  return { inner_mm: depths.innerMm, middle_mm: depths.middleMm, outer_mm: depths.outerMm };
}
