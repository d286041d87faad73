import type { Catalog, ReplyOf } from "@treadclub/contract";

export type MeasurementSession = ReplyOf<Catalog["getMeasurementSession"]>;
export type MeasuredScan = MeasurementSession["scans"][number];
export type MeasurementStatus = MeasuredScan["status"];
/** What the SDK needs to open the scanner. */
export type Resume = NonNullable<MeasurementSession["resume"]>;
