import {
  cleanLine,
  cleanText,
  formatPostcode,
  holdsAddress,
  isInCalendar,
  isPlate,
  isPostcode,
  isWebsite,
  normaliseCode,
  normalisePlate,
  parseTyreSize,
  toE164,
} from "@treadclub/rules";
import { DEEPEST_READING_MM } from "@treadclub/rules/depth-text";
import { z } from "zod";
import type { FieldProblem } from "../errors.ts";

/** Names the problem that the server says in the caller's language. */
const problem = (name: FieldProblem): { error: string } => ({ error: name });

export const id = z.int().positive();
/** An id in a path or query, where everything is text. */
export const pathId = z
  .string()
  .regex(/^[1-9]\d{0,14}$/, problem("wrong_type"))
  .transform(Number);
/** One line of any length; see `cleanLine`. */
export const singleLine = z.string().overwrite(cleanLine);
/** Text with line breaks, of any length; see `cleanText`. */
export const multiLine = z.string().overwrite(cleanText);
export const line = singleLine.min(1, problem("required")).max(200);
export const optionalLine = singleLine.max(200);
export const paragraph = multiLine.max(2000);
/** A name that others read, in mails too: a line that no mail reader turns into a link. */
export const name = line.refine((text) => !holdsAddress(text), problem("name_address"));
/** A first or last name. */
export const personName = name.max(100);
/** The address of a website to link to. */
export const website = singleLine.max(200).refine(isWebsite, problem("site"));
export const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email(problem("email")));
export const password = z.string().min(8, problem("password_short")).max(256);
export const phone = z
  .string()
  .trim()
  .max(30)
  .refine((text) => toE164(text) !== null, problem("phone"))
  .transform((text) => toE164(text) ?? text);
/** A UK registration number in any spelling; parsed to upper case without spaces. */
export const plate = z.string().max(16).transform(normalisePlate).refine(isPlate, problem("plate"));
export const postcode = z
  .string()
  .max(12)
  .refine(isPostcode, problem("postcode"))
  .transform((text) => formatPostcode(text) ?? text);
export const tyreSize = singleLine.max(40).refine((text) => parseTyreSize(text).ok, problem("tyre_size"));
export const code = z.string().min(1, problem("code")).max(40).transform(normaliseCode);
export const locale = z.enum(["en", "cn", "uk"]);

/** A day, YYYY-MM-DD, that exists. */
export const day = z.iso.date(problem("date"));
/** An instant, ISO 8601 in UTC. */
export const instant = z.iso.datetime(problem("date"));
/** A day or instant that somebody chooses. */
export const chosenDay = day.refine(isInCalendar, problem("date"));
export const chosenInstant = instant.refine(isInCalendar, problem("date"));
/** A local time HH:MM (Europe/London). */
export const localTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, problem("date"));
/** Integer pence. */
export const pence = z.int().min(0).max(10_000_000);
export const depthMm = z.number().min(0, problem("depth")).max(DEEPEST_READING_MM, problem("depth"));
export const mileage = z.int().min(0).max(2_000_000);
export const uploadId = z.string().regex(/^[0-9a-f-]{16,64}$/, problem("wrong_type"));
export const version = z.int().min(0);
export const nothing = z.strictObject({});
export const idParams = z.strictObject({ id: pathId });
export const done = z.object({ done: z.literal(true) });
/** A token from a link or an answer, as it was given. */
export const token = z.string().min(1, problem("required")).max(500);
/** A field that people do not see: whoever fills it in is a machine. */
const trap = z.string().max(0, problem("own_hand")).optional();
/** What every sign-up form asks at its end. */
export const agreement = {
  terms_accepted: z.literal(true, problem("terms")),
  marketing: z.boolean().default(false),
  homepage: trap,
};
/** A password that exists already: nothing but present. */
export const knownPassword = z.string().min(1, problem("required")).max(256);
