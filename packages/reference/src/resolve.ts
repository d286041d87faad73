type Json = Readonly<Record<string, unknown>>;

const localRef = /^#\/components\/(\w+)\/([\w.-]+)$/;

/**
 * Returns a part of a description with the shared parts it refers to in place; a schema gets its name as title.
 * Swagger UI's own resolver reads the whole description anew for each part, which takes seconds on a phone.
 * Our descriptions refer to nothing outside of them and in no circle.
 */
export function resolvePart(description: unknown, path: readonly string[]): unknown {
  const inPlace = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inPlace);
    if (!isJson(value)) return value;
    const { $ref, ...beside } = value;
    const [, kind = "", name = ""] = localRef.exec(typeof $ref === "string" ? $ref : "") ?? [];
    const parts = Object.entries(name === "" ? value : beside).map(([key, part]) => [key, inPlace(part)] as const);
    if (name === "") return Object.fromEntries(parts);
    const shared = inPlace(at(description, ["components", kind, name]));
    return {
      ...(kind === "schemas" ? { title: name } : {}),
      ...(isJson(shared) ? shared : {}),
      ...Object.fromEntries(parts),
    };
  };
  return inPlace(at(description, path));
}

const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, key) => (isJson(inner) ? inner[key] : undefined), value);

const isJson = (value: unknown): value is Json => typeof value === "object" && value !== null && !Array.isArray(value);
