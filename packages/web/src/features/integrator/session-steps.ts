import { longPosition } from "@treadclub/rules/vehicle-position";
import type { Translate } from "@treadclub/texts";
import type { Format } from "#kit/format.ts";
import type { Tone } from "#ui/tone.ts";
import { refusalText } from "./refusal-text.ts";
import type { Session } from "./queries.ts";

/** One thing that happened in a session. */
export interface Step {
  readonly key: string;
  readonly at: string;
  readonly text: string;
  /** The tyre that it is about. */
  readonly tyre: string | null;
  readonly tone: Tone;
  /** The webhook message that reported it. */
  readonly messageId?: number;
}

type Tyre = Session["measurements"][number];
interface Words {
  readonly t: Translate;
  readonly format: Pick<Format, "words" | "labelled" | "dayTime">;
}

/** Everything that happened in a session, in order: its steps, its messages and the calls that were refused. */
export function stepsOf(session: Session, words: Words): Step[] {
  const steps = [
    ...openingSteps(session, words),
    ...session.measurements.flatMap((tyre) => [...statusSteps(tyre, words), ...messageSteps(tyre, words)]),
    ...refusalSteps(session, words),
  ];
  // The sort is stable: steps of the same instant stay in the order of this list.
  return steps.toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));
}

/** Returns what has not happened yet or went wrong at no known instant. */
export function remarksOf(session: Session, { t, format }: Words): string[] {
  const { outcome, opened_at: opened, photos_unused: unused, photos_refused: unreadable } = session;
  return [
    ...(opened === null && outcome === "not_opened" ? [t("integrator.step.unopened")] : []),
    ...(unused > 0 ? [t("integrator.step.unused", { count: unused })] : []),
    ...(unreadable > 0 ? [t("integrator.step.unreadable", { count: unreadable })] : []),
    ...(session.ended_at === null
      ? [t("integrator.step.expires", { time: format.dayTime(session.expires_at, "short") })]
      : []),
  ];
}

/** What happened before the first tyre. */
function openingSteps(session: Session, { t, format }: Words): Step[] {
  const { created_at: createdAt, planned_at: plannedAt, opened_at: openedAt } = session;
  const tyres = session.measurements.flatMap((tyre) => tyreName(tyre, t) ?? []);
  const about = { tyre: null, tone: "neutral" } as const;
  const steps: Step[] = [{ key: "created", at: createdAt, text: t("integrator.step.begun"), ...about }];
  if (plannedAt !== null && tyres.length > 0) {
    const text = t("integrator.step.planned", { tyres: format.words(tyres) });
    steps.push({ key: "planned", at: plannedAt, text, ...about });
  }
  if (openedAt !== null) steps.push({ key: "opened", at: openedAt, text: t("integrator.step.opened"), ...about });
  return steps;
}

const tyreName = ({ position_code: code }: Tyre, t: Translate): string | null =>
  code === null ? null : t(`ui.position.${longPosition(code)}`);

function statusSteps(tyre: Tyre, words: Words): Step[] {
  return tyre.steps.flatMap(({ status, at }, index) => {
    const step = statusText(tyre, status, words);
    return step === null ? [] : [{ key: `${tyre.id} ${status} ${index}`, at, tyre: tyreName(tyre, words.t), ...step }];
  });
}

function statusText(tyre: Tyre, status: Tyre["status"], { t, format }: Words): Pick<Step, "text" | "tone"> | null {
  switch (status) {
    case "processing":
      return { text: t("integrator.step.photos", { count: tyre.photos }), tone: "neutral" };
    case "result_ready":
    case "result_and_report_ready":
      return { text: t("integrator.step.read"), tone: "neutral" };
    case "completed":
      return { text: t("integrator.step.completed"), tone: "good" };
    case "failed": {
      const reasons = format.words(tyre.quality_reasons.map((reason) => t(`scan.measure.reason.${reason}`)));
      return { text: t("integrator.step.failed", { reasons }), tone: "now" };
    }
    case "aborted":
      return { text: t("integrator.step.aborted"), tone: "soon" };
    default:
      return null;
  }
}

function messageSteps(tyre: Tyre, { t }: Words): Step[] {
  return tyre.messages.map((message) => {
    const type = t(`integrator.message.type.${message.type}`);
    const isDelivered = message.state === "sent";
    return {
      key: `message ${message.id}`,
      at: message.sent_at ?? message.created_at,
      text: t(isDelivered ? "integrator.step.delivered" : "integrator.step.undelivered", { type }),
      tyre: tyreName(tyre, t),
      tone: isDelivered ? "good" : message.state === "failed" ? "now" : "waiting",
      messageId: message.id,
    } as const;
  });
}

const refusalSteps = ({ refused: calls }: Session, { t, format }: Words): Step[] =>
  calls.map((call) => ({
    key: `refused ${call.id}`,
    at: call.at,
    text: t("integrator.step.refused", { reason: refusalText(call, t, format) }),
    tyre: null,
    tone: "soon",
  }));
