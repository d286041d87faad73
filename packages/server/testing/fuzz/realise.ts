import { gate } from "@treadclub/contract";
import type { Fixtures } from "#testing/fixtures";
import { callerOf } from "./roles.ts";
import { targetOf, type Target } from "./targets.ts";
import type { CallRequest, Change, PartRequest, PathRequest } from "./requests.ts";
import { written } from "./writings.ts";

/** A request as it goes over the wire. */
export interface Realised {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
  /** The call that it is meant for; null where its path may lead anywhere. */
  readonly target: Target | null;
  /** Whether the caller's role keeps them out. */
  readonly isShut: boolean;
}

/** Puts the records of the fixtures into a request. */
export function realise(request: CallRequest | PathRequest, fixtures: Fixtures): Realised {
  const caller = callerOf(fixtures, request.role);
  const authorised: Record<string, string> =
    caller.authorization === null ? {} : { authorization: caller.authorization };
  if (request.kind === "path")
    return {
      method: request.method,
      path: request.path,
      headers: { ...authorised, ...request.headers },
      body: null,
      target: null,
      isShut: false,
    };
  const target = targetOf.get(request.target);
  if (!target) throw new Error(`There is no call ${request.target} any more.`);
  const { method } = target.entry;
  const sample = target.sample(fixtures);
  const body =
    method === "GET" || method === "HEAD" ? null : written(partOf(request.body, sample.body), request.writing);
  const isRenamed = "authorization" in request.headers;
  return {
    method,
    path: addressOf(
      target,
      asRecord(changedBy(request.params, sample.params ?? {})),
      partOf(request.query, sample.query ?? {}),
    ),
    headers: {
      ...authorised,
      ...(body === null ? {} : { "content-type": "application/json" }),
      ...(request.key === null ? {} : { "idempotency-key": request.key }),
      ...request.headers,
    },
    body,
    target,
    isShut: !isRenamed && caller.actor !== null && gate(target.entry, caller.actor, new Date()) !== "pass",
  };
}

const partOf = (request: PartRequest, sample: unknown): unknown =>
  "changes" in request ? changedBy(request.changes, sample) : request.value;

const changedBy = (changes: readonly Change[], value: unknown): unknown => changes.reduce(changed, value);

/** Changes one node of a value, the value itself included. */
function changed(value: unknown, { at, to }: Change): unknown {
  const paths = pathsOf(value);
  return replaced(value, paths[at % paths.length] ?? [], to);
}

const pathsOf = (value: unknown): string[][] => [
  [],
  ...entriesOf(value).flatMap(([key, inner]) => pathsOf(inner).map((path) => [key, ...path])),
];

function replaced(value: unknown, [key, ...rest]: readonly string[], to: Change["to"]): unknown {
  if (key === undefined) {
    if ("drop" in to) return undefined;
    return "value" in to ? to.value : added(value, to.add);
  }
  if (Array.isArray(value))
    return value.map((one: unknown, at) => (String(at) === key ? replaced(one, rest, to) : one));
  return Object.fromEntries(
    entriesOf(value).map(([name, inner]) => [name, name === key ? replaced(inner, rest, to) : inner]),
  );
}

function added(value: unknown, [key, more]: readonly [string, unknown]): unknown {
  if (Array.isArray(value)) return [...value, more];
  return typeof value === "object" && value !== null ? Object.fromEntries([...entriesOf(value), [key, more]]) : more;
}

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === "object" && value !== null ? Object.entries(value) : [];

const asRecord = (value: unknown): Readonly<Record<string, unknown>> => Object.fromEntries(entriesOf(value));

function addressOf({ base, entry }: Target, params: Readonly<Record<string, unknown>>, query: unknown): string {
  const filled = entry.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encoded(params[name]));
  const pairs = entriesOf(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one: unknown) => `${encoded(name)}=${encoded(one)}`),
  );
  return `${base}${filled}${pairs.length > 0 ? `?${pairs.join("&")}` : ""}`;
}

/** An address cannot hold half a surrogate pair. */
const encoded = (value: unknown): string => encodeURIComponent(textOf(value).toWellFormed());
const textOf = (value: unknown): string => (typeof value === "string" ? value : (JSON.stringify(value) ?? ""));
