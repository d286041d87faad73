import { z } from "zod";
import { instant } from "../common/fields.ts";

/** When an answer may be expected: what both sides are told while it is awaited. */
export const expected = z.object({
  /** Minutes from the question to the usual answer. */
  usual_minutes: z.int(),
  /** From here on the answer is overdue. */
  latest_at: instant,
});
