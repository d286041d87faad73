import { z } from "zod";
import { callNames, catalog } from "./catalog.ts";
import type { EndpointShape } from "./endpoint.ts";
import { errors, globalErrors, type ErrorCode } from "./errors.ts";

type Json = Readonly<Record<string, unknown>>;

/** The OpenAPI 3.1 description of every call, generated from the catalogue. */
export function openApi(serverUrl: string): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const name of callNames) {
    const call: EndpointShape = catalog[name];
    const path = `/api/v1/${call.path}`;
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(name, call) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "TreadClub platform",
      version: "1",
      description:
        "Calls of the TreadClub platform. Money is integer pence, prices include VAT, instants are ISO 8601 UTC, days are YYYY-MM-DD.",
    },
    servers: [{ url: serverUrl }],
    components: {
      securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
      schemas: {
        Error: {
          type: "object",
          required: ["code", "message"],
          properties: {
            code: { enum: Object.keys(errors) },
            message: { type: "string" },
            fields: { type: "object", additionalProperties: { type: "string" } },
            details: {},
          },
        },
      },
    },
    paths,
  };
}

function operation(name: string, call: EndpointShape): Json {
  return {
    operationId: name,
    summary: call.description,
    tags: [call.path.includes("/") ? call.path.split("/")[0] : "common"],
    "x-access": call.access,
    "x-effect": call.effect,
    ...(call.access === "public" ? {} : { security: [{ bearer: [] }] }),
    parameters: [
      ...parameters("path", call.params),
      ...parameters("query", call.query),
      ...(call.effect === "read" ? [] : [idempotencyKey]),
    ],
    ...(call.body === undefined
      ? {}
      : { requestBody: { required: true, content: { "application/json": { schema: json(call.body, "input") } } } }),
    responses: {
      "200": { description: "The answer.", content: { "application/json": { schema: json(call.reply, "output") } } },
      ...errorAnswers(call.errors),
    },
  };
}

const idempotencyKey = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  schema: { type: "string", maxLength: 100 },
  description: "The same key answers the first answer again for 24 hours.",
};

function parameters(place: "path" | "query", schema: EndpointShape["params"]): Json[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = json(schema, "input");
  return Object.entries(properties).map(([name, entry]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: entry,
  }));
}

function errorAnswers(own: readonly ErrorCode[]): Json {
  const byStatus = Map.groupBy([...own, ...globalErrors], (code) => errors[code].status);
  return Object.fromEntries(
    [...byStatus]
      .toSorted(([a], [b]) => a - b)
      .map(([status, codes]) => [
        String(status),
        {
          description: [...new Set(codes)].join(", "),
          content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
        },
      ]),
  );
}

function json(
  schema: NonNullable<EndpointShape["body"]>,
  io: "input" | "output",
): { properties?: Readonly<Record<string, unknown>>; required?: readonly string[] } {
  if (!(schema instanceof z.ZodType)) throw new TypeError("Contract schemas are zod schemas");
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
}
