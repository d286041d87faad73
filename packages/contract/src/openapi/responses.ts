import type { EndpointShape } from "../endpoint.ts";
import { detailsSchema } from "../error-details.ts";
import { errors, type ErrorCode } from "../errors.ts";
import { errorActions } from "./error-actions.ts";
import { schemaOf, type Json } from "./schemas.ts";

/** Returns the error answers of a service, to be referred to by name: those that every call may give by their status alone. */
export function sharedResponses(calls: readonly EndpointShape[], global: readonly ErrorCode[]): Json {
  const named = calls
    .flatMap((call) => namedErrors(call.errors, global))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return Object.fromEntries(named.map(({ name, codes }) => [name, errorResponse(codes)]));
}

/** Returns a schema for each error that has details, named by its code. */
export function detailedErrors(codes: readonly ErrorCode[]): Json {
  const schemas = codes.flatMap((code) => {
    const details = detailsSchema(code);
    return details === null ? [] : [[code, detailedError(code, schemaOf(details, "output"))] as const];
  });
  return Object.fromEntries(schemas);
}

const detailedError = (code: ErrorCode, details: Json): Json => ({
  allOf: [errorRef, { type: "object", properties: { code: { const: code }, details } }],
});

/** Returns the answer of success of a call in JSON. */
export function replyOf({ reply }: EndpointShape, example: unknown): Json {
  const schema = schemaOf(reply, "output");
  return {
    description: "Success.",
    content: { "application/json": { schema, ...(example === undefined ? {} : { example }) } },
  };
}

/** Returns the error answers of a call by status, each with its meaning. */
export function errorResponses(own: readonly ErrorCode[], global: readonly ErrorCode[]): Json {
  return Object.fromEntries(
    namedErrors(own, global).map(({ name, status }) => [status, { $ref: `#/components/responses/${name}` }]),
  );
}

/** The errors of a call by status, with the name of the answer: `Error404`, or with codes of its own `STATE_CONFLICT_OR_PLACE_TAKEN`. */
function namedErrors(own: readonly ErrorCode[], global: readonly ErrorCode[]) {
  return byStatus([...own.toSorted(), ...global]).map(([status, codes]) => {
    const special = codes.filter((code) => !global.includes(code));
    return { name: special.length === 0 ? `Error${status}` : special.join("_OR_"), status, codes };
  });
}

const byStatus = (codes: readonly ErrorCode[]): [number, ErrorCode[]][] =>
  [...Map.groupBy(new Set(codes), (code) => errors[code].status)].toSorted(([a], [b]) => a - b);

const errorResponse = (codes: readonly ErrorCode[]): Json => ({
  description: codes.map((code) => `- \`${code}\`: ${errors[code].message} ${errorActions[code]}`).join("\n"),
  content: {
    "application/json": {
      schema: errorSchema(codes),
      examples: Object.fromEntries(codes.map((code) => [code, { value: { code, message: errors[code].message } }])),
    },
  },
});

const errorRef = { $ref: "#/components/schemas/Error" };

function errorSchema(codes: readonly ErrorCode[]): Json {
  const detailed = codes.filter((code) => detailsSchema(code) !== null);
  if (detailed.length === 0) return errorRef;
  const refs = detailed.map((code) => ({ $ref: `#/components/schemas/${code}` }));
  const all = detailed.length === codes.length ? refs : [...refs, errorRef];
  return all.length === 1 && all[0] ? all[0] : { anyOf: all };
}
