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
  if (entry.raw === undefined && entry.method !== "GET")
    parts.body = parsePart(entry.body ?? empty, request.body ?? {});
  return parts;
}

function parsePart(schema: NonNullable<EndpointShape["body"]>, value: unknown): unknown {
  if (!(schema instanceof z.ZodType)) throw new TypeError("Contract schemas are zod schemas");
  const spoilt = spoiltTexts(value);
  if (spoilt.length > 0)
    throw new AppError("VALIDATION_FAILED", {
      fields: Object.fromEntries(spoilt.map((path) => [path, "hidden_character" as const])),
    });
  const parsed = schema.safeParse(value, { reportInput: true });
  if (!parsed.success) throw new AppError("VALIDATION_FAILED", { fields: fieldsOf(parsed.error) });
  return parsed.data;
}

/** The fields that hold a NUL character, which PostgreSQL cannot keep; texts that were pasted may have one. */
function spoiltTexts(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value === "string") return value.includes("\0") ? [path.join(".")] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name.includes("\0") ? [path.join(".")] : spoiltTexts(inner, [...path, name]),
  );
}
