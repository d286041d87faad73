import fc, { type Arbitrary } from "fast-check";
import { fitting } from "./fitting.ts";
import { hostileHeaders, hostileTexts, hostileValues } from "./hostile.ts";
import { rawRequests, type RawRequest } from "./raw-requests.ts";
import { roles, type Role } from "./roles.ts";
import { targets, type Target } from "./targets.ts";
import { weighted } from "./weighted.ts";
import { writings, type Writing } from "./writings.ts";

/** What becomes of one node of a value: which one, by its number, modulo how many there are. */
export interface Change {
  readonly at: number;
  readonly to: { readonly drop: true } | { readonly value: unknown } | { readonly add: readonly [string, unknown] };
}

/** A body or a query: that of the sample with changes, or another one. */
export type PartRequest = { readonly changes: readonly Change[] } | { readonly value: unknown };

/** A request to one call, before the ids of the fixtures are in it: the same for the same seed. */
export interface CallRequest {
  readonly kind: "call";
  readonly target: string;
  readonly role: Role;
  readonly params: readonly Change[];
  readonly query: PartRequest;
  readonly body: PartRequest;
  readonly writing: Writing | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly key: string | null;
}

/** A request to a path that need not be a call's. */
export interface PathRequest {
  readonly kind: "path";
  readonly method: string;
  readonly path: string;
  readonly role: Role;
  readonly headers: Readonly<Record<string, string>>;
}

export type Request = CallRequest | PathRequest | RawRequest;

/** Requests of every kind; each is the same for the same seed, whatever the records of the fixtures are called. */
export const requests = (): Arbitrary<Request> =>
  weighted<Request>(
    [20, fc.constantFrom(...targets.map(callRequests)).chain((arbitrary) => arbitrary)],
    [3, pathRequests],
    [2, rawRequests],
  );

const changes: Arbitrary<readonly Change[]> = fc.array(
  fc.record({
    at: fc.nat({ max: 60 }),
    to: weighted<Change["to"]>(
      [6, fc.record({ value: hostileValues })],
      [1, fc.constant({ drop: true })],
      [1, fc.record({ add: fc.tuple(hostileTexts, hostileValues) })],
    ),
  }),
  { maxLength: 3 },
);
const paramChanges: Arbitrary<readonly Change[]> = fc.array(
  fc.record({
    at: fc.nat({ max: 10 }),
    to: fc.record({ value: fc.oneof(hostileTexts, fc.integer({ min: 1, max: 60 })) }),
  }),
  { maxLength: 1 },
);
const noChanges = fc.constant<readonly Change[]>([]);
const keys = fc.oneof(
  { weight: 3, arbitrary: fc.constant(null) },
  { weight: 2, arbitrary: fc.uuid() },
  // Some come again.
  { weight: 1, arbitrary: fc.constantFrom("k1", "k2", "k3") },
);

function callRequests({ name, entry }: Target): Arbitrary<CallRequest> {
  const part = (schema: unknown): Arbitrary<PartRequest> =>
    weighted<PartRequest>(
      [5, fc.record({ changes })],
      [4, fc.record({ value: fitting(schema) })],
      [1, fc.record({ value: hostileValues })],
    );
  return fc.record<CallRequest>({
    kind: fc.constant("call"),
    target: fc.constant(name),
    role: rolesFor(name),
    params: fc.oneof({ weight: 3, arbitrary: noChanges }, paramChanges),
    query: weighted<PartRequest>([entry.query ? 1 : 6, fc.constant({ changes: [] })], [2, part(entry.query)]),
    body: part(entry.body),
    writing: fc.oneof({ weight: 9, arbitrary: fc.constant(null) }, { weight: 2, arbitrary: writings }),
    headers: entry.path.startsWith("uploads") ? uploadHeaders : usualHeaders,
    key: keys,
  });
}

const usualHeaders = weighted<Readonly<Record<string, string>>>([5, fc.constant({})], [1, hostileHeaders]);
/** Mostly what the upload protocol wants, so that what is beside it is looked at. */
const uploadHeaders = fc
  .record(
    {
      "tus-resumable": fc.constantFrom("1.0.0", "1.0.0", "1.0.0", "0.2.2", ""),
      "upload-length": fc.constantFrom("1000", "1000", "0", "15000001", "-1", "1e3"),
      "upload-offset": fc.constantFrom("0", "1", "99999999999999999999", "x"),
      "upload-concat": fc.constantFrom("partial", "final;/api/v1/uploads/a", "none"),
      "upload-metadata": fc.constantFrom("filename d29ybGQ=", "=,=,,x"),
      "content-type": fc.constantFrom("application/offset+octet-stream", "application/json"),
    },
    { requiredKeys: ["tus-resumable"] },
  )
  .chain((protocol) => usualHeaders.map((more): Readonly<Record<string, string>> => ({ ...protocol, ...more })));

/** Calls of the measurement service are for keys and tokens; everybody else is tried as well. */
const rolesFor = (name: string): Arbitrary<Role> =>
  name.startsWith("measurement.")
    ? fc.oneof({ weight: 2, arbitrary: fc.constantFrom<Role>("sandbox key", "scan token") }, fc.constantFrom(...roles))
    : fc.constantFrom(...roles);

const beginnings = [
  "/",
  "/app",
  "/app/",
  "/app/assets/",
  "/scan",
  "/scan/",
  "/sdk/",
  "/sdk/2.1.3/",
  "/docs",
  "/api/v1/",
  "/api/v1/openapi.json",
  "/api/v1/uploads",
  "/api/v1/files/",
  "/measurement/v1/",
  "/measurement/v1/docs",
  "/measurement/v1/openapi.json",
  "/measurement/v1/uploads",
  "/healthz",
  "/readyz",
];
const endings = [
  "",
  "/",
  "//",
  "/x",
  "//x",
  "%00",
  "%ff",
  "%2e%2e%2f%2e%2e%2fetc/passwd",
  "../../package.json",
  "..%5c..%5c",
  "index.html",
  "index.html.br",
  "tread-sdk.js",
  ".env",
  "%",
  "%zz",
  ";x=1",
  "?",
  "?a=1&a=2&a[]=3&a[b]=4",
  "?token=%00",
  "?%ff=%ff",
  `?${"a=1&".repeat(1_000)}`,
  "x".repeat(301),
  "%F0%9F%9A%97",
];
const methods = ["GET", "GET", "GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND"];

const pathRequests: Arbitrary<PathRequest> = fc.record<PathRequest>({
  kind: fc.constant("path"),
  method: fc.constantFrom(...methods),
  path: fc.tuple(fc.constantFrom(...beginnings), fc.constantFrom(...endings)).map(([start, end]) => start + end),
  role: fc.constantFrom(...roles),
  headers: fc.oneof(fc.constant({}), hostileHeaders),
});
