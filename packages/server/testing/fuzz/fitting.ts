import fc, { type Arbitrary } from "fast-check";
import { z } from "zod";

type JsonSchema = z.core.JSONSchema.JSONSchema;
type AnySchema = JsonSchema | boolean;

/** Values that fit a part of the contract as far as its JSON Schema says; rules beyond that refuse some of them. */
export function fitting(schema: unknown): Arbitrary<unknown> {
  if (!(schema instanceof z.ZodType)) return fc.constant({});
  return valuesOf(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }));
}

function valuesOf(schema: AnySchema): Arbitrary<unknown> {
  if (typeof schema === "boolean") return fc.jsonValue({ maxDepth: 2 });
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return fc.oneof(...either.map(valuesOf));
  if (schema.allOf?.[0] !== undefined) return valuesOf(schema.allOf[0]);
  if (schema.type === "object") return objects(schema);
  if (schema.type === "array") return arrays(schema);
  if (schema.type === "string") return texts(schema);
  if (schema.type === "integer") return integers(schema);
  if (schema.type === "number") return fc.double({ ...boundsOf(schema), noNaN: true, noDefaultInfinity: true });
  if (schema.type === "boolean") return fc.boolean();
  if (schema.type === "null") return fc.constant(null);
  return fc.jsonValue({ maxDepth: 2 });
}

function objects({ properties = {}, required = [] }: JsonSchema): Arbitrary<unknown> {
  const entries = Object.entries(properties).map(([name, property]) => [name, valuesOf(property)] as const);
  return fc.record(Object.fromEntries(entries), {
    requiredKeys: required.filter((name) => Object.hasOwn(properties, name)),
    noNullPrototype: true,
  });
}

function arrays({ items, minItems = 0, maxItems }: JsonSchema): Arbitrary<unknown> {
  const one = items === undefined || Array.isArray(items) ? fc.jsonValue({ maxDepth: 1 }) : valuesOf(items);
  return fc.array(one, { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems ?? 5, 40)) });
}

const days = fc.oneof(
  fc.constantFrom("0001-01-01", "1970-01-01", "2024-02-29", "9999-12-31"),
  fc.date({ min: new Date("2026-01-01"), max: new Date("2029-01-01"), noInvalidDate: true }).map(dayOf),
);
const instants = fc.oneof(
  fc.constantFrom("0001-01-01T00:00:00Z", "1970-01-01T00:00:00.000Z", "9999-12-31T23:59:59.999Z"),
  fc
    .date({ min: new Date("2026-01-01"), max: new Date("2029-01-01"), noInvalidDate: true })
    .map((at) => at.toISOString()),
);
const formats: Readonly<Record<string, Arbitrary<string>>> = {
  date: days,
  "date-time": instants,
  email: fc.emailAddress(),
  uuid: fc.uuid(),
  uri: fc.webUrl(),
};

function texts({ format, pattern, minLength = 0, maxLength }: JsonSchema): Arbitrary<string> {
  const known = format === undefined ? undefined : formats[format];
  if (known) return known;
  const matching = pattern === undefined ? undefined : textsLike(pattern);
  const any = fc.string({
    unit: fc.oneof(fc.string({ unit: "binary", minLength: 1, maxLength: 1 }), fc.constantFrom("a", " ", "é", "中")),
    minLength,
    maxLength: Math.max(minLength, Math.min(maxLength ?? 60, 300)),
  });
  return matching ? fc.oneof({ weight: 4, arbitrary: matching }, any) : any;
}

/** Not every pattern can be turned round. */
function textsLike(pattern: string): Arbitrary<string> | undefined {
  try {
    return fc.stringMatching(new RegExp(pattern));
  } catch {
    return undefined;
  }
}

function integers(schema: JsonSchema): Arbitrary<number> {
  const { min = -10, max = Number.MAX_SAFE_INTEGER } = boundsOf(schema);
  const low = Math.ceil(min);
  const high = Math.floor(max);
  // Small ones are ids that exist.
  const small = fc.integer({ min: low, max: Math.max(low, Math.min(high, low + 60)) });
  return fc.oneof({ weight: 3, arbitrary: small }, fc.maxSafeInteger().map(clampedTo(low, high)));
}

const clampedTo =
  (low: number, high: number) =>
  (value: number): number =>
    Math.min(Math.max(value, low), high);

function boundsOf({ minimum, exclusiveMinimum, maximum, exclusiveMaximum }: JsonSchema): {
  min?: number;
  max?: number;
} {
  const min = typeof exclusiveMinimum === "number" ? exclusiveMinimum + 1 : minimum;
  const max = typeof exclusiveMaximum === "number" ? exclusiveMaximum - 1 : maximum;
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
}

function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}
