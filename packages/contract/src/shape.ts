/** The JSON that details may be: types and literals with `|` between them, alternatives, fields of an object, items of a list, values of a map. */
export type Shape =
  | string
  | { readonly anyOf: readonly Shape[] }
  | { readonly fields: Readonly<Record<string, Shape>> }
  | { readonly each: Shape }
  | { readonly values: Shape };

/** Whether a value has a shape; fields that it does not name are allowed, so that a newer server can add some. */
export function fits(shape: Shape, value: unknown): boolean {
  if (typeof shape === "string")
    return shape.split("|").some((one) => one === "unknown" || one === kindOf(value) || one === value);
  if ("anyOf" in shape) return shape.anyOf.some((one) => fits(one, value));
  if ("each" in shape) return Array.isArray(value) && value.every((one) => fits(shape.each, one));
  if (typeof value !== "object" || value === null) return false;
  if ("values" in shape) return Object.values(value).every((one) => fits(shape.values, one));
  return Object.entries(shape.fields).every(([name, inner]) => fits(inner, Reflect.get(value, name)));
}

const kindOf = (value: unknown): string => (value === null ? "null" : typeof value);
