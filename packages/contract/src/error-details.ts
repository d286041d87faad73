import { unappliedReasons } from "@treadclub/rules/discount";
import { z } from "zod";
import { day, id, instant } from "./common/fields.ts";
import type { ErrorCode } from "./errors.ts";
import { returnJourney } from "./views/people.ts";

const retryAfter = { retry_after_seconds: z.number().nonnegative() };
const wait = z.strictObject(retryAfter);
const bookings = z.array(z.object({ booking_id: id, member: z.string(), starts_at: instant, ends_at: instant }));

/** What each error says beyond its code. An error that is not here has no details. */
export const errorDetails = {
  VALIDATION_FAILED: z.strictObject({ latest_day: day }),
  STATE_CONFLICT: z
    .strictObject({
      state: z.string(),
      version: z.int(),
      active: z.boolean(),
      expires_on: day.nullable(),
      /** The parts that differ by name, or what they say now. */
      changed: z.union([z.array(z.string()), z.record(z.string(), z.unknown())]),
      booking_id: id,
      /** The state of each upload that cannot be used. */
      uploads: z.record(z.string(), z.string()),
      voucher: z.enum(["expired", "in_store"]),
      /** Why a voucher takes nothing off at this till. */
      unapplied: z.enum([...unappliedReasons, "location"]),
      /** When a voucher was used before, and whether at the same company. */
      used_at: instant.nullable(),
      used_here: z.boolean(),
      email: z.literal("same"),
      reason: z.enum([
        "used",
        "expired",
        "too_late",
        "open_quote_or_booking",
        "position",
        "remote",
        "begun",
        "forgotten",
        "too_many",
      ]),
    })
    .partial(),
  CODE_INVALID: z.strictObject({ journey: returnJourney }),
  PLACE_TAKEN: z.strictObject({ nearest: z.array(z.object({ starts_at: instant, ends_at: instant })) }),
  VEHICLE_BOOKED: z.strictObject({ bookings }),
  FREE_CHECK_LIMIT: z.strictObject({ of: z.enum(["fitter", "driver"]), limit: z.int(), bookings }),
  /** `origin`: not from this website; `scope`: the key lacks it; `bearer`: a key where a session's token belongs, or the other way. */
  KEY_FORBIDDEN: z.strictObject({ reason: z.enum(["origin", "scope", "bearer"]) }),
  ALLOWANCE_SPENT: wait,
  UPSTREAM_UNAVAILABLE: wait,
  SERVICE_UNAVAILABLE: wait,
  OUTCOME_UNKNOWN: z.strictObject({ ...retryAfter, same_key_is_safe: z.boolean() }),
  RATE_LIMITED: wait,
} as const satisfies Partial<Readonly<Record<ErrorCode, z.ZodObject>>>;

export type DetailedCode = keyof typeof errorDetails;

type Frozen<T> = T extends readonly (infer I)[]
  ? readonly Frozen<I>[]
  : T extends object
    ? { readonly [K in keyof T]: Frozen<T[K]> }
    : T;

type ErrorDetails = { readonly [C in DetailedCode]: Frozen<z.infer<(typeof errorDetails)[C]>> };

/** The details of an error by its code; nothing compiles for a code without any. */
export type DetailsOf<C extends ErrorCode> = ErrorDetails[C & DetailedCode];

/** The schema of a code's details; null for a code without any. */
export const detailsSchema = (code: ErrorCode): z.ZodObject | null => (isDetailed(code) ? errorDetails[code] : null);

const isDetailed = (code: ErrorCode): code is DetailedCode => code in errorDetails;
