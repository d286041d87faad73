/** The states of a measurement, by the names that go over the wire. */
export const measurementStatuses = [
  "unknown",
  "waiting_for_images",
  "processing",
  "result_ready",
  "result_and_report_ready",
  "completed",
  "aborted",
  "failed",
] as const;
export type MeasurementStatus = (typeof measurementStatuses)[number];

/** Why nothing could be read from the photos of a tyre. */
export const qualityReasons = [
  "blurry",
  "too_dark",
  "glare",
  "too_far",
  "tyre_not_found",
  "too_few_images",
  "wet_or_dirty",
  "unreadable",
] as const;
export type QualityReason = (typeof qualityReasons)[number];

/** Who or what read the depths. */
export const measurementMethods = ["review", "gauge", "remote", "sandbox"] as const;
export type MeasurementMethod = (typeof measurementMethods)[number];

/** `uncertain`: the interval of the reading holds the legal minimum of 1.6 mm. */
export const measurementVerdicts = ["legal", "replace_soon", "uncertain", "illegal"] as const;
export type MeasurementVerdict = (typeof measurementVerdicts)[number];

export const wearPatterns = ["even", "centre", "edges", "one_edge"] as const;
export type WearPattern = (typeof wearPatterns)[number];

/** Positions of a car: axle and side. */
export const positionCodes = ["fl", "fr", "rl", "rr"] as const;
export type PositionCode = (typeof positionCodes)[number];

/** One tyre, or several in one session. */
export const workflows = ["2", "3"] as const;
export type Workflow = (typeof workflows)[number];

/** What a key may do: begin scans, read results of its own sessions, judge own measurements, judge those of all keys. */
export const keyScopes = ["create", "results", "review", "review_all"] as const;
export type KeyScope = (typeof keyScopes)[number];

/** How a driver read a depth: with a tread depth gauge, or by the outer band of a 20p coin. */
export const readingKinds = ["gauge", "coin"] as const;
export type ReadingKind = (typeof readingKinds)[number];

/** What an integrator is told by webhook. */
export const webhookTypes = [
  "measurement.processing",
  "measurement.result_ready",
  "measurement.completed",
  "measurement.aborted",
  "measurement.failed",
] as const;
export type WebhookType = (typeof webhookTypes)[number];
