import { execFileSync } from "node:child_process";
import { createContext, runInContext } from "node:vm";
import { catalog, type EndpointShape } from "@treadclub/contract";
import { measurementCatalog } from "@treadclub/contract/measurement/catalog";
import { openApi } from "@treadclub/contract/openapi";
import { requestOf } from "@treadclub/contract/openapi/examples";
import { measurementOpenApi } from "@treadclub/contract/openapi/measurement";
import { measurementExamples, platformExamples } from "@treadclub/contract/openapi/recorded";
import { describe, expect, it } from "vitest";
import { z } from "zod";

const origin = "https://treadclub.example";
const operation = z.object({
  operationId: z.string(),
  security: z.array(z.unknown()),
  "x-codeSamples": z.array(z.object({ label: z.string(), source: z.string() })),
});
const description = z.object({ paths: z.record(z.string(), z.record(z.string(), operation)) });

/** What a sample sent. */
interface Sent {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

const services = [
  {
    name: "platform",
    calls: catalog,
    base: "/api/v1/",
    examples: platformExamples,
    json: openApi(origin),
    bearer: "s3cret",
  },
  {
    name: "measurement",
    calls: measurementCatalog,
    base: "/measurement/v1/",
    examples: measurementExamples,
    json: measurementOpenApi(origin),
    bearer: btoa("s3cret"),
  },
] as const;

describe.each(services)("samples of the $name", ({ calls, base, examples, json, bearer }) => {
  const operations = Object.values(description.parse(json).paths).flatMap((methods) => Object.values(methods));
  const samples = operations.map(({ operationId, security, "x-codeSamples": [curl, typescript] }) => {
    const entry: EndpointShape | undefined = Object.entries(calls).find(([name]) => name === operationId)?.[1];
    if (!entry || !curl || !typescript) throw new Error(`No samples of ${operationId}`);
    const { method, path, headers, body } = requestOf(entry, examples[operationId] ?? {});
    const isWrite = entry.effect !== "read";
    const expected: Sent = {
      url: origin + base + path,
      method,
      headers: {
        ...(security.length > 0 ? { authorization: `Bearer ${bearer}` } : {}),
        ...(isWrite ? { "idempotency-key": "a-new-key" } : {}),
        ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      body: "Content-Type" in headers ? "photo" : body,
    };
    return { operationId, expected, curl: curl.source, typescript: typescript.source };
  });

  it("send in TypeScript what the example says", async () => {
    for (const { operationId, expected, typescript } of samples)
      expect([operationId, await sentByFetch(typescript)]).toEqual([operationId, expected]);
  });

  it("send in curl what the example says", () => {
    const all = sentByCurl(samples.map(({ curl }) => curl));
    for (const [index, { operationId, expected }] of samples.entries())
      expect([operationId, all[index]]).toEqual([operationId, expected]);
  });
});

/** Runs a sample with a `fetch` that remembers what it was given. */
async function sentByFetch(source: string): Promise<Sent | undefined> {
  let sent: Sent | undefined;
  const context = createContext({
    token: "s3cret",
    key: "s3cret",
    photo: "photo",
    btoa,
    crypto: { randomUUID: () => "a-new-key" },
    fetch: async (url: string, { method = "GET", headers = {}, body }: Partial<Sent> = {}) => {
      const plain = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
      const isJson = plain["content-type"] === "application/json";
      sent = { url, method, headers: plain, body: isJson ? JSON.parse(String(body)) : body };
      return { ok: true, json: async () => ({}) };
    },
  });
  await runInContext(`(async () => {\n${source}\n})()`, context);
  return sent;
}

/** Runs samples in one shell, whose `curl` writes down its arguments. */
function sentByCurl(sources: readonly string[]): Sent[] {
  const script = [
    "curl() { printf '%s\\0' \"$@\"; printf '\\1'; }",
    "uuidgen() { echo a-new-key; }",
    "TREADCLUB_TOKEN=s3cret; TREAD_KEY=s3cret",
    ...sources,
  ].join("\n");
  const output = execFileSync("sh", ["-c", script], { encoding: "utf8" });
  return output
    .split("\u0001")
    .slice(0, -1)
    .map((one) => readArguments(one.split("\0").slice(0, -1)));
}

function readArguments(words: readonly string[]): Sent {
  const after = (option: string): string[] => words.filter((_, index) => words[index - 1] === option);
  const headers = Object.fromEntries(
    after("--header").map((line) => [line.split(": ", 1)[0]?.toLowerCase() ?? "", line.slice(line.indexOf(": ") + 2)]),
  );
  const [json] = after("--data");
  const method = after("--request")[0] ?? (words.includes("--head") ? "HEAD" : "GET");
  return {
    url: words.find((word) => word.startsWith("https://")) ?? "",
    method,
    headers,
    body: json === undefined ? (after("--data-binary")[0] === "@photo.jpg" ? "photo" : undefined) : JSON.parse(json),
  };
}
