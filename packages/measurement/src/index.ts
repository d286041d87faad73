import { resolve } from "node:path";
import { openService, type Measurement, type MeasurementOptions } from "./service.ts";

export type { KeyManagement } from "./management/management.ts";
export type { KeyBook, KeyEntry } from "./keys/book.ts";
export type { EnsuredKey } from "./keys/ensure.ts";
export { KeyError, type KeyInput, type NewKey } from "./keys/make.ts";
export { publicSandboxKey } from "./keys/sandbox-key.ts";
export type { Measurement, MeasurementOptions } from "./service.ts";

/** The built web scanner. */
export const scannerFolder: string = resolve(import.meta.dirname, "../../scanner/dist");

/** Opens the measurement service over a database, in PostgreSQL schemas of its own. */
export const openMeasurement = (options: MeasurementOptions): Promise<Measurement> => openService(options);
