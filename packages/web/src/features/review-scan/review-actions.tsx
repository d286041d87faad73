import { qualityReasons } from "@treadclub/contract/measurement/states";
import type { Translate } from "@treadclub/texts";
import { ImageOff, Undo2 } from "lucide-react";
import type { Format } from "#kit/format.ts";
import type { Reviewer } from "#entities/scan/reviewer.ts";
import { CheckboxGroup } from "#ui/ChoiceFields.tsx";
import { action, formAction, type RecordAction } from "#ui/record/record-action.tsx";
import type { QuestionForm } from "#ui/record/RecordQuestion.tsx";
import { TextArea } from "#ui/TextField.tsx";
import type { Measurement } from "./measurement-queries.ts";
import type { ScanView } from "./queries.ts";
import css from "./ReviewForm.module.css";
import type { Judging } from "./ReviewFrame.tsx";

const scanReasons = ["image_quality", "other"] as const;

interface ScanJudging {
  readonly scan: ScanView;
  readonly reviewer: Reviewer;
  readonly judging: Judging;
}

/** Sends a scan back to its driver, or takes a decision back. */
export function scanActions(
  { scan, reviewer: { calls }, judging }: ScanJudging,
  t: Translate,
  format: Format,
): RecordAction[] {
  const params = { id: String(scan.id) };
  return [
    formAction(calls.reject, {
      name: "reject",
      inPlace: true,
      can: scan.can.review,
      icon: <ImageOff aria-hidden="true" />,
      kind: "caution",
      label: t("office.review.reject"),
      ask: {
        title: t("office.review.rejectTitle"),
        text: t(scan.by_fitter ? "office.review.rejectTextFitter" : "office.review.rejectText"),
      },
      form: reasonsForm(t, {
        first: ["image_quality"],
        options: scanReasons.map((value) => ({
          value,
          label: t(`office.review.reason.${value}`),
          hint: t(`office.review.reason.${value}Hint`),
        })),
        note: t("office.review.message"),
        noteNeed: t("office.review.need.message"),
        send: t("office.review.rejectSend"),
      }),
      input: ({ reasons, message }) => ({
        params,
        body: {
          reasons: scanReasons.filter((reason) => reasons.includes(reason)),
          message: message.trim(),
          version: scan.version,
        },
      }),
      done: t("office.review.rejected"),
      onDone: judging.onJudged,
    }),
    action(calls.undo, {
      ...undoLook(scan.completed_at, t, format),
      can: scan.can.undo,
      ask: { title: t("office.review.undoTitle"), text: t("office.review.undoText") },
      input: { params, body: {} },
      onDone: judging.onUndone,
    }),
  ];
}

/** Fails a measurement of an integrator, or takes a decision back. */
export function measurementActions(
  measurement: Measurement,
  judging: Judging,
  t: Translate,
  format: Format,
): RecordAction[] {
  const { integrator: name, version, can } = measurement;
  const params = { id: String(measurement.measurement_id) };
  return [
    formAction("declineMeasurement", {
      name: "reject",
      inPlace: true,
      can: can.review,
      icon: <ImageOff aria-hidden="true" />,
      kind: "caution",
      label: t("office.measurement.reject"),
      ask: { title: t("office.measurement.rejectTitle"), text: t("office.measurement.rejectText", { name }) },
      form: reasonsForm(t, {
        first: [],
        options: qualityReasons.map((value) => ({ value, label: t(`scan.measure.reason.${value}`) })),
        note: t("office.measurement.message"),
        send: t("office.measurement.rejectSend"),
      }),
      input: ({ reasons, message }) => ({
        params,
        body: {
          reasons: qualityReasons.filter((reason) => reasons.includes(reason)),
          message: message.trim(),
          version,
        },
      }),
      done: t("office.measurement.rejected", { name }),
      onDone: judging.onJudged,
    }),
    action("undoMeasurement", {
      ...undoLook(measurement.reviewed_at, t, format),
      can: can.undo,
      ask: { title: t("office.measurement.undoTitle"), text: t("office.measurement.undoText", { name }) },
      input: { params, body: {} },
      onDone: judging.onUndone,
    }),
  ];
}

const undoWithinMs = 24 * 3_600_000;

/** How the way back within 24 hours looks. */
function undoLook(judgedAt: string | null, t: Translate, format: Format) {
  const until = judgedAt === null ? null : new Date(Date.parse(judgedAt) + undoWithinMs).toISOString();
  return {
    name: "undo",
    inPlace: true,
    icon: <Undo2 aria-hidden="true" />,
    label: t("office.review.undo"),
    hint: until && t("office.review.undoUntil", { when: format.dayTime(until, "short") }),
    done: t("office.review.undone"),
  };
}

interface Reasons {
  readonly reasons: readonly string[];
  readonly message: string;
}

interface ReasonsOptions {
  readonly first: readonly string[];
  readonly options: readonly { readonly value: string; readonly label: string; readonly hint?: string }[];
  readonly note: string;
  /** What to say without a note; undefined makes it optional. */
  readonly noteNeed?: string | undefined;
  readonly send: string;
}

/** Reasons to tick, and a word about them. */
const reasonsForm = (
  t: Translate,
  { first, options, note, noteNeed, send }: ReasonsOptions,
): QuestionForm<Reasons> => ({
  initial: { reasons: first, message: "" },
  validate: ({ reasons, message }) => ({
    reasons: reasons.length === 0 ? t("office.review.need.reason") : undefined,
    message: message.trim() === "" ? noteNeed : undefined,
  }),
  submitLabel: () => send,
  fields: (form) => (
    <>
      <div className={css.result}>
        <CheckboxGroup label={t("office.review.reasons")} options={options} {...form.field("reasons")} />
      </div>
      <TextArea label={note} optional={noteNeed === undefined} rows={4} limit={2000} {...form.field("message")} />
    </>
  ),
});
