import type { ReadDb } from "./db/open.ts";
import { errors, type DetailsOf, type ErrorCode, type FieldProblem } from "@treadclub/contract";

/** Texts for a code that says something else in another place: `base.error.<wording>`. */
export type Wording = "REQUEST_TOO_LARGE" | "NOT_JSON" | "BROKEN_JSON" | "NOT_BYTES" | "KEY_NOT_ENCODED";

type AnyDetails = DetailsOf<ErrorCode>;

export interface ErrorExtra<D extends AnyDetails = AnyDetails> {
  /** Form field -> problem; said in the caller's language by the mount. */
  readonly fields?: Readonly<Record<string, FieldProblem>>;
  /** Another text than that of the code. */
  readonly wording?: Wording;
  /** What the contract declares for the code. */
  readonly details?: D;
  /** Details that are looked for once the transaction is rolled back and its locks are free. */
  readonly detailsLater?: (db: ReadDb) => Promise<D>;
  readonly cause?: unknown;
  /** What was written before the error is committed all the same, for example the end of a stolen sign-in. */
  readonly keepsEffect?: true;
}

/** An expected failure with a code of the catalogue. */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: Readonly<Record<string, FieldProblem>> | undefined;
  readonly wording: ErrorCode | Wording;
  readonly details: AnyDetails | undefined;
  readonly detailsLater: ErrorExtra["detailsLater"];
  readonly keepsEffect: boolean;
  constructor(code: ErrorCode, extra: ErrorExtra = {}) {
    super(errors[code].message, { cause: extra.cause });
    this.code = code;
    this.status = errors[code].status;
    this.fields = extra.fields;
    this.wording = extra.wording ?? code;
    this.details = extra.details;
    this.detailsLater = extra.detailsLater;
    this.keepsEffect = extra.keepsEffect === true;
  }
}
