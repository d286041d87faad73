import { z } from "zod";
import type { EndpointShape } from "../endpoint.ts";
import { fieldDescription } from "./field-descriptions.ts";

export type Json = Readonly<Record<string, unknown>>;

export const idempotencyKey = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  schema: { type: "string", maxLength: 100, pattern: "^[\\w.:-]{1,100}$" },
  description: "A new UUID for each thing you want done. Within 24 hours, the same key answers the first answer again.",
} as const;

/** Returns the parameters of a path or query. */
export function parametersOf(
  location: "path" | "query",
  schema: EndpointShape["params"],
  example: Json | undefined,
): Json[] {
  if (schema === undefined) return [];
  const { properties, required } = schemaOf(schema, "input");
  const needed = Array.isArray(required) ? required : [];
  return Object.entries(isJson(properties) ? properties : {}).map(([name, entry]) => {
    const { description, ...rest } = isJson(entry) ? entry : {};
    return {
      name,
      in: location,
      required: location === "path" || needed.includes(name),
      schema: rest,
      ...(description === undefined ? {} : { description }),
      ...(example?.[name] === undefined ? {} : { example: example[name] }),
    };
  });
}

/** Returns the JSON Schema of a contract schema, with the meaning of well-known fields. */
export function schemaOf(schema: NonNullable<EndpointShape["body"]>, io: "input" | "output"): Json {
  if (!(schema instanceof z.ZodType)) throw new TypeError("Contract schemas are zod schemas");
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any", override: describeFields });
  return rest;
}

function describeFields({ jsonSchema }: { readonly jsonSchema: { properties?: Record<string, unknown> } }): void {
  for (const [name, property] of Object.entries(jsonSchema.properties ?? {})) {
    const description = fieldDescription(name);
    if (description !== undefined && isJson(property) && property["description"] === undefined)
      Object.assign(property, { description });
  }
}

const isJson = (value: unknown): value is Json => typeof value === "object" && value !== null && !Array.isArray(value);
