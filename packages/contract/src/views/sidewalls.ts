import { sidewallWarningCodes } from "@treadclub/rules";
import { z } from "zod";
import { tyrePosition } from "../states/index.ts";

/** What stands on a sidewall, field by field; "" for what nobody typed. */
export const sidewallTextView = z.object({
  size: z.string(),
  load: z.string(),
  speed: z.string(),
  dot: z.string(),
  make: z.string(),
});

const warning = z.object({
  code: z.enum(sidewallWarningCodes),
  found: z.string(),
  /** What stands on the other tyre, in the vehicle's record, or an age in years. */
  expected: z.string(),
});

/** One tyre of a sidewall scan. */
export const sidewallView = z.object({
  position: tyrePosition,
  /** Typed by whoever took the photos; nobody has confirmed it. */
  typed: sidewallTextView,
  /** What a reviewer read from the photos; null before. */
  confirmed: sidewallTextView.nullable(),
  /** Of the confirmed DOT code; `month` is YYYY-MM. */
  made: z.object({ week: z.int(), year: z.int(), month: z.string(), age_years: z.int() }).nullable(),
  /** What the tyre carries by its confirmed load index. */
  carries_kg: z.number().nullable(),
  /** What is wrong with it, worst first; empty before it is confirmed. */
  warnings: z.array(warning),
  /** What the vehicle's record says of this axle. */
  fitted: sidewallTextView.pick({ size: true, load: true, speed: true }),
  /** The size of the other axle where that is another one, else "". */
  other_axle_size: z.string(),
  /** The confirmed size of the tyre on the other side of the axle, else "". */
  beside_size: z.string(),
});
