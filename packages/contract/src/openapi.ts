import { catalog } from "./catalog.ts";
import type { EndpointShape } from "./endpoint.ts";
import { errors, globalErrors, type ErrorCode } from "./errors.ts";
import { audienceOf } from "./openapi/audiences.ts";
import { codeSamples } from "./openapi/code-samples.ts";
import { errorActions } from "./openapi/error-actions.ts";
import { requestOf, type Examples } from "./openapi/examples.ts";
import { platformExamples } from "./openapi/recorded.ts";
import { rawParts } from "./openapi/raw-answers.ts";
import { detailedErrors, errorResponses, replyOf, sharedResponses } from "./openapi/responses.ts";
import { hoistDefinitions, idempotencyKey, parametersOf, schemaOf, type Json } from "./openapi/schemas.ts";
import { platformTags, type Tag } from "./openapi/tags.ts";

/** A service to describe. */
export interface Described {
  readonly title: string;
  readonly description: string;
  /** For example "/api/v1/". */
  readonly base: string;
  readonly bearer: { readonly format: string; readonly description: string };
  readonly calls: Readonly<Record<string, EndpointShape>>;
  readonly tags: readonly Tag[];
  readonly examples: Examples;
  /** What any call of the service may answer without declaring it. */
  readonly globalErrors: readonly ErrorCode[];
  /** Messages that the service sends to its callers, by their name. */
  readonly webhooks?: Json;
  /** How an Authorization header is written in the examples. */
  readonly authorization: { readonly curl: string; readonly typescript: string };
}

const platform: Described = {
  title: "TreadClub platform API",
  description: `Everything the TreadClub web app can do.

- Sign in with \`log_in\` and send its token as \`Authorization: Bearer …\`. An access token expires; get the next one with \`refresh_token\`.
- Money is in pence including VAT, times are ISO 8601 in UTC, days are YYYY-MM-DD.
- Send an \`Idempotency-Key\` with every call that writes. If the connection drops, repeat the call with the same key: it takes effect once.
- Lists start at \`page\` 1. Sort by a field, or by \`-field\` for the reverse.
- An error answers \`{code, message}\`, and \`fields\` where a form field is wrong. Rely on \`code\`: the message is translated.`,
  base: "/api/v1/",
  bearer: { format: "JWT", description: "The `token` that `log_in` answers." },
  calls: catalog,
  tags: platformTags,
  examples: platformExamples,
  globalErrors,
  authorization: { curl: "$TREADCLUB_TOKEN", typescript: "${token}" },
};

/** The OpenAPI 3.1 description of every call of a service, the platform unless another is named, generated from its catalogue. */
export function openApi(serverUrl: string, service: Described = platform): Json {
  const tagOf = new Map(service.tags.flatMap(({ name, calls }) => calls.map((call) => [call, name] as const)));
  const paths: Record<string, Record<string, Json>> = {};
  for (const [name, call] of Object.entries(service.calls).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const path = `${service.base}${call.path}`;
    paths[path] = {
      ...paths[path],
      [call.method.toLowerCase()]: operation(name, call, { service, serverUrl, tag: tagOf.get(name) }),
    };
  }
  const definitions = new Map<string, unknown>();
  const hoist = (part: Json): Json => hoistDefinitions(part, definitions);
  const { schemas, ...components } = componentsOf(service);
  const [hoistedPaths, errorSchemas, webhooks] = [hoist(paths), hoist(schemas), hoist(service.webhooks ?? {})];
  return {
    openapi: "3.1.0",
    info: {
      title: service.title,
      version: "1",
      description: service.description,
      license: { name: "Terms and conditions", url: `${serverUrl}/app/terms_and_conditions` },
    },
    servers: [{ url: serverUrl }],
    tags: service.tags.map(({ name, description }) => ({ name, description })),
    components: {
      ...components,
      schemas: { ...Object.fromEntries([...definitions].toSorted(byName)), ...errorSchemas },
    },
    paths: hoistedPaths,
    ...(service.webhooks === undefined ? {} : { webhooks }),
    "x-errors": answeredCodes(service).map((code) => ({
      code,
      status: errors[code].status,
      meaning: errors[code].message,
      action: errorActions[code],
    })),
  };
}

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);

const componentsOf = (service: Described) => ({
  securitySchemes: {
    bearer: {
      type: "http",
      scheme: "bearer",
      bearerFormat: service.bearer.format,
      description: service.bearer.description,
    },
  },
  parameters: { IdempotencyKey: idempotencyKey },
  responses: sharedResponses(Object.values(service.calls), service.globalErrors),
  schemas: {
    Error: {
      type: "object",
      required: ["code", "message"],
      properties: {
        code: { enum: Object.keys(errors), description: "What went wrong; see Errors." },
        message: { type: "string", description: "What went wrong, in the caller's language." },
        fields: {
          type: "object",
          additionalProperties: { type: "string" },
          description: "Which fields are wrong, and why.",
        },
        details: { description: "What helps to continue, such as other free slots; see the schema of each code." },
      },
    },
    ...detailedErrors(answeredCodes(service)),
  },
});

const answeredCodes = (service: Described): ErrorCode[] =>
  Object.keys(errors)
    .filter(isErrorCode)
    .filter((code) => isAnsweredBy(service, code));
const isErrorCode = (code: string): code is ErrorCode => code in errors;
const isAnsweredBy = ({ calls, globalErrors: any }: Described, code: ErrorCode): boolean =>
  any.includes(code) || Object.values(calls).some((call) => call.errors.includes(code));

interface Around {
  readonly service: Described;
  readonly serverUrl: string;
  readonly tag: string | undefined;
}

function operation(name: string, call: EndpointShape, { service, serverUrl, tag }: Around): Json {
  const needsBearer = call.access !== "public";
  const raw = call.raw === undefined ? undefined : rawParts(call, call.raw);
  const example = service.examples[name];
  const [summary = "", ...rest] = call.description.split(/\.(?:\s+|$)/);
  const description = call.description.slice(summary.length + 1).trim();
  return {
    operationId: name,
    summary: rest.length > 0 ? summary : call.description,
    description: [description, `**Who can call it:** ${audienceOf(call)}`].filter(Boolean).join("\n\n"),
    tags: [tag ?? "Other"],
    "x-access": call.access,
    "x-effect": call.effect,
    security: needsBearer ? securityOf(call) : [],
    parameters: [
      ...parametersOf("path", call.params, example?.params),
      ...parametersOf("query", call.query, example?.query),
      ...(raw?.parameters ?? []),
      ...(call.effect === "read" || call.raw === "tus" ? [] : [{ $ref: "#/components/parameters/IdempotencyKey" }]),
    ],
    ...(raw?.requestBody === undefined ? {} : { requestBody: raw.requestBody }),
    ...(call.body === undefined ? {} : { requestBody: requestBody(call.body, example?.body) }),
    responses: {
      ...(raw?.success ?? { "200": replyOf(call, example?.reply) }),
      ...errorResponses(call.errors, service.globalErrors),
    },
    ...(example === undefined
      ? {}
      : {
          "x-codeSamples": codeSamples(requestOf(call, example), {
            address: serverUrl + service.base,
            authorization: needsBearer ? service.authorization : null,
            isWrite: call.effect !== "read",
            isRaw: call.raw !== undefined,
          }),
        }),
  };
}

/** Any one of the scopes will do. */
const securityOf = ({ scopes }: EndpointShape): Json[] =>
  scopes === undefined ? [{ bearer: [] }] : scopes.map((scope) => ({ bearer: [scope] }));

const requestBody = (schema: NonNullable<EndpointShape["body"]>, example: unknown): Json => ({
  required: true,
  content: {
    "application/json": { schema: schemaOf(schema, "input"), ...(example === undefined ? {} : { example }) },
  },
});
