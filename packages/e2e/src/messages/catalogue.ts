import type { TextKey } from "@treadclub/texts";

interface Message {
  /** Where the specification names it. */
  readonly point: "5" | "8.1";
  /** Its first sentence in English, word for word. */
  readonly english: string;
  /** Its words in every language; null: shown as it is in all of them. */
  readonly key: TextKey | null;
}

/** Every message that the specification names, by what it calls it. */
export const messages = {
  "email format": {
    point: "5",
    english: "Enter an e-mail address in the right format, like name@example.com",
    key: "base.field.email",
  },
  "phone format": { point: "5", english: "Enter a UK phone number, like 07700 900123", key: "base.field.phone" },
  "email already associated with an account": {
    point: "5",
    english: "This e-mail is already associated with an account",
    key: "entry.signUp.emailTaken",
  },
  "email does not exist": {
    point: "5",
    english: "This e-mail does not exist here",
    key: "base.error.NO_ASSOCIATED_USER",
  },
  "all required fields": { point: "5", english: "Enter your first name", key: "entry.signUp.enterFirstName" },
  "passwords match": { point: "5", english: "Passwords must match", key: "entry.reset.mismatch" },
  "password at least 8 characters": {
    point: "5",
    english: "Password must have at least 8 characters",
    key: "base.field.password_short",
  },
  "agree to the Privacy Policy and Terms of Service": {
    point: "5",
    english: "Agree to the Privacy Policy and Terms of Service",
    key: "base.field.terms",
  },
  "valid vehicle registration": {
    point: "5",
    english: "Enter a valid vehicle registration, like CU57 ABC",
    key: "base.field.plate",
  },
  "valid postcode": { point: "5", english: "Enter a valid postcode, like SW1A 1AA", key: "base.field.postcode" },
  "name must be unique": { point: "5", english: "The name must be unique", key: "base.field.name_taken" },
  "valid code": { point: "5", english: "Enter a valid code", key: "base.field.code" },
  "code must be entered": { point: "5", english: "Code must be entered", key: "driver.vouchers.codeMissing" },
  "vehicle not already registered": {
    point: "5",
    english: "This vehicle is already registered to an account",
    key: "base.error.VEHICLE_ALREADY_REGISTERED",
  },
  "a value is required": { point: "5", english: "A value is required here", key: "base.field.required" },
  "the form must be filled in by the user themselves": {
    point: "5",
    english: "The form must be filled in by the user themselves",
    key: "base.field.own_hand",
  },
  "at most 4 vouchers per quote": {
    point: "5",
    english: "At most 4 vouchers per quote",
    key: "driver.ask.atMostVouchers",
  },
  "profile disabled": {
    point: "8.1",
    english: "Your profile is disabled. Please, connect with admin to solve the problem",
    key: "base.error.ACCOUNT_DISABLED",
  },
  "vehicle details before a scan": {
    point: "8.1",
    english: "We need your vehicle details before you can scan",
    key: "scan.choose.noVehicleTitle",
  },
  "no mobile": { point: "8.1", english: "No Mobile", key: "scan.desktop.eyebrow" },
  "only from a mobile device": {
    point: "8.1",
    english: "The ability to scan only from a mobile device",
    key: "scan.desktop.title",
  },
  "camera not found": { point: "8.1", english: "Camera not found", key: "capture.trouble.missing" },
  "permission dismissed": { point: "8.1", english: "Permission dismissed", key: "capture.trouble.denied" },
  "no more scans": { point: "8.1", english: "You have no more scans", key: "scan.credits.none" },
  "function not available": { point: "8.1", english: "Function is not available", key: "capture.trouble.unsupported" },
  "please try again": { point: "8.1", english: "Please try again", key: "base.error.UNKNOWN_ERROR" },
  "wrong code": { point: "8.1", english: "This code is wrong. Please try again", key: "base.error.CODE_INVALID" },
  "404 as it is": { point: "8.1", english: "request failed with status 404", key: null },
  "image could not be read": {
    point: "8.1",
    english: "The image could not be read, try again",
    key: "capture.unreadable",
  },
  "scan rejected": { point: "8.1", english: "This scan was rejected", key: "scan.rejected.title" },
  INVALID_LOGIN_OR_PASSWORD: {
    point: "8.1",
    english: "That e-mail and password do not match",
    key: "base.error.INVALID_LOGIN_OR_PASSWORD",
  },
  TOKEN_DECODE_UNSUCCESSFUL: {
    point: "8.1",
    english: "You need to sign in again",
    key: "base.error.TOKEN_DECODE_UNSUCCESSFUL",
  },
  TOKEN_EXPIRED: { point: "8.1", english: "Your sign-in has ended", key: "base.error.TOKEN_EXPIRED" },
  UNKNOWN_ERROR: { point: "8.1", english: "Please try again", key: "base.error.UNKNOWN_ERROR" },
  EMAIL_EXISTS: {
    point: "8.1",
    english: "This e-mail is already associated with an account",
    key: "entry.signUp.emailTaken",
  },
  NO_ASSOCIATED_USER: {
    point: "8.1",
    english: "This e-mail does not exist here",
    key: "base.error.NO_ASSOCIATED_USER",
  },
  "postcode lookup 402": {
    point: "8.1",
    english: "The allowance for this service is used up",
    key: "base.error.QUOTA_EXCEEDED",
  },
  "preload-error and rethrow": {
    point: "8.1",
    english: "The page could not be fetched",
    key: "base.crash.offline",
  },
  "400 on refresh falls back to the main user": {
    point: "8.1",
    english: "Acting as this user has ended",
    key: "base.error.IMPERSONATION_ENDED",
  },
} as const satisfies Readonly<Record<string, Message>>;

export type MessageName = keyof typeof messages;

/** What no screen shows, or what has a side that no screen shows: the test that holds it, by its file and its title. */
export const heldElsewhere = [
  {
    about: "invalid build version logged",
    file: "packages/web/src/app/build-check.test.ts",
    title: "logs a mismatch, stops, and offers the new version",
  },
  {
    about: "a failed lazy load is thrown on unless cancelled",
    file: "packages/web/src/kit/lazy.test.ts",
    title: "does not throw when a listener cancels",
  },
  {
    about: "a machine that fills in a sign-up form",
    file: "packages/server/src/modules/consumers/create.test.ts",
    title: "is refused to a machine that fills in what people do not see",
  },
  {
    about: "two vouchers of one name",
    file: "packages/server/src/modules/clubs/moderate.test.ts",
    title: "refuses discounts of another club, two of one name and dates that do not fit",
  },
] as const;
