import { DEEPEST_TREAD_MM } from "@treadclub/rules";
import { z } from "zod";
import { depthMm } from "./fields.ts";

const readingWith = <Depth extends z.ZodNumber>(depth: Depth) =>
  z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("gauge"), inner_mm: depth, middle_mm: depth, outer_mm: depth }),
    z.strictObject({
      kind: z.literal("coin"),
      inner_hidden: z.boolean(),
      middle_hidden: z.boolean(),
      outer_hidden: z.boolean(),
    }),
  ]);

/** The driver's own reading. `gauge`: depths in mm. `coin`: whether the outer band of a 20p coin was hidden by the tread. */
export const reading = readingWith(depthMm);

/** The same beside a photo scan: no deeper than a new tyre. It is provisional until a person has read the photos. */
export const ownReading = readingWith(depthMm.max(DEEPEST_TREAD_MM, { error: "depth" }));
