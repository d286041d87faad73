import type { EndpointShape, ReplyOf } from "./endpoint.ts";
import type { ErrorBody } from "./errors.ts";

/** The one place where the contract asserts what the compiler cannot see. */
export type Calls<M> = { readonly [K in keyof M as M[K] extends EndpointShape ? K : never]: M[K] };

export const onlyCalls = <M extends object>(modules: M): Calls<M> =>
  Object.fromEntries(Object.entries(modules).filter(([, entry]) => isEndpoint(entry))) as Calls<M>;

export const keysOf = <T extends object>(record: T): (keyof T & string)[] =>
  Object.keys(record) as (keyof T & string)[];

/** An answer of our own server, which checks its replies. */
export const asReply = <E>(json: unknown): ReplyOf<E> => json as ReplyOf<E>;

export const asErrorBody = (json: unknown): ErrorBody | null =>
  typeof json === "object" && json !== null && "code" in json && "message" in json ? (json as ErrorBody) : null;

const isEndpoint = (entry: unknown): boolean =>
  typeof entry === "object" && entry !== null && "path" in entry && "effect" in entry;
