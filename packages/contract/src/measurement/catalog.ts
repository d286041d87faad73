import { keysOf, onlyCalls } from "../cast.ts";
import * as review from "./review-calls.ts";
import * as scanner from "./scanner-calls.ts";
import * as sdk from "./sdk-calls.ts";

/** Every call of the measurement service, below /measurement/v1/. */
export const measurementCatalog = onlyCalls([sdk, scanner, review]);
export type MeasurementCatalog = typeof measurementCatalog;
export type MeasurementCall = keyof MeasurementCatalog & string;
export const measurementCalls: readonly MeasurementCall[] = keysOf(measurementCatalog).toSorted();
