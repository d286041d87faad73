import { gate } from "@treadclub/contract";
import type { Scene } from "#testing/scene";
import { callerOf } from "./roles.ts";
import { targetOf, type Target } from "./targets.ts";
import type { CallWish, Change, PartWish, PathWish } from "./wishes.ts";
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

/** Puts the records of a scene into a request. */
export function realise(wish: CallWish | PathWish, scene: Scene): Realised {
  const caller = callerOf(scene, wish.role);
  const authorised: Record<string, string> =
    caller.authorization === null ? {} : { authorization: caller.authorization };
  if (wish.kind === "path")
    return {
      method: wish.method,
      path: wish.path,
      headers: { ...authorised, ...wish.headers },
      body: null,
      target: null,
      isShut: false,
    };
  const target = targetOf.get(wish.target);
  if (!target) throw new Error(`There is no call ${wish.target} any more.`);
  const { method } = target.entry;
  const sample = target.sample(scene);
  const body = method === "GET" || method === "HEAD" ? null : written(partOf(wish.body, sample.body), wish.writing);
  const isRenamed = "authorization" in wish.headers;
  return {
    method,
    path: addressOf(
      target,
      asRecord(changedBy(wish.params, sample.params ?? {})),
      partOf(wish.query, sample.query ?? {}),
    ),
    headers: {
      ...authorised,
      ...(body === null ? {} : { "content-type": "application/json" }),
      ...(wish.key === null ? {} : { "idempotency-key": wish.key }),
      ...wish.headers,
    },
    body,
    target,
    isShut: !isRenamed && caller.actor !== null && gate(target.entry, caller.actor, new Date()) !== "pass",
  };
}

const partOf = (wish: PartWish, sample: unknown): unknown =>
  "changes" in wish ? changedBy(wish.changes, sample) : wish.value;

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
