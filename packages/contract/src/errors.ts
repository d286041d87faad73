/**
 * The error catalogue: every code that any call may answer, its HTTP status and its English text.
 * An answer is `{code, message, fields?}`; clients translate by code.
 */
export const errors = {
  INVALID_LOGIN_OR_PASSWORD: {
    status: 401,
    message: "That e-mail and password do not match. Check both, or set a new password.",
  },
  TOKEN_DECODE_UNSUCCESSFUL: { status: 401, message: "You need to sign in again." },
  TOKEN_EXPIRED: { status: 401, message: "Your sign-in has ended. Sign in again." },
  EMAIL_EXISTS: {
    status: 409,
    message: "This e-mail is already associated with an account. Sign in, or set a new password.",
  },
  NO_ASSOCIATED_USER: { status: 404, message: "This e-mail does not exist here. Check it for typos, or sign up." },
  UNKNOWN_ERROR: {
    status: 500,
    message: "Please try again. Something went wrong at our end, and nothing has changed.",
  },
  VALIDATION_FAILED: { status: 422, message: "Check your answers." },
  ROLE_FORBIDDEN: { status: 403, message: "Your account can’t open this page." },
  ACCOUNT_DISABLED: {
    status: 403,
    message: "Your profile is disabled. Please, connect with admin to solve the problem",
  },
  ACTION_NOT_ALLOWED: {
    status: 409,
    message: "Your account can’t do this. Ask your company’s owner or an administrator.",
  },
  PROOF_WANTED: { status: 409, message: "Confirm it’s you, then continue." },
  SECOND_STEP_WANTED: { status: 409, message: "Your account needs two-step verification. Set it up first." },
  IMPERSONATION_ENDED: { status: 400, message: "Acting as this user has ended. You’re back in your own account." },
  NOT_FOUND: { status: 404, message: "We can’t find this, or you don’t have access to it." },
  STATE_CONFLICT: { status: 409, message: "This has just changed. Check the latest version before you continue." },
  IDEMPOTENCY_CONFLICT: {
    status: 409,
    message: "We’re still working on the same request, or it was sent before with different content.",
  },
  VEHICLE_ALREADY_REGISTERED: { status: 409, message: "This vehicle is already registered to an account." },
  CODE_INVALID: { status: 404, message: "This code is wrong. Please try again" },
  PLACE_TAKEN: { status: 409, message: "Someone has just taken this slot. Choose another time." },
  VEHICLE_BOOKED: {
    status: 409,
    message: "This car is already booked in at that time. Choose another time, or cancel the other booking first.",
  },
  FREE_CHECK_LIMIT: {
    status: 409,
    message:
      "You’ve reached the limit for free checks. Cancel one you don’t need, or book another after your next visit.",
  },
  NO_SCANS_LEFT: { status: 409, message: "You have no more scans" },
  KEY_UNKNOWN: { status: 401, message: "This key doesn’t exist or has been revoked. Check your integration’s key." },
  KEY_FORBIDDEN: {
    status: 403,
    message: "This key can’t do this, or can’t be used from this website. Check its scopes and allowed origins.",
  },
  ALLOWANCE_SPENT: { status: 429, message: "This key has used all its measurements for this month." },
  QUOTA_EXCEEDED: { status: 402, message: "The allowance for this service is used up. Enter the details yourself." },
  UPSTREAM_UNAVAILABLE: {
    status: 502,
    message: "A service we rely on isn’t responding. Try again in a minute, or enter the details yourself.",
  },
  SERVICE_UNAVAILABLE: { status: 503, message: "We’re briefly offline. Wait a few seconds, then try again." },
  OUTCOME_UNKNOWN: {
    status: 503,
    message:
      "We lost the connection while saving, so this may or may not have gone through. If details.same_key_is_safe, try again with the same Idempotency-Key; otherwise check first.",
  },
  RATE_LIMITED: { status: 429, message: "Too many attempts. Wait a moment, then try again." },
  PAYLOAD_TOO_LARGE: { status: 413, message: "This file is too big. Photos can be up to 15 MB." },
  UPLOAD_VERSION_UNSUPPORTED: { status: 412, message: "Uploads use tus 1.0.0. Send the header Tus-Resumable: 1.0.0." },
  UNSUPPORTED_MEDIA: { status: 415, message: "We couldn’t read this file as a photo. Use JPEG, PNG, WebP or HEIC." },
} as const satisfies Readonly<Record<string, { status: number; message: string }>>;

export type ErrorCode = keyof typeof errors;

/** What any call may answer without declaring it. */
export const globalErrors = [
  "TOKEN_DECODE_UNSUCCESSFUL",
  "TOKEN_EXPIRED",
  "ACCOUNT_DISABLED",
  "ROLE_FORBIDDEN",
  "PROOF_WANTED",
  "SECOND_STEP_WANTED",
  "VALIDATION_FAILED",
  "RATE_LIMITED",
  "PAYLOAD_TOO_LARGE",
  "UNSUPPORTED_MEDIA",
  "IDEMPOTENCY_CONFLICT",
  "SERVICE_UNAVAILABLE",
  "OUTCOME_UNKNOWN",
  "UNKNOWN_ERROR",
] as const satisfies readonly ErrorCode[];

/** The body of every error answer. `fields` maps a form field to its message; `details` is what `errorDetails` declares for the code. */
export interface ErrorBody {
  readonly code: ErrorCode;
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly details?: unknown;
}

/** What can be wrong with a field; schemas name one of these as their message and the server says it in the caller's language. */
export const fieldProblems = [
  "required",
  "wrong_type",
  "unknown_field",
  "too_long",
  "too_short",
  "too_small",
  "too_large",
  "choice",
  "email",
  "phone",
  "plate",
  "postcode",
  "password_short",
  "password_common",
  "password_wrong",
  "code_wrong",
  "name_own",
  "name_address",
  "site",
  "tyre_size",
  "load_index",
  "speed_rating",
  "dot",
  "date",
  "date_order",
  "date_past",
  "date_far",
  "terms",
  "code",
  "depth",
  "name_taken",
  "email_taken",
  "plate_taken",
  "own_hand",
  "too_many",
  "not_yours",
  "heic",
  "hidden_character",
  "origin",
  "webhook_address",
  "webhook_user",
  "webhook_private",
  "webhook_https",
] as const;
export type FieldProblem = (typeof fieldProblems)[number];
