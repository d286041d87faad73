import type { Examples } from "./examples.ts";
import measurement from "./measurement-examples.json" with { type: "json" };
import platform from "./platform-examples.json" with { type: "json" };
import { writtenMeasurementExamples, writtenPlatformExamples } from "./written-examples.ts";

/** An example of every call, most of them as the matrix tests recorded them (tidy-examples.ts). */
export const platformExamples: Examples = { ...writtenPlatformExamples(platform.logIn), ...platform };
export const measurementExamples: Examples = { ...writtenMeasurementExamples, ...measurement };
