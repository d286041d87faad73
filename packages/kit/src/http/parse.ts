import type { EndpointShape } from "@treadclub/contract";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { AppError } from "../errors.ts";
import { fieldsOf } from "./fields.ts";

export interface Parts {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

const empty = z.strictObject({});

/** Path values, query and body as the contract says; unknown fields are refused. Throws VALIDATION_FAILED with fields. */
export function parseParts(entry: EndpointShape, request: FastifyRequest): Parts {
  const parts: { params?: unknown; query?: unknown; body?: unknown } = {};
  if (entry.params) parts.params = parsePart(entry.params, request.params);
  parts.query = parsePart(entry.query ?? empty, request.query);
  if (entry.raw !== true && entry.method !== "GET") parts.body = parsePart(entry.body ?? empty, request.body ?? {});
  return parts;
}

function parsePart(schema: NonNullable<EndpointShape["body"]>, value: unknown): unknown {
  if (!(schema instanceof z.ZodType)) throw new TypeError("Contract schemas are zod schemas");
  // PostgreSQL cannot hold NUL, and no text that a person types contains it.
  if (JSON.stringify(value)?.includes("\\u0000")) throw new AppError("VALIDATION_FAILED");
  const parsed = schema.safeParse(value, { reportInput: true });
  if (!parsed.success) throw new AppError("VALIDATION_FAILED", { fields: fieldsOf(parsed.error) });
  return parsed.data;
}
