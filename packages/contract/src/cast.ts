import type { EndpointShape, ReplyOf } from "./endpoint.ts";
import type { ErrorBody } from "./errors.ts";

/** The one place where the contract asserts what the compiler cannot see. */
export type Calls<M> = { readonly [K in keyof M as M[K] extends EndpointShape ? K : never]: M[K] };

type Merged<M> = (M extends object ? (module: M) => void : never) extends (merged: infer All) => void ? All : never;

/** Returns the calls of all modules by name. Throws where two have the same one. */
export function onlyCalls<M extends object>(modules: readonly M[]): Calls<Merged<M>> {
  const calls = modules.flatMap((module) => Object.entries(module).filter(([, entry]) => isEndpoint(entry)));
  const names = calls.map(([name]) => name);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw new Error(`Two calls have the name ${twice}`);
  return Object.fromEntries(calls) as Calls<Merged<M>>;
}

export const keysOf = <T extends object>(record: T): (keyof T & string)[] =>
  Object.keys(record) as (keyof T & string)[];

/** An answer of our own server, which checks its replies. */
export const asReply = <E>(json: unknown): ReplyOf<E> => json as ReplyOf<E>;

export const asErrorBody = (json: unknown): ErrorBody | null =>
  typeof json === "object" && json !== null && "code" in json && "message" in json ? (json as ErrorBody) : null;

const isEndpoint = (entry: unknown): boolean =>
  typeof entry === "object" && entry !== null && "path" in entry && "effect" in entry;
