import { errors, type EndpointShape } from "@treadclub/contract";
import { measurementCalls, measurementCatalog, type MeasurementCall } from "@treadclub/contract/measurement/catalog";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { bearerHeader, type RawParts } from "./call.ts";
import { fingerprint } from "./fingerprint.ts";
import { samples } from "./samples.ts";
import { openFixtures } from "./fixtures.ts";
import { openMeasurementApp } from "./test-app.ts";

const testApp = await openMeasurementApp();
const fixtures = await openFixtures(testApp);

/** Uploads read no JSON; their own tests hold them. */
const names = measurementCalls.filter((name) => !measurementCatalog[name].path.startsWith("uploads"));
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
  "1; drop table keys",
  [],
  {},
  [[[]]],
  { $gt: "" },
  Number.MAX_SAFE_INTEGER,
];
const wrongTexts = [
  "0",
  "-1",
  "abc",
  "1e3",
  "99999999999999999999",
  "\u0000",
  " ",
  "null",
  "../..",
  huge.slice(0, 250),
];

const bearerOf = (name: MeasurementCall): string => {
  const { access } = measurementCatalog[name];
  return access === "measurement-session" ? samples[name](fixtures).token : fixtures.key;
};

describe.each(names)("%s", (name) => {
  const entry: EndpointShape = measurementCatalog[name];
  const { parts: good } = samples[name](fixtures);

  it("answers bad input with an error of the catalogue, never 500, and changes nothing", async () => {
    const before = await fingerprint(testApp);
    for (const parts of badParts(good, entry)) {
      const answer = await testApp.sendRaw(name, parts, { bearer: bearerOf(name) });
      const what = `${JSON.stringify(parts).slice(0, 300)} → ${answer.status} ${JSON.stringify(answer.error)}`;
      expect(answer.status, what).toBeGreaterThanOrEqual(400);
      expect(answer.status, what).toBeLessThan(500);
      expect(answer.error !== null && answer.error.code in errors, what).toBe(true);
    }
    expect(await fingerprint(testApp)).toBe(before);
  });

  if (entry.method === "GET" || entry.method === "DELETE") return;
  it("refuses a body that is not JSON, is too large, or is of another type", async () => {
    const url = `/measurement/v1/${entry.path.replaceAll(/\{(\w+)\}/g, (_, key: string) => String(good.params?.[key]))}`;
    const send = (payload: string, type: string) =>
      testApp.http.inject({
        method: entry.method,
        url,
        payload,
        headers: { "content-type": type, ...bearerHeader(bearerOf(name)) },
      });
    expect((await send("{broken", "application/json")).json()).toMatchObject({ code: "VALIDATION_FAILED" });
    expect((await send(`{"__proto__": {"x": 1}}`, "application/json")).statusCode).toBe(422);
    expect((await send(JSON.stringify({ text: "y".repeat(1_100_000) }), "application/json")).json()).toMatchObject({
      code: "PAYLOAD_TOO_LARGE",
    });
    expect((await send("<xml/>", "application/xml")).json()).toMatchObject({ code: "UNSUPPORTED_MEDIA" });
  });
});

function* badParts(good: RawParts, entry: EndpointShape): Generator<RawParts> {
  yield { ...good, query: { ...good.query, unknown_field: "1" } };
  if (entry.method !== "GET") yield { ...good, body: { ...asRecord(good.body), unknown_field: 1 } };
  for (const key of keysOf(entry.params))
    for (const value of wrongTexts) yield { ...good, params: { ...good.params, [key]: value } };
  for (const key of keysOf(entry.query))
    for (const value of wrongTexts)
      if (!isAccepted(entry.query, { ...good.query, [key]: value }))
        yield { ...good, query: { ...good.query, [key]: value } };
  for (const key of keysOf(entry.body))
    for (const value of wrongValues) {
      const body = { ...asRecord(good.body), [key]: value };
      if (!isAccepted(entry.body, body)) yield { ...good, body };
    }
  if (entry.body)
    for (const body of [{}, [], "text", 5, null]) if (!isAccepted(entry.body, body)) yield { ...good, body };
}

const isAccepted = (schema: EndpointShape["body"], value: unknown): boolean =>
  schema instanceof z.ZodType && !JSON.stringify(value)?.includes("\\u0000") && schema.safeParse(value ?? {}).success;
const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value)) : {};
const keysOf = (schema: EndpointShape["body"]): string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
