import { callNames, catalog, errors, type CallName, type EndpointShape } from "@treadclub/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { asParts, type RawParts } from "./call.ts";
import { fingerprint } from "./fingerprint.ts";
import type { SignedIn } from "./factories/people.ts";
import { samples } from "./samples.ts";
import { openFixtures, type Fixtures } from "./fixtures.ts";
import { openTestApp } from "./test-app.ts";

const testApp = await openTestApp({ measurement: true });
let fixtures: Fixtures;
beforeAll(async () => {
  fixtures = await openFixtures(testApp, { measured: true });
});

/** Streams and uploads read no JSON; their own tests hold them. */
const noJson: ReadonlySet<CallName> = new Set([
  "live",
  "createUpload",
  "uploadState",
  "continueUpload",
  "giveUpUpload",
  "getFile",
]);
const names = callNames.filter((name) => !noJson.has(name));
const huge = "x".repeat(200_000);
const wrongValues: readonly unknown[] = [
  null,
  true,
  -1,
  1.5,
  1e300,
  "\u0000",
  "",
  huge,
  "1; drop table users",
  [],
  {},
  [[[]]],
  { $gt: "" },
  Number.MAX_SAFE_INTEGER,
];
const wrongIds = [
  "0",
  "-1",
  "abc",
  "1e3",
  "1.5",
  "99999999999999999999",
  "%00",
  " ",
  "null",
  huge.slice(0, 250),
  huge.slice(0, 400),
];

/** Everybody that may make the call, so that the gate does not hide the parser. */
const personOf = ({ access }: EndpointShape): SignedIn | null =>
  access === "public"
    ? null
    : access === "consumer" || access === "signed-in"
      ? fixtures.anna
      : access === "admin" || access === "super-admin"
        ? fixtures.admin
        : fixtures.fitter.owner;

describe.each(names)("%s", (name) => {
  const entry: EndpointShape = catalog[name];
  const bodyKeys = keysOf(entry.body);
  const pathNames = [...entry.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? "");

  it("answers bad input with an error of the catalogue, never 500, and changes nothing", async () => {
    const before = await fingerprint(testApp);
    const caller = testApp.as(personOf(entry));
    const good = asParts(samples[name](fixtures));
    for (const parts of badParts(good, bodyKeys, pathNames, entry)) {
      const answer = await caller.sendRaw(name, parts);
      const code = answer.error?.code;
      expect(
        answer.status,
        `${JSON.stringify(parts).slice(0, 300)} → ${JSON.stringify(answer.error)}`,
      ).toBeGreaterThanOrEqual(400);
      expect(answer.status, JSON.stringify(parts).slice(0, 300)).toBeLessThan(500);
      expect(code !== undefined && code in errors).toBe(true);
    }
    expect(await fingerprint(testApp)).toBe(before);
  });

  it("refuses a body that is not JSON, is too large, or is of another type", async () => {
    if (entry.method === "GET" || entry.method === "DELETE") return;
    const good = asParts(samples[name](fixtures));
    const url = `/api/v1/${entry.path.replaceAll(/\{(\w+)\}/g, (_, key: string) => String(good.params?.[key]))}`;
    const token = personOf(entry)?.token;
    const send = (payload: string, type: string) =>
      testApp.app.http.inject({
        method: entry.method,
        url,
        payload,
        headers: { "content-type": type, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
      });
    expect((await send("{broken", "application/json")).json()).toMatchObject({ code: "VALIDATION_FAILED" });
    expect((await send(`{"__proto__": {"x": 1}}`, "application/json")).statusCode).toBe(422);
    expect((await send(JSON.stringify({ text: "y".repeat(1_100_000) }), "application/json")).json()).toMatchObject({
      code: "PAYLOAD_TOO_LARGE",
    });
    expect((await send("<xml/>", "application/xml")).json()).toMatchObject({ code: "UNSUPPORTED_MEDIA" });
  });
});

function* badParts(
  good: RawParts,
  bodyKeys: readonly string[],
  pathNames: readonly string[],
  entry: EndpointShape,
): Generator<RawParts> {
  yield { ...good, query: { ...good.query, unknown_field: "1" } };
  if (entry.method !== "GET") yield { ...good, body: { ...asRecord(good.body), unknown_field: 1 } };
  for (const path of pathNames)
    for (const value of wrongIds)
      if (!isAccepted(entry.params, { ...good.params, [path]: decode(value) }))
        yield { ...good, params: { ...good.params, [path]: decode(value) } };
  for (const path of pathNames.filter((one) => /^\d+$/.test(String(good.params?.[one]))))
    if (entry.errors.includes("NOT_FOUND")) yield { ...good, params: { ...good.params, [path]: "999999999999" } };
  for (const key of bodyKeys)
    for (const value of wrongValues) {
      const body = { ...asRecord(good.body), [key]: value };
      if (!isAccepted(entry.body, body)) yield { ...good, body };
    }
  if (entry.body && !isAccepted(entry.body, {})) yield { ...good, body: {} };
  if (entry.body) for (const body of [[], "text", 5, null]) if (!isAccepted(entry.body, body)) yield { ...good, body };
}

const decode = (text: string): string => (text === "%00" ? "\u0000" : text);
const isAccepted = (schema: EndpointShape["body"], value: unknown): boolean =>
  schema instanceof z.ZodType && !JSON.stringify(value)?.includes("\\u0000") && schema.safeParse(value ?? {}).success;
const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value)) : {};
const keysOf = (schema: EndpointShape["body"]): string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
