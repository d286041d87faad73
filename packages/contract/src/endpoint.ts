import type { Gated } from "./access.ts";
import type { Entity } from "./entities.ts";
import type { ErrorCode } from "./errors.ts";

/** The part of a zod schema that the contract needs; a small interface keeps type checking fast. */
export interface Schema {
  readonly _zod: { readonly input: unknown; readonly output: unknown };
}

/** HEAD and PATCH belong to the upload protocol alone. */
export type Method = "GET" | "POST" | "PUT" | "DELETE" | "HEAD" | "PATCH";

/**
 * read: no effect, gets a read-only handle. write: one transaction, audit, idempotency.
 * outside: asks an outside service first, or works out something slow, and opens its transaction afterwards.
 */
export type Effect = "read" | "write" | "outside";

/** Named limits that hold across processes; their figures are set in the server. */
export type LimitName =
  | "signIn"
  | "account"
  | "device"
  | "proof"
  | "signUp"
  | "refresh"
  | "code"
  | "codeAddress"
  | "shortCode"
  | "lookUp"
  | "message"
  | "mail"
  | "upload"
  | "report";

/** What a call answers instead of JSON: uploads by the tus protocol, a stream of events, or a file of this type. */
export type RawAnswer =
  | "tus"
  | "events"
  | "image/jpeg"
  | "application/zip"
  | "application/pdf"
  | "text/csv"
  | "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

export interface EndpointShape extends Gated {
  readonly method: Method;
  /** Below /api/v1/, with {param} for path values. */
  readonly path: string;
  readonly effect: Effect;
  /** Entities whose changes make the answer of a read stale; names of related records do not count. */
  readonly shows?: readonly Entity[];
  /**
   * Entities that a write may change: what shows them is read again, and its audit, history and live changes name no other.
   * Notifications to others are left out: they announce themselves.
   */
  readonly changes?: readonly Entity[];
  /** Tables that a write may change without an audit row, each with the reason. Every other change has to be audited. */
  readonly unaudited?: Readonly<Record<string, string>>;
  /** The caller's sign-in ends with it. */
  readonly endsSession?: true;
  readonly description: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly reply: Schema;
  /** Errors beyond `globalErrors`. */
  readonly errors: readonly ErrorCode[];
  readonly limit?: LimitName;
  /** The handler counts the limit: it knows more of the caller than the address. */
  readonly limitsItself?: true;
  /** The answer holds tokens: it is never stored for idempotency. */
  readonly secret?: true;
  /** The handler writes the answer itself; of a stream of events, `reply` is what an event holds. */
  readonly raw?: RawAnswer;
}

type PathNames<P extends string> = P extends `${string}{${infer N}}${infer R}` ? N | PathNames<R> : never;
type ParamsFit<E extends EndpointShape> = [PathNames<E["path"]>] extends [never]
  ? unknown
  : { readonly params: { readonly _zod: { readonly input: { readonly [N in PathNames<E["path"]>]: unknown } } } };

interface Shows {
  readonly shows: readonly Entity[];
  readonly changes?: never;
}
interface Changes {
  readonly changes: readonly [Entity, ...Entity[]];
  readonly shows?: never;
}
/** Calls that ask an outside service read or write. */
type EntitiesFit<E extends EndpointShape> = { read: Shows; write: Changes; outside: Shows | Changes }[E["effect"]];

/** Declares a call. A path value that is missing from `params`, or entities that are not declared, do not compile. */
export function endpoint<const E extends EndpointShape>(entry: E & ParamsFit<E> & EntitiesFit<E>): E {
  return entry;
}

type PartIn<E, K extends string> = E extends { readonly [P in K]: { readonly _zod: { readonly input: infer I } } }
  ? I
  : unknown;
type PartOut<E, K extends string> = E extends { readonly [P in K]: { readonly _zod: { readonly output: infer O } } }
  ? O
  : unknown;

/** What a caller gives: path values, query and body in one object per part. */
export type InputOf<E> = (E extends { readonly params: Schema } ? { readonly params: PartIn<E, "params"> } : unknown) &
  (E extends { readonly query: Schema } ? { readonly query: PartIn<E, "query"> } : unknown) &
  (E extends { readonly body: Schema } ? { readonly body: PartIn<E, "body"> } : unknown);

/** What a handler gets after parsing. */
export type ParsedOf<E> = (E extends { readonly params: Schema }
  ? { readonly params: PartOut<E, "params"> }
  : unknown) &
  (E extends { readonly query: Schema } ? { readonly query: PartOut<E, "query"> } : unknown) &
  (E extends { readonly body: Schema } ? { readonly body: PartOut<E, "body"> } : unknown);

export type ReplyOf<E> = PartOut<E, "reply">;
