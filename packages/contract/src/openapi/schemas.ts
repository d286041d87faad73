import { z } from "zod";
import { pathId } from "../common/fields.ts";
import type { EndpointShape } from "../endpoint.ts";
import { fieldDescription } from "./field-descriptions.ts";
import { namedSchemas } from "./named-schemas.ts";

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
  const { properties, required } = schemaOf(schema, "input", noNames);
  const needed = Array.isArray(required) ? required : [];
  return Object.entries(isJson(properties) ? properties : {}).map(([name, entry]) => {
    const { description, ...rest } = isJson(entry) ? entry : {};
    return {
      name,
      in: location,
      required: location === "path" || needed.includes(name),
      schema: rest,
      ...(description === undefined ? {} : { description }),
      ...(example?.[name] === undefined ? {} : { example: exampleOf(example[name], rest) }),
    };
  });
}

/** An id in an address is text to us, and the number that answers hold to those who read the description. */
const exampleOf = (value: unknown, schema: Json): unknown => (schema["type"] === "integer" ? Number(value) : value);

/**
 * Returns the JSON Schema of a contract schema, with the meaning of well-known fields. Named schemas stand in its `$defs`,
 * from where `hoistDefinitions` takes them.
 */
export function schemaOf(
  schema: NonNullable<EndpointShape["body"]>,
  io: "input" | "output",
  names = namedSchemas,
): Json {
  if (!(schema instanceof z.ZodType)) throw new TypeError("Contract schemas are zod schemas");
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    metadata: names,
    unrepresentable: "any",
    override: simplify,
  });
  const described = withDescriptions(rest);
  return isJson(described) ? described : {};
}

const noNames: typeof namedSchemas = z.registry();

/** Returns a part of a description without the `$defs` of its schemas, which go into `definitions`. Throws where one name stands for two shapes. */
export function hoistDefinitions({ $defs, ...part }: Json, definitions: Map<string, unknown>): Json {
  const hoist = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(hoist);
    return isJson(value) ? hoistDefinitions(value, definitions) : value;
  };
  for (const [name, definition] of Object.entries(isJson($defs) ? $defs : {})) {
    const hoisted = hoist(definition);
    const known = definitions.get(name) ?? hoisted;
    if (JSON.stringify(known) !== JSON.stringify(hoisted)) throw new Error(`Two schemas are called ${name}`);
    definitions.set(name, known);
  }
  return mapValues(part, (value, key) =>
    key === "$ref" && typeof value === "string" ? value.replace("#/$defs/", "#/components/schemas/") : hoist(value),
  );
}

interface Overriding {
  readonly zodSchema: z.core.$ZodTypes;
  readonly jsonSchema: z.core.JSONSchema.BaseSchema;
}

/** Writes an id of an address as the number that answers hold, and leaves out what `type` and `format` say already. */
function simplify({ zodSchema, jsonSchema }: Overriding): void {
  if (Object.is(zodSchema, pathId)) {
    delete jsonSchema.pattern;
    Object.assign(jsonSchema, { type: "integer", minimum: 1 });
  }
  if (["date-time", "date", "uuid"].includes(jsonSchema.format ?? "")) delete jsonSchema.pattern;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}

/** Adds the meaning of well-known fields wherever an object has them. */
function withDescriptions(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withDescriptions);
  if (!isJson(value)) return value;
  const inner = Object.entries(value).map(([key, part]) => [key, withDescriptions(part)] as const);
  const { properties, ...rest } = Object.fromEntries(inner);
  return isJson(properties)
    ? { ...rest, properties: mapValues(properties, describedField) }
    : Object.fromEntries(inner);
}

function describedField(property: unknown, name: string): unknown {
  const description = fieldDescription(name);
  if (description === undefined || !isJson(property) || property["description"] !== undefined) return property;
  return { ...property, description };
}

const mapValues = (all: Json, change: (value: unknown, key: string) => unknown): Json =>
  Object.fromEntries(Object.entries(all).map(([key, value]) => [key, change(value, key)]));

const isJson = (value: unknown): value is Json => typeof value === "object" && value !== null && !Array.isArray(value);
