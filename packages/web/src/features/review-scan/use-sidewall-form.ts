import { useState } from "react";
import {
  isSidewallEmpty,
  noSidewallText,
  readSidewall,
  sidewallFields,
  sidewallWarnings,
  suggestSidewallResult,
  type SidewallText,
  type SidewallWarning,
  type TreadResult,
  type TyrePosition,
} from "@treadclub/rules";
import { errorText } from "#kit/errors.ts";
import { useT } from "#kit/i18n.ts";
import type { Reviewer } from "#entities/scan/reviewer.ts";
import { sidewallProblems } from "#entities/scan/sidewall/sidewall-words.ts";
import type { FormErrors } from "#ui/form-errors.ts";
import { useRecordSend } from "#ui/record/record-context.ts";
import { toast } from "#ui/toast.ts";
import { useForm, type FormHandle } from "#ui/use-form.ts";
import type { ScanView } from "./queries.ts";
import type { ResultReview } from "./ResultChoice.tsx";

interface ReadWall {
  readonly position: TyrePosition;
  readonly text: SidewallText;
}

interface SidewallDraft {
  readonly sidewalls: readonly ReadWall[];
  /** What the reviewer chose against the suggestion; null follows it. */
  readonly overruled: readonly TreadResult[] | null;
  readonly message: string;
}

export interface SidewallForm extends ResultReview {
  readonly form: FormHandle<SidewallDraft>;
  /** What is wrong with each tyre as it is read now. */
  readonly warnings: readonly (readonly SidewallWarning[])[];
}

interface Options {
  readonly completing: Reviewer["calls"]["complete"];
  readonly onDone: () => void;
}

/** Depth and wear show on no sidewall. */
export const sidewallResults: readonly TreadResult[] = ["passed", "recommended_change", "change_tyre"];

/** The state of a sidewall review: what is read of each tyre, the suggestion that follows it, and what overrules it. */
export function useSidewallForm(scan: ScanView, { completing, onDone }: Options): SidewallForm {
  const t = useT();
  const send = useRecordSend();
  const [now] = useState(() => new Date());
  const form = useForm<SidewallDraft>({
    initial: {
      sidewalls: scan.sidewalls.map(({ position, typed, confirmed }) => ({ position, text: confirmed ?? typed })),
      overruled: null,
      message: scan.message,
    },
    keepAs: `review-${scan.id}`,
    validate: ({ sidewalls }): FormErrors<SidewallDraft> =>
      Object.fromEntries(
        sidewalls.flatMap(({ text }, at) => {
          const problems = isSidewallEmpty(text)
            ? { size: t("scan.sidewall.review.need") }
            : sidewallProblems(text, now, t);
          return sidewallFields.map((field) => [`sidewalls.${at}.text.${field}`, problems[field]]);
        }),
      ),
    submit: async ({ sidewalls, overruled, message }) => {
      const results = overruled ? { results: [...overruled] } : {};
      const body = { scan_id: scan.id, sidewalls: [...sidewalls], ...results, message: message.trim() };
      await send(completing, { body: { ...body, version: scan.version } });
      toast.success(t("office.review.completed"));
      onDone();
    },
    explain: errorText,
  });
  const warnings = form.values.sidewalls.map(({ text }, at) => warningsOf(text, scan.sidewalls[at], now));
  const isRead = form.values.sidewalls.every(({ text }) => !isSidewallEmpty(text));
  const suggestion = isRead ? suggestSidewallResult(warnings.flat()) : [];
  const results = form.values.overruled ?? suggestion;
  const flip = (result: TreadResult): void =>
    form.set({ overruled: results.includes(result) || suggestion.includes(result) ? null : [result] });
  return { form, warnings, results, flip, useSuggestion: () => form.set({ overruled: null }) };
}

function warningsOf(text: SidewallText, wall: ScanView["sidewalls"][number] | undefined, now: Date): SidewallWarning[] {
  if (!wall) return [];
  const { fitted, other_axle_size: otherAxleSize, beside_size: besideSize } = wall;
  return sidewallWarnings(readSidewall({ ...noSidewallText, ...text }, now), { fitted, otherAxleSize, besideSize });
}
