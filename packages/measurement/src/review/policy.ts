import type { MeasurementRow } from "#measurement/rows";
import { endedStates } from "#measurement/states";

const undoMs = 24 * 3_600_000;

/** A person is waited for, or an engine shows depths that nobody has confirmed. */
export const mayReview = ({ state, waitingSince }: Pick<MeasurementRow, "state" | "waitingSince">): boolean =>
  (waitingSince !== null && !endedStates.includes(state)) ||
  state === "result_ready" ||
  state === "result_and_report_ready";

/** A person judged it less than a day ago. */
export const mayUndo = ({ state, reviewedAt }: Pick<MeasurementRow, "state" | "reviewedAt">, now: Date): boolean =>
  (state === "completed" || state === "failed") && reviewedAt !== null && now.getTime() - reviewedAt.getTime() < undoMs;
