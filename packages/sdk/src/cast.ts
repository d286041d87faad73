import type { MeasurementStatus } from "./types.ts";

/** The fields that the SDK stands on have been checked; the rest is the service's promise. */
export const asChecked = <Answer>(answer: unknown): Answer => answer as Answer;

/** A service that is younger than this SDK may say more than the type knows. */
export const asStatuses = (texts: string[]): MeasurementStatus[] => texts as MeasurementStatus[];

/** A field of anything, nothing where there is none. */
export const fieldOf = (value: unknown, name: string): unknown =>
  (value as Record<string, unknown> | null | undefined)?.[name];
