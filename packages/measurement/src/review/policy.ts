import type { MeasurementRow } from "#measurement/rows";
import { endedStates } from "#measurement/states";

const undoMs = 24 * 3_600_000;

/** Photos or a reading are there, and a person is waited for. */
export const mayReview = ({ state, waitingSince }: Pick<MeasurementRow, "state" | "waitingSince">): boolean =>
  waitingSince !== null && !endedStates.includes(state);

/** A person judged it less than a day ago. */
export const mayUndo = ({ state, reviewedAt }: Pick<MeasurementRow, "state" | "reviewedAt">, now: Date): boolean =>
  (state === "completed" || state === "failed") && reviewedAt !== null && now.getTime() - reviewedAt.getTime() < undoMs;
