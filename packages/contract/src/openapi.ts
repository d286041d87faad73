import { z } from "zod";
import { catalog } from "./catalog.ts";
import type { EndpointShape } from "./endpoint.ts";
import { errors, globalErrors, type ErrorCode } from "./errors.ts";

type Json = Readonly<Record<string, unknown>>;

/** A service to describe. */
export interface Described {
  readonly title: string;
  readonly description: string;
  /** For example "/api/v1/". */
  readonly base: string;
  readonly bearerFormat: string;
  readonly calls: Readonly<Record<string, EndpointShape>>;
  /** Where each call looks at its bearer itself: the calls that need none. */
  readonly openCalls?: readonly string[];
}

const platform: Described = {
  title: "TreadClub platform",
  description:
    "Calls of the TreadClub platform. Money is integer pence, prices include VAT, instants are ISO 8601 UTC, days are YYYY-MM-DD.",
  base: "/api/v1/",
  bearerFormat: "JWT",
  calls: catalog,
};

/** The OpenAPI 3.1 description of every call of a service, the platform unless another is named, generated from its catalogue. */
export function openApi(serverUrl: string, service: Described = platform): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [name, call] of Object.entries(service.calls).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const path = `${service.base}${call.path}`;
    paths[path] = {
      ...paths[path],
      [call.method.toLowerCase()]: operation(name, call, needsBearer(service, name, call)),
    };
  }
  return {
    openapi: "3.1.0",
    info: { title: service.title, version: "1", description: service.description },
    servers: [{ url: serverUrl }],
    components: {
      securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: service.bearerFormat } },
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

const needsBearer = ({ openCalls }: Described, name: string, { access }: EndpointShape): boolean =>
  openCalls === undefined ? access !== "public" : !openCalls.includes(name);

function operation(name: string, call: EndpointShape, isClosed: boolean): Json {
  return {
    operationId: name,
    summary: call.description,
    tags: [call.path.includes("/") ? call.path.split("/")[0] : "common"],
    "x-access": call.access,
    "x-effect": call.effect,
    ...(isClosed ? { security: [{ bearer: [] }] } : {}),
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
