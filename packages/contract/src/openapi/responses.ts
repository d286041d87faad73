import type { EndpointShape } from "../endpoint.ts";
import { errors, type ErrorCode } from "../errors.ts";
import { errorActions } from "./error-actions.ts";
import { schemaOf, type Json } from "./schemas.ts";

/** Returns the answers of a call by status: the reply, and every error with its meaning. */
export function responsesOf(call: EndpointShape, global: readonly ErrorCode[], example: unknown): Json {
  return { "200": replyOf(call, example), ...errorResponses(call.errors, global) };
}

/** Returns the error answers that every call of a service may give, to be referred to by their status. */
export function sharedResponses(global: readonly ErrorCode[]): Json {
  return Object.fromEntries(byStatus(global).map(([status, codes]) => [`Error${status}`, errorResponse(codes)]));
}

function replyOf({ reply, raw }: EndpointShape, example: unknown): Json {
  const schema = schemaOf(reply, "output");
  return {
    description: raw ? "Success; see the description of the call." : "Success.",
    content: { "application/json": { schema, ...(example === undefined ? {} : { example }) } },
  };
}

function errorResponses(own: readonly ErrorCode[], global: readonly ErrorCode[]): Json {
  const ownStatuses = new Set<number>(own.filter((code) => !global.includes(code)).map((code) => errors[code].status));
  return Object.fromEntries(
    byStatus([...own, ...global]).map(([status, codes]) => [
      String(status),
      ownStatuses.has(status) ? errorResponse(codes) : { $ref: `#/components/responses/Error${status}` },
    ]),
  );
}

const byStatus = (codes: readonly ErrorCode[]): [number, ErrorCode[]][] =>
  [...Map.groupBy(new Set(codes), (code) => errors[code].status)].toSorted(([a], [b]) => a - b);

const errorResponse = (codes: readonly ErrorCode[]): Json => ({
  description: codes.map((code) => `- \`${code}\`: ${errors[code].message} ${errorActions[code]}`).join("\n"),
  content: {
    "application/json": {
      schema: { $ref: "#/components/schemas/Error" },
      examples: Object.fromEntries(codes.map((code) => [code, { value: { code, message: errors[code].message } }])),
    },
  },
});
