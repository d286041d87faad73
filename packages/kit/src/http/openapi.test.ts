import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { catalog, errorDetails, errors, type EndpointShape } from "@treadclub/contract";
import { measurementCatalog } from "@treadclub/contract/measurement/catalog";
import { openApi } from "@treadclub/contract/openapi";
import { measurementOpenApi } from "@treadclub/contract/openapi/measurement";
import { measurementExamples, platformExamples } from "@treadclub/contract/openapi/recorded";
import Ajv from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { z } from "zod";

const services = [
  { name: "platform", calls: catalog, base: "/api/v1/", examples: platformExamples, make: openApi },
  {
    name: "measurement",
    calls: measurementCatalog,
    base: "/measurement/v1/",
    examples: measurementExamples,
    make: measurementOpenApi,
  },
] as const;

const operation = z.object({
  operationId: z.string(),
  summary: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  security: z.array(z.unknown()),
  parameters: z.array(
    z.looseObject({ in: z.string().optional(), name: z.string().optional(), schema: z.looseObject({}).optional() }),
  ),
  requestBody: z.unknown().optional(),
  responses: z.record(z.string(), z.looseObject({ description: z.string().optional(), $ref: z.string().optional() })),
  "x-codeSamples": z.array(z.object({ label: z.string(), source: z.string() })),
});
const description = z.object({
  tags: z.array(z.object({ name: z.string(), description: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({
    parameters: z.record(z.string(), z.looseObject({})),
    responses: z.record(z.string(), z.looseObject({ description: z.string() })),
    schemas: z.record(z.string(), z.unknown()),
  }),
  "x-errors": z.array(z.object({ code: z.string(), status: z.int(), meaning: z.string(), action: z.string() })),
});

const ajv = new Ajv.Ajv2020({ strict: false, validateFormats: false });
const published = JSON.parse(
  readFileSync(resolve(import.meta.dirname, "../../fixtures/openapi-3.1.schema.json"), "utf8"),
);
const isOpenApi = ajv.compile(published);

describe.each(services)("the description of $name", ({ calls, base, examples, make }) => {
  const json = make("https://treadclub.example");
  const { tags, paths, components, "x-errors": errorTable } = description.parse(json);
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  const entries: [string, EndpointShape][] = Object.entries(calls);

  it("is valid OpenAPI 3.1, and its schemas are valid JSON Schema", () => {
    expect([isOpenApi(json), isOpenApi.errors]).toEqual([true, null]);
    for (const schema of schemasIn(json)) expect([ajv.validateSchema(schema), schema]).toEqual([true, schema]);
  });

  it("names every call once, below a known tag, with a summary that fits a line", () => {
    expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(Object.keys(calls).toSorted());
    const known = tags.map(({ name }) => name);
    for (const { operationId, tags: own, summary } of operations) {
      expect([operationId, own.length, own.every((tag) => known.includes(tag))]).toEqual([operationId, 1, true]);
      expect(summary, operationId).toMatch(/^[A-Z].{5,109}[^.]$/);
    }
  });

  it("says of every error what it means and what to do", () => {
    for (const [name, call] of entries) {
      const { responses } = operations.find(({ operationId }) => operationId === name) ?? {};
      for (const code of call.errors) {
        const answer = responses?.[errors[code].status];
        const shared = components.responses[answer?.$ref?.split("/").at(-1) ?? ""];
        expect(answer?.description ?? shared?.description, name).toContain(`\`${code}\`: ${errors[code].message}`);
        expect(errorTable.map((row) => row.code)).toContain(code);
      }
    }
    for (const { action, meaning } of errorTable) expect([meaning, action]).not.toContain("");
  });

  it("says of every call with a body that another type of content is 415", () => {
    const withBody = Object.values(paths)
      .flatMap((methods) => Object.values(methods))
      .filter(({ requestBody }) => requestBody !== undefined);
    expect(withBody.length).toBeGreaterThan(10);
    for (const { operationId, responses } of withBody) expect(Object.keys(responses), operationId).toContain("415");
  });

  it("has a schema for the details of each error that has some, and refers to it where it is answered", () => {
    const detailed = errorTable.map((row) => row.code).filter((code) => code in errorDetails);
    expect(Object.keys(components.schemas)).toEqual(expect.arrayContaining(["Error", ...detailed]));
    for (const [name, { errors: own }] of entries) {
      const { responses } = operations.find(({ operationId }) => operationId === name) ?? {};
      for (const code of own.filter((one) => one in errorDetails)) {
        const shared = responses?.[errors[code].status]?.$ref?.split("/").at(-1) ?? "";
        expect(JSON.stringify(components.responses[shared]), name).toContain(`#/components/schemas/${code}"`);
      }
    }
  });

  it("gives records and states names, and refers to nothing that is not there", () => {
    const names = new Set(
      Object.entries(components).flatMap(([kind, all]) =>
        Object.keys(all).map((name) => `#/components/${kind}/${name}`),
      ),
    );
    const refs = refsIn(json);
    expect(refs.filter((ref) => !names.has(ref))).toEqual([]);
    expect(new Set(refs).size).toBeGreaterThan(30);
    expect(JSON.stringify(json)).not.toContain("$defs");
  });

  it("refers in no circle, so that a page can put everything in place", () => {
    const inner = new Map<string, readonly string[]>(
      Object.entries(components).flatMap(([kind, all]) =>
        Object.entries(all).map(([name, part]) => [`#/components/${kind}/${name}`, refsIn(part)] as const),
      ),
    );
    const visit = (ref: string, above: readonly string[]): void => {
      expect(above).not.toContain(ref);
      for (const next of inner.get(ref) ?? []) visit(next, [...above, ref]);
    };
    for (const ref of inner.keys()) visit(ref, []);
  });

  it("writes an id of an address as the number that answers hold", () => {
    // Files have names.
    const records = Object.entries(paths).filter(([path]) => !/\/(uploads|files)\//.test(path));
    const ids = records
      .flatMap(([, methods]) => Object.values(methods).flatMap(({ parameters }) => parameters))
      .filter(({ in: place, name = "" }) => place === "path" && /^(id|.+_id)$/.test(name));
    expect(ids.length).toBeGreaterThan(0);
    for (const { name, schema } of ids) expect([name, schema]).toEqual([name, { type: "integer", minimum: 1 }]);
  });

  it("says of every call whether it needs a token", () => {
    for (const { operationId, security } of operations) {
      const access = entries.find(([name]) => name === operationId)?.[1].access;
      expect([operationId, security.length === 0]).toEqual([operationId, access === "public"]);
    }
  });

  it.each(entries)("has an example of %s that fits the contract", (name, call) => {
    const example = examples[name] ?? {};
    for (const part of ["params", "query", "body"] as const)
      if (call[part] instanceof z.ZodType)
        expect(call[part].safeParse(example[part] ?? {}).error, part).toBeUndefined();
    if (example.reply !== undefined && call.reply instanceof z.ZodType)
      expect(call.reply.safeParse(example.reply).error).toBeUndefined();
    if (!call.raw) expect(example, "a reply").toHaveProperty("reply");
    expect(operations.find(({ operationId }) => operationId === name)?.["x-codeSamples"]).toHaveLength(2);
    expect(Object.keys(paths).some((path) => path === base + call.path)).toBe(true);
  });
});

/** Every schema of a description, wherever it stands. */
function schemasIn(value: unknown): object[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === "schema" && typeof inner === "object" && inner !== null ? [inner] : schemasIn(inner),
  );
}

const refsIn = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref]) => ref ?? "");
