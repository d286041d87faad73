import { afterReading } from "./gauge.ts";
import type { Engine } from "./port.ts";

/** A person reads the depths beside the photos; what the driver read is confirmed or, where it is sure, stands. */
export const reviewEngine: Engine = {
  takesPhotos: true,
  afterHandIn: ({ read, confirm }) => (read === null ? { kind: "wait" } : afterReading(read, confirm)),
};
